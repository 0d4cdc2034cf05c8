import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { keepCovers } from "./covers.ts";
import { ourFile } from "../wire/ours-for-tests.ts";

vi.hoisted(() => vi.resetModules());
vi.mock("./kept-files.ts", () => ({
  keyOf: (url: string) => `https://host${url.split("?")[0]}`,
  openFiles: async () => cache,
}));
vi.mock("../auth/page-session.ts", () => ({ storedUserId: () => user }));

let user: string | null;
let files: Map<string, Response>;
const cache = {
  match: async (key: string) => files.get(key),
  put: async (key: string, response: Response) => void files.set(key, response),
  keys: async () => [...files.keys()].map((url) => ({ url })),
  delete: async ({ url }: { url: string }) => files.delete(url),
};
const kept = () => [...files.keys()].map((url) => url.replace("https://host", "")).toSorted();
const fetched = vi.fn<(url: string) => Promise<Response>>();

beforeEach(() => {
  user = "family";
  files = new Map();
  vi.stubGlobal("caches", {});
  vi.stubGlobal("fetch", fetched);
  fetched.mockReset();
  fetched.mockImplementation(async (url) => ourFile(url));
});
afterEach(() => void vi.unstubAllGlobals());

it("keeps the covers of the shelf under their plain URLs, each fetched once, and removes former ones (T-543)", async () => {
  await keepCovers(["/a.webp", "/b.webp?signature=1"]);
  expect(kept()).toEqual(["/a.webp", "/b.webp"]);
  await keepCovers(["/b.webp?signature=2", "/c.webp"]);
  expect(kept()).toEqual(["/b.webp", "/c.webp"]);
  expect(fetched.mock.calls.map(([url]) => url)).toEqual([
    "/a.webp",
    "/b.webp?signature=1",
    "/c.webp",
  ]);
});

it("keeps what is there while a cover can't be fetched, and none that is refused, large, or a page of somebody else", async () => {
  await keepCovers(["/a.webp"]);
  fetched.mockRejectedValueOnce(new TypeError("no network"));
  await expect(keepCovers(["/a.webp", "/b.webp"])).rejects.toThrow("no network");
  fetched.mockResolvedValueOnce(new Response(null, { status: 403 }));
  await keepCovers(["/a.webp", "/b.webp"]);
  fetched.mockResolvedValueOnce(ourFile("", { "content-length": "500001" }));
  await keepCovers(["/a.webp", "/b.webp"]);
  fetched.mockResolvedValueOnce(new Response("<html>"));
  await keepCovers(["/a.webp", "/b.webp"]);
  expect(kept()).toEqual(["/a.webp"]);
});

it("keeps none without a family", async () => {
  user = null;
  await keepCovers(["/a.webp"]);
  expect(kept()).toEqual([]);
});
