import { conversionProblems } from "#app/copy/clips.ts";
import { refusedFile } from "#app/copy/files.ts";
import type { UploadKind } from "#domain/content/uploads.ts";
import { convertedOutcome, ODD_FILES } from "./odd-files.ts";
import type { OddFile } from "./odd-files.ts";
import { plainOutcome, REAL_CAPTIONS, REAL_CLIPS, REAL_PICTURES } from "./real-clips.ts";
import type { ClipOutcome, PlainOutcome } from "./real-clips.ts";

/* docs/media-corpus.md, made of the lists that the tests go through. */

interface Row {
  what: string;
  /** With ffmpeg, and without. */
  converted: string;
  plain: string;
}

const refused = (words: string) => `refused: "${words}"`;

function convertedWords(is: ClipOutcome, plain: PlainOutcome): string {
  if (is === "plays") return "converted, plays";
  if ("refused" in is) {
    const isSame = typeof plain !== "string" && plain.reason === is.refused;
    return refused(refusedFile(isSame ? plain : { reason: is.refused }));
  }
  return `kept, not converted: "${conversionProblems[is.fails]}"`;
}

function plainWords(is: PlainOutcome): string {
  if (is === "plays") return "plays as it is";
  return is === "stops" ? "taken, stops where it is damaged" : refused(refusedFile(is));
}

/** What Chromium does with a file of the kind that is taken. */
const OPENED: Partial<Record<UploadKind, string>> = {
  video: "plays as it is",
  "answer-image": "shown",
  captions: "read",
  "question-audio": "plays",
};

function oddRow(file: OddFile): Row {
  const [what, kind, , , is, decoded] = file;
  const plain = is === "taken" ? (OPENED[kind] ?? "") : refused(refusedFile(is));
  return {
    what,
    converted:
      kind === "video"
        ? convertedWords(convertedOutcome(file), is === "taken" ? "plays" : is)
        : decoded === undefined
          ? plain
          : convertedWords(decoded, "plays"),
    plain,
  };
}

const both = (what: string, outcome: string): Row => ({ what, converted: outcome, plain: outcome });

const PARTS: readonly { heading: string; rows: readonly Row[] }[] = [
  {
    heading: "Clips as cameras, phones, browsers and programs write them",
    rows: REAL_CLIPS.map((clip) => ({
      what: clip.what,
      converted: convertedWords(clip.is, plainOutcome(clip)),
      plain: plainWords(plainOutcome(clip)),
    })),
  },
  {
    heading: "Pictures and captions as programs write them",
    rows: [
      ...REAL_PICTURES.map(([what, , , width, resized]) => ({
        what,
        converted: width === resized ? "shown" : `made ${resized} pixels wide, shown`,
        plain: "shown",
      })),
      ...REAL_CAPTIONS.map(([what]) => both(what, "read")),
    ],
  },
  {
    heading: "Good files with changed bytes",
    rows: ODD_FILES.map(oddRow),
  },
];

const cell = (text: string) => text.replaceAll("|", "\\|");

/** One row for all files with the same outcomes. */
const tableOf = ({ heading, rows }: (typeof PARTS)[number]) =>
  [
    `## ${heading}`,
    "",
    "| files | with ffmpeg | without |",
    "| --- | --- | --- |",
    ...Map.groupBy(
      rows,
      ({ converted, plain }) =>
        `${cell(converted)} | ${plain === converted ? "the same" : cell(plain)}`,
    )
      .entries()
      .map(
        ([outcomes, same]) => `| ${same.map(({ what }) => cell(what)).join("; ")} | ${outcomes} |`,
      ),
  ].join("\n");

/** How many files there are. */
export const corpusSize = PARTS.reduce((sum, { rows }) => sum + rows.length, 0);

export const corpusDocument = () => `# Bad and odd files

What becomes of the ${corpusSize} files that the tests make and give to the builder, on a machine with ffmpeg and on one without. Files are
separated by semicolons; words in quotes are what the author reads at the field. 'Plays', 'shown' and 'read' mean that Chromium plays the file to
its end, shows the picture, or reads every caption.

\`npm run test:long\` goes through all of it (\`tests/long/clip-corpus.test.ts\`): ffmpeg makes the clips, among them two of 400 MB, a script changes bytes, and each file goes
through the upload of the running product. \`npm test\` goes through the files with changed bytes without ffmpeg, and compares this page
with the lists of files (T-315); \`vitest run --project repository media-corpus -u\` rewrites it.

${PARTS.map(tableOf).join("\n\n")}
`;
