/*
 * Names inside a zip file that a person unpacked and packed again: programs add files of their own,
 * put a folder around all, and write names in their own ways.
 */

/** One entry of a zip file, as its list of contents has it. */
export interface PackedEntry {
  /** The bytes of its name. */
  rawName: Uint8Array;
  /** Unpacked size in bytes. */
  size: number;
  /** As the list of contents has them: a mode of Unix above, flags of DOS below. */
  attributes: number;
}

/** What an entry of a zip file is to us, by its name as parts of a path. */
export type PackedName =
  | { kind: "file"; parts: string[] }
  /** A folder, or what a program left beside the files. */
  | { kind: "litter" }
  /** It could lead out of its folder, or is no plain file. */
  | { kind: "bad"; name: string };

const LITTER_FOLDERS = new Set([
  "__macosx",
  ".appledouble",
  ".spotlight-v100",
  ".trashes",
  ".fseventsd",
  ".temporaryitems",
  "$recycle.bin",
  "system volume information",
  "@eadir",
]);
const LITTER_FILES = new Set([
  ".ds_store",
  ".localized",
  ".directory",
  ".apdisk",
  "thumbs.db",
  "ehthumbs.db",
  "desktop.ini",
  "icon\r",
]);
const DRIVE = /^[A-Za-z]:/;
const UNIX_KIND = 0o170000;
const UNIX_FILE = 0o100000;
const UNIX_FOLDER = 0o040000;
const DOS_FOLDER = 0x10;

/**
 * Names are UTF-8, or of an older set of letters, which the file does not tell. Any that gives each
 * byte a letter of its own will do: names of ours have none of these.
 */
function decode(rawName: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(rawName);
  } catch {
    return new TextDecoder("ibm866").decode(rawName);
  }
}

const isLitter = (parts: readonly string[]) => {
  const lower = parts.map((part) => part.toLowerCase());
  const name = lower.at(-1) ?? "";
  return (
    lower.some((part) => LITTER_FOLDERS.has(part)) ||
    LITTER_FILES.has(name) ||
    // What macOS keeps beside a file on disks that can't hold it.
    name.startsWith("._")
  );
};

/** Reads the name of one entry. Backslashes separate as slashes do; '.' and empty parts say nothing. */
export function readPackedName({ rawName, size, attributes }: PackedEntry): PackedName {
  const name = decode(rawName).replaceAll("\\", "/");
  const bad: PackedName = { kind: "bad", name: name.slice(0, 200) };
  const unixKind = (attributes >>> 16) & UNIX_KIND;
  if (unixKind !== 0 && unixKind !== UNIX_FILE && unixKind !== UNIX_FOLDER) return bad;
  const parts = name.split("/").filter((part) => part !== "" && part !== ".");
  if (name.startsWith("/") || DRIVE.test(name) || parts.includes("..")) return bad;
  const isFolder =
    name.endsWith("/") || unixKind === UNIX_FOLDER || (attributes & DOS_FOLDER) !== 0;
  if (isFolder) return size === 0 ? { kind: "litter" } : bad;
  if (isLitter(parts)) return { kind: "litter" };
  return parts.length === 0 || /\p{Cc}/u.test(name) ? bad : { kind: "file", parts };
}

/**
 * The folders around all of these files, where one of them has the name. [] where the file itself
 * is on top; null where no such file is there, or two lie in different folders.
 */
export function foldersAround(
  files: readonly (readonly string[])[],
  name: string,
): readonly string[] | null {
  const [first, ...more] = files
    .filter((parts) => parts.at(-1) === name)
    .toSorted((one, other) => one.length - other.length);
  const isRival = (parts: readonly string[]) =>
    parts.length === first?.length && parts.some((part, at) => part !== first[at]);
  return first === undefined || more.some(isRival) ? null : first.slice(0, -1);
}
