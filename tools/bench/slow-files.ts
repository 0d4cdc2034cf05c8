import { crc32 } from "node:zlib";
import { zipped } from "#tests/support/course-files.ts";

const MB = 1_000_000;

/** Numbers that do not repeat, because a file that shrinks too much is refused unread. */
const courseFile = (json: string) =>
  zipped(
    [
      [
        "course.json",
        Buffer.from(json.replaceAll("1,", () => `${Math.floor(Math.random() * 9)},`)),
      ],
    ],
    true,
  );
const captions = () =>
  new Uint8Array(Buffer.from(`WEBVTT\n\n${"00:00.000 --> 00:01.000\na\n\n".repeat(36_000)}`));
function png() {
  const type = Buffer.from("teXt");
  const chunk = Buffer.alloc(12);
  type.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(type), 8);
  const head = Buffer.from(
    "89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c489",
    "hex",
  );
  return new Uint8Array(Buffer.concat([head, ...Array<Buffer>(416_000).fill(chunk)]));
}
function wav() {
  const head = Buffer.from("RIFF\0\0\0\0WAVE");
  head.writeUInt32LE(20 * MB - 8, 4);
  return new Uint8Array(Buffer.concat([head, Buffer.from("junk\0\0\0\0".repeat(2_499_000))]));
}

/** Files that are slow to read, by the kind of their upload. */
export const FILES: {
  what: string;
  kind: string;
  name: string;
  make(): Promise<Uint8Array<ArrayBuffer>>;
}[] = [
  ...[17 * MB, 5 * MB].map((bytes) => ({
    what: `a course file, ${bytes / MB} MB of numbers`,
    kind: "course-file",
    name: "course.zip",
    make: () => courseFile(`{"lessons":[${"1,".repeat(bytes / 2)}1]}`),
  })),
  {
    what: "captions, 1 MB of times",
    kind: "captions",
    name: "a.vtt",
    make: async () => captions(),
  },
  {
    what: "a PNG, 5 MB of empty chunks",
    kind: "slide-image",
    name: "a.png",
    make: async () => png(),
  },
  {
    what: "a WAV, 20 MB of empty chunks",
    kind: "slide-audio",
    name: "a.wav",
    make: async () => wav(),
  },
];
