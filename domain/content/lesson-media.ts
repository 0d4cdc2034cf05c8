import type { LessonVersion } from "./content.ts";
import type { Slide } from "../slides/registry.ts";

/** A file's URL without its signature: the same for as long as the file is the same. */
export const withoutSignature = (url: string): string => url.split("?")[0] ?? url;

/** Fields with this ending hold the URLs of files, in every kind of slide. */
export const isFileField = (name: string) => name.endsWith("_url");

/** @param path the names that lead to the value: 'quiz_answers.0.image_url' */
function mapFiles(
  value: unknown,
  change: (url: string, path: string) => string,
  path: string,
  isFile: boolean,
): unknown {
  if (typeof value === "string") return isFile ? change(value, path) : value;
  if (typeof value !== "object" || value === null) return value;
  const inside = (name: string) => (path === "" ? name : `${path}.${name}`);
  if (Array.isArray(value))
    return value.map((item, index) => mapFiles(item, change, inside(String(index)), isFile));
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      mapFiles(inner, change, inside(name), isFileField(name)),
    ]),
  );
}

/**
 * The slide with each URL of a file changed; what it lacks stays as it is. Works for kinds of
 * slides that this version does not know, too.
 */
export const mapMedia = <S extends object>(
  slide: S,
  change: (url: string, path: string) => string,
): S => mapFiles(slide, change, "", false) as S;

/** The URLs of all files of slides and mission cards, each once. */
export function mediaUrls(parts: readonly object[]): string[] {
  const urls = new Set<string>();
  for (const part of parts) mapMedia(part, (url) => (urls.add(url), url));
  return [...urls];
}

/** All of a lesson's version that may name files: its slides, and its mission card. */
export const partsOf = ({ slides, mission_card }: WithParts): object[] =>
  mission_card === undefined ? slides : [...slides, mission_card];

type WithParts = Pick<LessonVersion, "slides" | "mission_card">;

const isPicture = (path: string) => /(?:^|[._])(?:poster|image)_url$/.test(path);

/**
 * The picture that a lesson gives to its course: the poster of its first video slide, else its first
 * picture; null if it has none.
 */
export const coverOf = (slides: readonly Slide[]): string | null =>
  [...slides.filter(({ type }) => type === "video"), ...slides]
    .map(pictureOf)
    .find((url) => url !== null) ?? null;

/** The URL of a slide's poster or first picture; null if it has none. */
export function pictureOf(slide: Slide): string | null {
  const pictures: string[] = [];
  mapMedia(slide, (url, path) => (isPicture(path) && pictures.push(url), url));
  return pictures[0] ?? null;
}
