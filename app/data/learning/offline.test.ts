import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Band } from "#domain/slides/bands.ts";
import type { VideoSlide } from "#domain/slides/video/video.ts";
import { entry } from "../base/device-storage.ts";
import { newStorage } from "../base/storage-for-tests.ts";
import { LessonMedia } from "./lesson-media.ts";
import { refreshSavedLessons, removeFromTheCar, saveForTheCar } from "./offline.ts";
import { savedBytes } from "./saved-lessons.ts";
import { ourFile } from "../wire/ours-for-tests.ts";

// Before and after: modules are shared by the test files of a worker.
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());
vi.mock("./kept-files.ts", () => ({
  keyOf: (url: string) => `https://host${url}`,
  openFiles: async () => cache,
}));
vi.mock("../auth/page-session.ts", () => ({ storedUserId: () => "family" }));
let player: string | undefined;
vi.mock("../family/chosen-child.ts", () => ({
  chosenChild: () => player,
  soleChild: () => undefined,
}));

let files: Map<string, Response>;
const cache = {
  match: async (key: string | { url: string }) =>
    files.get(typeof key === "string" ? key : key.url)?.clone(),
  put: async (key: string, response: Response) => void files.set(key, response),
  keys: async () => [...files.keys()].map((url) => ({ url })),
  delete: async (key: string) => files.delete(key),
};
const kept = () => [...files.keys()].map((url) => url.replace("https://host/", "")).toSorted();

const clip = (video_url: string): VideoSlide => ({
  id: "s",
  type: "video",
  video_url,
  captions_url: null,
  poster_url: null,
  alt: "",
});
const lessonOf = (...slides: VideoSlide[]) => ({
  version: 1,
  slides,
  media: new LessonMedia(slides, null, () => Promise.reject(new Error("free"))),
});
const lessonWith = (...urls: string[]) => lessonOf(...urls.map(clip));
const save = (id: string, lesson: ReturnType<typeof lessonOf>) =>
  saveForTheCar(id, lesson, () => undefined);

beforeEach(async () => {
  files = new Map();
  player = undefined;
  vi.stubGlobal("localStorage", newStorage());
  vi.stubGlobal("caches", {});
  vi.stubGlobal("fetch", async (url: string) => ourFile(url));
  await save("one", lessonWith("/en/a", "/both"));
  await save("two", lessonWith("/en/b"));
});
afterEach(() => void vi.unstubAllGlobals());

it("gives saved lessons the files of the current language and deletes former ones", async () => {
  expect(kept()).toEqual(["both", "en/a", "en/b"]);
  const read = async (id: string) =>
    id === "one" ? lessonWith("/de/longer", "/both") : lessonWith("/de/b");
  await refreshSavedLessons(read);
  expect(kept()).toEqual(["both", "de/b", "de/longer"]);
  expect(savedBytes("one")).toBe("/de/longer/both".length);
});

it("keeps every file while a saved lesson can't be read, or a new file can't be fetched", async () => {
  await refreshSavedLessons((id) =>
    id === "one" ? Promise.resolve(lessonWith("/de/a")) : Promise.reject(new Error("no network")),
  );
  expect(kept()).toEqual(["both", "en/a", "en/b"]);
  vi.stubGlobal("fetch", async () => new Response(null, { status: 500 }));
  const read = async () => lessonWith("/de/a");
  await expect(refreshSavedLessons(read)).rejects.toThrow("could not be fetched");
  expect(kept()).toEqual(["both", "en/a", "en/b"]);
});

it("keeps no page that a network shows in the place of a file (T-1190)", async () => {
  vi.stubGlobal("fetch", async () => new Response("<html>"));
  await expect(save("three", lessonWith("/page"))).rejects.toThrow("could not be fetched");
  expect([kept(), savedBytes("three")]).toEqual([["both", "en/a", "en/b"], null]);
});

it("fetches nothing if saved lessons are unchanged or the browser's data saver is on", async () => {
  const fetched = vi.fn<() => Promise<Response>>(async () => new Response());
  vi.stubGlobal("fetch", fetched);
  const unchanged = async (id: string) =>
    id === "one" ? lessonWith("/en/a", "/both") : lessonWith("/en/b");
  await refreshSavedLessons(unchanged);
  vi.stubGlobal("navigator", { connection: { saveData: true } });
  await refreshSavedLessons(async () => lessonWith("/de/a"));
  expect(fetched).not.toHaveBeenCalled();
  expect(kept()).toEqual(["both", "en/a", "en/b"]);
});

it.each([
  ["keeps a sibling's wording", { version: 1 }, true],
  ["deletes that of a former version", { version: 0 }, false],
  ["deletes that of another language", { version: 1, lang: "de" }, false],
])("a check of saved lessons %s (T-336)", async (_does, answer, isKept) => {
  files.set("https://host/little", new Response("little"));
  const ofSibling = JSON.stringify({ ...answer, slides: [clip("/little")] });
  files.set("https://host/api/child/1f/lessons/one", new Response(ofSibling));
  await refreshSavedLessons(async (id) =>
    id === "one" ? lessonWith("/en/a", "/both") : lessonWith("/en/b"),
  );
  expect(files.has("https://host/little")).toBe(isKept);
});

describe("a lesson whose slides differ by band", () => {
  const ofBand = (band: Band, ...urls: string[]) => ({ ...lessonWith(...urls), bands: [band] });
  const answerTo = (child: string, url: string, version = 1) =>
    files.set(
      `https://host/api/child/${child}/lessons/three`,
      new Response(JSON.stringify({ version, slides: [clip(url)] })),
    );
  const refresh = (ofThree: ReturnType<typeof ofBand>) =>
    refreshSavedLessons(async (id) =>
      id === "one" ? lessonWith("/en/a", "/both") : id === "two" ? lessonWith("/en/b") : ofThree,
    );
  beforeEach(async () => {
    player = "ada";
    await save("three", ofBand("middle", "/middle"));
    answerTo("ada", "/middle");
    player = "ben";
  });

  it("is saved for the child whose slides they are, and others for all children (T-1931)", async () => {
    expect([savedBytes("three"), savedBytes("one")]).toEqual([null, "/en/a/both".length]);
    await save("three", ofBand("teen", "/teens"));
    expect(savedBytes("three")).toBe("/teens".length);
    player = "ada";
    expect(savedBytes("three")).toBe("/middle".length);
  });

  it("stays saved for one child when another checks the saved lessons, whose own files are not fetched (T-1932)", async () => {
    answerTo("ben", "/teens");
    files.set("https://host/teens", new Response("x"));
    await refresh(ofBand("teen", "/fresh"));
    expect([kept().includes("middle"), kept().includes("fresh")]).toEqual([true, false]);
    player = "ada";
    expect(savedBytes("three")).toBe("/middle".length);
  });

  it("is saved for a sibling no longer where its version is an earlier one (T-1933)", async () => {
    await refresh({ ...ofBand("teen", "/teens"), version: 2 });
    player = "ada";
    expect(savedBytes("three")).toBeNull();
    expect(kept()).not.toContain("middle");
  });

  it("is removed for all children", async () => {
    await save("three", ofBand("teen", "/teens"));
    await removeFromTheCar("three", ofBand("teen", "/teens").slides);
    for (const child of ["ada", "ben"]) {
      player = child;
      expect(savedBytes("three")).toBeNull();
    }
  });
});

it("keeps the files of a lesson that is saved while saved lessons are refreshed", async () => {
  const read = async (id: string) =>
    id === "one" ? lessonWith("/de/longer", "/both") : lessonWith("/de/b");
  const refreshing = refreshSavedLessons(read);
  const saving = save("three", lessonWith("/c"));
  await Promise.all([refreshing, saving]);
  expect(savedBytes("three")).toBe("/c".length);
  expect(kept()).toContain("c");
});

it("does not save a lesson again that is removed while its new files are fetched", async () => {
  const fetched = Promise.withResolvers<Response>();
  const requested = Promise.withResolvers<void>();
  vi.stubGlobal("fetch", (url: string) => {
    if (url !== "/de/a") return Promise.resolve(ourFile(url));
    requested.resolve();
    return fetched.promise;
  });
  const one = lessonWith("/de/a");
  const refreshing = refreshSavedLessons(async (id) => (id === "one" ? one : lessonWith("/en/b")));
  await requested.promise;
  const removing = removeFromTheCar("one", one.slides);
  fetched.resolve(ourFile("a"));
  await Promise.all([refreshing, removing]);
  expect(savedBytes("one")).toBeNull();
  expect(kept()).toEqual(["en/b"]);
});

const FOLDER = "/media/content/lesson-three";
/** A story with a video of 100 bytes, captions of 10, and a script and sounds of 1 each. */
const storyLesson = () => {
  const sizes = { video: 100, captions: 10, poster: 1, script: 1, sound: 1, reply: 1 };
  const at = (name: keyof typeof sizes) => `${FOLDER}/${name}`;
  vi.stubGlobal("fetch", async (url: string) =>
    ourFile("x".repeat(sizes[url.split("/").at(-1) as keyof typeof sizes])),
  );
  return lessonOf(clip("/uploaded"), {
    ...clip(at("video")),
    captions_url: at("captions"),
    poster_url: at("poster"),
    story: {
      id: "missions/3/v1",
      script_url: at("script"),
      sound_url: at("sound"),
      more: [{ sound_url: at("reply") }],
    },
  });
};
const keptOfStory = () =>
  kept().flatMap((path) => (path.startsWith("media/") ? [path.split("/").at(-1)] : []));
const LIVE = ["reply", "script", "sound"];
const SLOW = ["captions", "poster", "video"];

it.each([
  ["drawn live without its video", null, LIVE],
  ["drawn live at the lower rate without its video", "12", LIVE],
  ["a video where drawing is too slow here", "0", SLOW],
])("saves a story as this device plays it: %s (T-360)", async (_as, speed, files) => {
  const lesson = storyLesson();
  if (speed !== null) entry("storySpeed").write(speed);
  await save("three", lesson);
  expect(keptOfStory()).toEqual(files);
  expect(kept()).toContain("uploaded");
});

it("a refresh removes saved videos that this device draws itself, updates the stored size, and fetches them where drawing became too slow (T-361)", async () => {
  const lesson = storyLesson();
  await removeFromTheCar("one", lessonWith("/en/a", "/both").slides);
  await removeFromTheCar("two", lessonWith("/en/b").slides);
  await save("three", lesson);
  const small = savedBytes("three") ?? 0;
  for (const name of SLOW)
    files.set(`https://host${FOLDER}/${name}`, await fetch(`${FOLDER}/${name}`));
  entry("saved", "family", "three").write(String(small + 111));
  await refreshSavedLessons(async () => lesson);
  expect([keptOfStory(), savedBytes("three")]).toEqual([LIVE, small]);

  entry("storySpeed").write("0");
  await refreshSavedLessons(async () => lesson);
  expect([keptOfStory(), savedBytes("three")]).toEqual([SLOW, small + 111 - 3]);
  await removeFromTheCar("three", lesson.slides);
  expect(kept()).toEqual([]);
});
