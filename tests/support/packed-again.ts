import { crc32, deflateRawSync } from "node:zlib";

/* Zip files as programs write them, byte by byte: no library writes odd names and attributes. */

export interface PackedFile {
  name: string | Buffer;
  bytes?: Buffer;
  /** Kind and rights of Unix; left out by programs of Windows. */
  mode?: number;
  /** Flags of DOS: 0x10 for a folder. */
  dos?: number;
  flags?: number;
  /** 0: as it is, 8: deflated; any other is only written down. */
  method?: number;
  extra?: Buffer;
}

const FILE_MODE = 0o100644;
const FOLDER_MODE = 0o040755;
const LINK_MODE = 0o120777;
const UTF8_NAME = 0x0800;
const ENCRYPTED = 0x0001;
/** The sizes follow the data, as programs write them that stream. */
const SIZES_BEHIND = 0x0008;

/** A zip file with these entries in this order. */
export function packed(files: readonly PackedFile[]): Uint8Array<ArrayBuffer> {
  const parts: Buffer[] = [];
  const list: Buffer[] = [];
  let at = 0;
  for (const file of files) {
    const { bytes = Buffer.alloc(0), mode, dos = 0x20, flags = 0, method = 8 } = file;
    const { extra = Buffer.alloc(0) } = file;
    const name = Buffer.from(file.name as string);
    const packedBytes = method === 8 ? deflateRawSync(bytes) : bytes;
    const head = Buffer.alloc((flags & ENCRYPTED) === 0 ? 0 : 12);
    const data = Buffer.concat([head, packedBytes]);
    const isBehind = (flags & SIZES_BEHIND) !== 0;
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(20, 0);
    facts.writeUInt16LE(flags, 2);
    facts.writeUInt16LE(method, 4);
    facts.writeUInt32LE(crc32(bytes), 10);
    facts.writeUInt32LE(data.length, 14);
    facts.writeUInt32LE(bytes.length, 18);
    facts.writeUInt16LE(name.length, 22);
    facts.writeUInt16LE(extra.length, 24);
    const local = Buffer.from(facts);
    if (isBehind) local.fill(0, 10, 22);
    const behind = Buffer.alloc(isBehind ? 16 : 0);
    if (isBehind) {
      behind.write("PK\x07\x08", "latin1");
      facts.copy(behind, 4, 10, 22);
    }
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE((((mode ?? 0) << 16) | dos) >>> 0, 6);
    tail.writeUInt32LE(at, 10);
    const madeBy = Buffer.from([20, mode === undefined ? 0 : 3]);
    list.push(Buffer.from("PK\x01\x02", "latin1"), madeBy, facts, tail, name, extra);
    const whole = [Buffer.from("PK\x03\x04", "latin1"), local, name, extra, data, behind];
    parts.push(...whole);
    at += whole.reduce((sum, { length }) => sum + length, 0);
  }
  const end = Buffer.alloc(22);
  end.write("PK\x05\x06", "latin1");
  end.writeUInt16LE(files.length, 8);
  end.writeUInt16LE(files.length, 10);
  end.writeUInt32LE(
    list.reduce((sum, { length }) => sum + length, 0),
    12,
  );
  end.writeUInt32LE(at, 16);
  return new Uint8Array(Buffer.concat([...parts, ...list, end]));
}

type Files = ReadonlyMap<string, Buffer>;
const under = (folder: string | Buffer, name: string) =>
  Buffer.concat([Buffer.from(folder as string), Buffer.from(name)]);
const all = (files: Files, folder: string | Buffer, look: Omit<PackedFile, "name" | "bytes">) =>
  [...files].map(([name, bytes]) => ({ name: under(folder, name), bytes, ...look }));
const foldersOf = (files: Files): string[] => [
  ...new Set(
    [...files.keys()].flatMap((name) =>
      name
        .split("/")
        .slice(0, -1)
        .map((_part, at, parts) => `${parts.slice(0, at + 1).join("/")}/`),
    ),
  ),
];
const folder = (name: string | Buffer): PackedFile => ({
  name,
  mode: FOLDER_MODE,
  dos: 0x10,
  method: 0,
});
/** A field of times and users, as Unix programs add it. */
const TIMES = Buffer.from("UT\x05\0\x03\0\0\0\0ux\x0b\0\x01\x04\0\0\0\0\x04\0\0\0\0", "latin1");
const litter = (name: string, look: Omit<PackedFile, "name"> = {}): PackedFile => ({
  name,
  bytes: Buffer.from("\0\x05\x16\x07 left by a program"),
  ...look,
});

/** The same files as other programs pack them. */
export const PACKERS: readonly (readonly [string, (files: Files) => PackedFile[]])[] = [
  [
    "the Finder, a folder",
    (files) => {
      const look = { mode: FILE_MODE, flags: SIZES_BEHIND, extra: TIMES };
      return [
        folder("Pirates/"),
        litter("Pirates/.DS_Store", look),
        litter("__MACOSX/Pirates/._.DS_Store", look),
        ...foldersOf(files).map((name) => folder(`Pirates/${name}`)),
        ...all(files, "Pirates/", look),
        folder("__MACOSX/"),
        litter("__MACOSX/Pirates/._course.json", look),
        litter("__MACOSX/._Pirates", look),
        litter("Pirates/media/Icon\r", look),
      ];
    },
  ],
  [
    "the Finder, the chosen files",
    (files) => [
      ...all(files, "", { mode: FILE_MODE, flags: SIZES_BEHIND }),
      litter("__MACOSX/._course.json", { mode: FILE_MODE }),
      litter(".DS_Store", { mode: FILE_MODE }),
      litter("media/._x", { mode: FILE_MODE }),
    ],
  ],
  [
    "Windows, a folder in a folder",
    (files) => [
      ...all(files, "Pirates/Pirates/", {}),
      litter("Pirates/Pirates/media/Thumbs.db"),
      litter("Pirates/desktop.ini"),
      litter("Pirates/Desktop.ini"),
    ],
  ],
  [
    "older programs of Windows, with backslashes",
    (files) => [
      { name: "Pirates\\media\\", dos: 0x10, method: 0 },
      ...all(files, "Pirates/", {}).map(({ name, ...file }) => ({
        ...file,
        name: name.toString().replaceAll("/", "\\"),
      })),
    ],
  ],
  [
    "7-Zip, folders first",
    (files) => [
      ...foldersOf(files).map((name) => ({ name, dos: 0x10, method: 0 })),
      ...all(files, "", {}),
    ],
  ],
  [
    "a folder with an umlaut, in letters of DOS",
    (files) => all(files, Buffer.from("M\x81nzen/", "latin1"), {}),
  ],
  [
    "a folder with an umlaut, taken apart by macOS",
    (files) => all(files, "Mu\u0308nzen und Co. (2)/", { flags: UTF8_NAME, mode: FILE_MODE }),
  ],
  [
    "zip -r of Linux",
    (files) => [folder("media/"), ...all(files, "", { mode: FILE_MODE, extra: TIMES })],
  ],
  [
    "tar, with a dot before each name",
    (files) => [folder("./"), ...all(files, "./", { mode: FILE_MODE })],
  ],
  [
    "a folder of a network disk",
    (files) => [
      ...all(files, "a/", { method: 0 }),
      litter("a/@eaDir/course.json@SynoEAStream"),
      litter("a/.directory"),
    ],
  ],
];

type BadPack = (files: Files) => PackedFile[];
const beside =
  (...more: PackedFile[]): BadPack =>
  (files) => [...all(files, "", {}), ...more];
const x = Buffer.from("x");

/** Zip files that are refused, with what is said of them. */
export const BAD_PACKS: readonly (readonly [string, object, BadPack])[] = [
  ["a name that leads out", { reason: "bad_name" }, beside({ name: "../../evil.txt", bytes: x })],
  ["one with backslashes", { reason: "bad_name" }, beside({ name: "..\\..\\evil.txt", bytes: x })],
  [
    "one in a folder of litter",
    { reason: "bad_name" },
    beside({ name: "__MACOSX/../../._evil", bytes: x }),
  ],
  ["a name from the top of a disk", { reason: "bad_name" }, beside({ name: "/etc/x", bytes: x })],
  ["one of Windows", { reason: "bad_name" }, beside({ name: "C:\\x.txt", bytes: x })],
  ["one of a network", { reason: "bad_name" }, beside({ name: "\\\\host\\x.txt", bytes: x })],
  [
    "a link",
    { reason: "bad_name" },
    beside({ name: "media/link.mp4", bytes: Buffer.from("/etc/passwd"), mode: LINK_MODE }),
  ],
  [
    "a link that looks like litter",
    { reason: "bad_name" },
    beside({ name: ".DS_Store", bytes: x, mode: LINK_MODE }),
  ],
  ["a device", { reason: "bad_name" }, beside({ name: "media/device", mode: 0o020644 })],
  ["a folder that holds data", { reason: "bad_name" }, beside({ name: "media/more/", bytes: x })],
  ["a name with a line end", { reason: "bad_name" }, beside({ name: "media/a\nb.mp4", bytes: x })],
  ["a name with a zero", { reason: "bad_name" }, beside({ name: "media/a.mp4\0.txt", bytes: x })],
  [
    "the same name twice",
    { reason: "unlisted" },
    (files) => [...all(files, "", {}), ...all(files, "", {})],
  ],
  [
    "the same name, once with backslashes",
    { reason: "unlisted" },
    (files) => [
      ...all(files, "", {}),
      ...all(files, "", {}).map((file) => ({
        ...file,
        name: file.name.toString().replaceAll("/", "\\"),
      })),
    ],
  ],
  [
    "a file beside the folder around all",
    { reason: "unlisted" },
    (files) => [...all(files, "a/", {}), { name: "b.txt", bytes: x }],
  ],
  [
    "two courses beside each other",
    { reason: "no_manifest" },
    (files) => [...all(files, "a/", {}), ...all(files, "b/", {})],
  ],
  [
    "a password",
    { reason: "encrypted" },
    (files) => all(files, "", { flags: ENCRYPTED, method: 0 }),
  ],
  ["a rare way of packing", { reason: "packing" }, (files) => all(files, "", { method: 14 })],
  ["litter alone", { reason: "no_manifest" }, () => [litter(".DS_Store"), folder("media/")]],
];
