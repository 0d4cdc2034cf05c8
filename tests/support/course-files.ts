import { buffer } from "node:stream/consumers";
import * as yauzl from "yauzl";
import { ZipFile } from "yazl";
import { MANIFEST_NAME } from "#domain/content/course-file.ts";
import type { CourseFile } from "#domain/content/course-file.ts";
import { bearer } from "./bearer.ts";
import type { useAuthor } from "./author.ts";
import { fileBytes, giveFile, silentWav, upload } from "./authoring.ts";
import type { TestServer } from "./test-server.ts";

type Bytes = Uint8Array<ArrayBuffer>;

/** The files of a zip file, by name. */
export async function unzip(bytes: Bytes): Promise<Map<string, Buffer>> {
  const zip = await yauzl.fromBufferPromise(Buffer.from(bytes), { lazyEntries: true });
  const files = new Map<string, Buffer>();
  for await (const entry of zip.eachEntry())
    files.set(entry.fileName, await buffer(await zip.openReadStreamPromise(entry)));
  return files;
}

/** A zip file of these files; each entry has the comment. */
export async function zipped(
  files: Iterable<readonly [string, Buffer]>,
  compress: boolean,
  fileComment = "",
): Promise<Bytes> {
  const zip = new ZipFile();
  const options = { compress, fileComment };
  for (const [name, bytes] of files) zip.addBuffer(bytes, name, options);
  zip.end();
  return new Uint8Array(await buffer(zip.outputStream));
}

export const manifestOf = async (file: Bytes) =>
  ((await unzip(file)).get(MANIFEST_NAME) ?? Buffer.alloc(0)).toString("utf8");

/** The course file with another list, or with other files beside it. */
export async function changed(
  file: Bytes,
  change: (manifest: CourseFile, files: Map<string, Buffer>) => void,
  { compress = false } = {},
): Promise<Bytes> {
  const files = await unzip(file);
  const manifest = JSON.parse(await manifestOf(file));
  change(manifest, files);
  files.set(MANIFEST_NAME, Buffer.from(JSON.stringify(manifest)));
  return zipped(files, compress);
}

/** The course file with a comment beside each of its files. */
export const commented = async (file: Bytes, comment: string): Promise<Bytes> =>
  zipped(await unzip(file), false, comment);

/** Exports and imports courses as an author of a server. */
export function courseFiles(server: TestServer, token: string) {
  const exportedFrom = async (path: string): Promise<Bytes> => {
    const headers = bearer(token);
    const response = await server.ask(`/api/staff${path}/file`, { method: "POST", headers });
    if (response.status !== 200) throw new Error(await response.text());
    return new Uint8Array(await response.arrayBuffer());
  };
  const staff = (path: string, body: unknown) =>
    server.request("POST", `/api/staff${path}`, { token, body });
  const uploaded = async (bytes: Bytes) =>
    (await upload(server, token, { kind: "course-file", name: "course.zip", bytes })) as string;
  return {
    exported: (course: string) => exportedFrom(`/courses/${course}`),
    exportedLesson: (lesson: string) => exportedFrom(`/lessons/${lesson}`),
    /** What an import would change, or the refusal. */
    async plan(file: Bytes, course: string | null = null) {
      return staff("/course-files/plan", { upload: await uploaded(file), course });
    },
    /** Plans an import and does it. */
    async imported(file: Bytes, replacing = false, course: string | null = null) {
      const id = await uploaded(file);
      const { body } = await staff("/course-files/plan", { upload: id, course });
      const wanted = { upload: id, course, digest: body.digest ?? "", replacing };
      return {
        changes: body.changes,
        ...(await staff("/course-files/import", wanted)),
        again: () => staff("/course-files/import", wanted),
      };
    },
  };
}

/** A mission card. */
export const CARD = {
  title: "Count your coins",
  title_audio_url: null,
  little: "Count them.",
  little_audio_url: null,
  middle: "",
  middle_audio_url: null,
  older: "",
  older_audio_url: null,
  steps: [{ text: "Find three coins.", audio_url: null }],
  dinner: "What would you save for?",
};

/** A course of two lessons, with a clip, a voice, a card, and slides of several kinds. */
export async function newFullCourse({
  at,
  staff,
  newCourse,
  newLesson,
  newSlide,
  playable,
}: ReturnType<typeof useAuthor>) {
  const course = await newCourse("Pirates & gold");
  const { lesson, slide } = await playable(course, "First");
  const give = async (kind: "video" | "question-audio", name: string, bytes: Bytes) =>
    (await giveFile(at.server, at.token, lesson, { kind, name, bytes })).body.url as string;
  const video = await newSlide(lesson, "video");
  await staff("PATCH", `/slides/${video.id}`, {
    row_version: 1,
    alt: "Pocket waves",
    video_url: await give("video", "wave.mp4", await fileBytes("onboarding/welcome.mp4")),
    video_seconds: 4.25,
  });
  await staff("PATCH", `/slides/${slide}`, {
    row_version: 2,
    quiz_audio_url: await give("question-audio", "line.wav", silentWav()),
  });
  await staff("PATCH", `/lessons/${lesson}`, { row_version: 1, mission_card: CARD });
  const second = await newLesson(course, "Second");
  for (const kind of ["sort", "jars", "order"] as const) await newSlide(second, kind);
  return { course, lesson, slide, second };
}
