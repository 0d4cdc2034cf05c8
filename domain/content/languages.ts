/*
 * Languages that lessons can be translated into, as BCP 47 tags. The app's own screens, and lessons
 * as their authors write them first, are in SOURCE_LANGUAGE.
 */

export const SOURCE_LANGUAGE = "en";

export const LANGUAGES = [
  "ar",
  "bg",
  "bn",
  "cs",
  "da",
  "de",
  "el",
  "es",
  "et",
  "fa",
  "fi",
  "fr",
  "ga",
  "he",
  "hi",
  "hr",
  "hu",
  "id",
  "it",
  "ja",
  "ko",
  "lt",
  "lv",
  "nb",
  "nl",
  "pl",
  "pt",
  "pt-BR",
  "ro",
  "sk",
  "sl",
  "sr",
  "sv",
  "sw",
  "th",
  "tr",
  "uk",
  "ur",
  "vi",
  "zh-Hans",
  "zh-Hant",
] as const;
/** Languages of one course. */
export const COURSE_LANGUAGES_MAX = 12;
export type Language = (typeof LANGUAGES)[number];

export const isLanguage = (text: unknown): text is Language =>
  LANGUAGES.some((language) => language === text);

const RIGHT_TO_LEFT: readonly string[] = ["ar", "fa", "he", "ur"];

export const directionOf = (language: string): "ltr" | "rtl" =>
  RIGHT_TO_LEFT.includes(language) ? "rtl" : "ltr";

const mainPart = (tag: string) => (tag.split("-")[0] ?? "").toLowerCase();

/** Chinese by its script or by where it is read; else the tag's own language. */
function matches(language: string, wanted: string): boolean {
  if (language.toLowerCase() === wanted.toLowerCase()) return true;
  if (mainPart(language) !== mainPart(wanted)) return false;
  if (mainPart(language) !== "zh") return true;
  const isTraditional = /-(?:hant|tw|hk|mo)\b/i.test(wanted);
  return (language === "zh-Hant") === isTraditional;
}

const HEADER_MAX_CHARACTERS = 500;

/**
 * The tags of an Accept-Language header, the preferred one first. What can't be read is left out.
 */
export function acceptedLanguages(header: string): string[] {
  return header
    .slice(0, HEADER_MAX_CHARACTERS)
    .replaceAll(" ", "")
    .split(",")
    .flatMap((part, place) => {
      const [tag = "", weight = "q=1"] = part.split(";");
      const share = /^q=[01](?:\.\d{1,3})?$/.test(weight) ? Number(weight.slice(2)) : 0;
      const isTag = /^[a-z]{2,3}(?:-[a-z0-9]{2,8}){0,4}$/i.test(tag);
      return isTag && share > 0 ? [{ tag, share, place }] : [];
    })
    .toSorted((a, b) => b.share - a.share || a.place - b.place)
    .map(({ tag }) => tag);
}

/**
 * The language to serve of those that are there; null for the source. An exact tag comes before
 * another one of the same language: 'pt' before 'pt-BR' for a device in 'pt'.
 *
 * @param wanted the preferred one first
 */
export function languageFor<L extends string>(
  wanted: readonly string[],
  there: readonly L[],
): L | null {
  for (const tag of wanted) {
    const exact = there.find((language) => language.toLowerCase() === tag.toLowerCase());
    const found = exact ?? there.find((language) => matches(language, tag));
    if (found !== undefined) return found;
    if (mainPart(tag) === SOURCE_LANGUAGE) return null;
  }
  return null;
}
