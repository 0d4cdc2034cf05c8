import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { toWav } from "#app/staff/files/wav.ts";
import { RECORDING_HZ } from "#domain/constants.ts";
import type { AnyUploadKind, UploadKind } from "#domain/content/uploads.ts";
import { openLessons } from "#server/platform/db/schema.ts";
import type { TestServer } from "./test-server.ts";
import { bearer } from "./bearer.ts";

export const media = (file: string) =>
  fileURLToPath(new URL(`../../course/media/${file}`, import.meta.url));

const encoded = (pairs: Record<string, string>) =>
  Object.entries(pairs)
    .map(([name, value]) => `${name} ${Buffer.from(value).toString("base64")}`)
    .join(",");

/** Speaks the upload protocol as the browser does; bodies are bytes. */
export function uploader({ ask }: Pick<TestServer, "ask">, token: string) {
  const send = (
    method: string,
    path: string,
    headers: Record<string, string>,
    body?: Uint8Array<ArrayBuffer>,
  ) =>
    ask(path, {
      method,
      headers: { ...bearer(token), "tus-resumable": "1.0.0", ...headers },
      ...(body && { body }),
    });
  return {
    /** Announces a file; the answer holds its URL. */
    create: (kind: string, filename: string, size: number) =>
      send("POST", "/api/staff/uploads", {
        "upload-length": String(size),
        "upload-metadata": encoded({ kind, filename }),
      }),
    /** Sends bytes from an offset on. */
    patch: (location: string, offset: number, bytes: Uint8Array<ArrayBuffer>) =>
      send(
        "PATCH",
        location,
        {
          "upload-offset": String(offset),
          "content-type": "application/offset+octet-stream",
          "content-length": String(bytes.byteLength),
        },
        bytes,
      ),
    offset: async (location: string) =>
      Number((await send("HEAD", location, {})).headers.get("upload-offset")),
    cancel: (location: string) => send("DELETE", location, {}),
    read: (location: string) => send("GET", location, {}),
  };
}

interface GivenFile {
  kind: UploadKind;
  name: string;
  bytes: Uint8Array<ArrayBuffer>;
}

/** Uploads a whole file; the answer is its id, or the refusal. */
export async function upload(
  server: TestServer,
  token: string,
  { kind, name, bytes }: Omit<GivenFile, "kind"> & { kind: AnyUploadKind },
) {
  const tus = uploader(server, token);
  const created = await tus.create(kind, name, bytes.byteLength);
  const location = created.headers.get("location");
  if (location === null) return { status: created.status, body: await created.json() };
  await tus.patch(location, 0, bytes);
  return location.slice(location.lastIndexOf("/") + 1);
}

/** Uploads a whole file and gives it to a lesson. */
export async function giveFile(
  server: TestServer,
  token: string,
  lessonId: string,
  file: GivenFile,
) {
  const uploaded = await upload(server, token, file);
  return typeof uploaded === "string"
    ? server.request("POST", `/api/staff/lessons/${lessonId}/files`, {
        token,
        body: { upload: uploaded, kind: file.kind },
      })
    : uploaded;
}

/** Uploads a whole clip and gives it to a slide, to be converted. */
export async function giveClip(
  server: TestServer,
  token: string,
  { lesson, slide }: { lesson: string; slide: string },
  { name, bytes }: Omit<GivenFile, "kind">,
) {
  const uploaded = await upload(server, token, { kind: "video", name, bytes });
  return typeof uploaded === "string"
    ? server.request("POST", `/api/staff/lessons/${lesson}/clips`, {
        token,
        body: { upload: uploaded, slide },
      })
    : uploaded;
}

/** A course with one lesson of one video slide without a clip, which no page has open. */
export async function newVideoSlide(server: TestServer, token: string) {
  const make = async (path: string, body: object): Promise<string> =>
    (await server.request("POST", `/api/staff${path}`, { token, body })).body.id;
  const course = await make("/courses", { title: "Clips" });
  const lesson = await make(`/courses/${course}/lessons`, { title: "One" });
  return { course, lesson, slide: await make(`/lessons/${lesson}/slides`, { type: "video" }) };
}

/** A page has the lesson open from now on: what is converted waits for it. */
export const openOnPage = (server: TestServer, lesson: string) =>
  server.context.db.insert(openLessons).values({
    tab: randomUUID(),
    author_id: randomUUID(),
    lesson_id: lesson,
    seen_at: new Date("2100-01-01"),
  });

/** The URL under which an author sees a file, whatever children may see. */
export async function urlForAuthor(
  server: TestServer,
  token: string,
  url: string,
): Promise<string> {
  const { body } = await server.request("POST", "/api/staff/media-addresses", {
    token,
    body: { urls: [url] },
  });
  return body.addresses[url];
}

export const fileBytes = async (file: string) => new Uint8Array(await readFile(media(file)));

/** A recorded line: half a second of silence. */
export const silentWav = () =>
  new Uint8Array(toWav(new Float32Array(RECORDING_HZ / 2), RECORDING_HZ));
