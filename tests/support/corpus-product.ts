import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { expect } from "vitest";
import type { ClipConversion } from "#domain/content/clip-conversion.ts";
import type { UploadKind } from "#domain/content/uploads.ts";
import { askServer } from "#server/platform/control/socket.ts";
import { uploader } from "./authoring.ts";
import { openBuilder, startProcess } from "./process.ts";

type Bytes = Uint8Array<ArrayBuffer>;

const CONVERTED_MS = 500_000;
/** An access token lasts an hour, which the corpus takes longer than on a slow machine. */
const TOKEN_MS = 1_800_000;

/** The running product with an author, who gives it files. `ffmpeg` is its setting FFMPEG. */
export async function startCorpusProduct(folder: string, ffmpeg: "auto" | "off") {
  const DATA_DIR = join(folder, ffmpeg);
  const server = await startProcess({ DATA_DIR, FFMPEG: ffmpeg });
  const lines = (await askServer(DATA_DIR, ["password"]))?.lines ?? [];
  const password = lines.find((line) => line.startsWith("  "))?.trim();
  let signedIn: { token: string; atMs: number } | null = null;
  const freshToken = async (): Promise<string> => {
    if (signedIn === null || performance.now() - signedIn.atMs > TOKEN_MS) {
      const { body } = await openBuilder(server.url, password);
      signedIn = { token: body.access_token, atMs: performance.now() };
    }
    return signedIn.token;
  };
  const staff = async (method: string, path: string, body?: unknown) =>
    server.request(method, `/api/staff${path}`, { token: await freshToken(), body });
  const { body: course } = await staff("POST", "/courses", { title: "Corpus" });
  const { body: createdLesson } = await staff("POST", `/courses/${course.id}/lessons`, {
    title: "One",
  });
  const lesson: string = createdLesson.id;
  const { body: slide } = await staff("POST", `/lessons/${lesson}/slides`, { type: "video" });

  async function uploaded(kind: UploadKind, name: string, bytes: Bytes): Promise<string> {
    const tus = uploader(
      { ask: (path, init) => fetch(server.url + path, init) },
      await freshToken(),
    );
    const { headers } = await tus.create(kind, name, bytes.byteLength);
    const location = headers.get("location") ?? "";
    await tus.patch(location, 0, bytes);
    return location.slice(location.lastIndexOf("/") + 1);
  }

  return {
    url: server.url,
    stop: () => server.kill("SIGTERM"),

    /** Gives a file to a field of the lesson. */
    async give(kind: UploadKind, name: string, bytes: Bytes) {
      const upload = await uploaded(kind, name, bytes);
      const { status, body } = await staff("POST", `/lessons/${lesson}/files`, { upload, kind });
      return status === 200 ? { url: body.url as string } : { refused: body.facts };
    },

    /** Gives a clip to be converted: its files, or why there are none. */
    async convert(name: string, bytes: Bytes) {
      const upload = await uploaded("video", name, bytes);
      const answer = await staff("POST", `/lessons/${lesson}/clips`, { upload, slide: slide.id });
      if (answer.status !== 201) return { refused: answer.body.facts?.reason };
      const { id, state, still_url } = answer.body;
      if (state === "choosing") {
        expect((await fetch(await this.urlOf(still_url))).status).toBe(200);
        await staff("POST", `/conversions/${id}/start`, { framing: "crop" });
      }
      const tab = randomUUID();
      const conversion = async () => {
        // Where no page has the lesson open, the clip goes into its slide at once.
        await staff("PUT", `/lessons/${lesson}/presence`, { tab, slide: null });
        const { conversions } = (await staff("GET", `/lessons/${lesson}/conversions`)).body;
        return conversions.find((one: ClipConversion) => one.id === id) as ClipConversion;
      };
      await expect
        .poll(async () => (await conversion()).state, { timeout: CONVERTED_MS, interval: 200 })
        .toMatch(/done|failed/);
      const { result, problem } = await conversion();
      await staff("DELETE", `/conversions/${id}`);
      return result ?? { fails: problem };
    },

    /** Where the author's browser loads a file. */
    async urlOf(url: string): Promise<string> {
      const { addresses: signedUrls } = (await staff("POST", "/media-addresses", { urls: [url] }))
        .body;
      return new URL(signedUrls[url], server.url).href;
    },
  };
}

export type CorpusProduct = Awaited<ReturnType<typeof startCorpusProduct>>;
