import { bandsWithOwnPath, slidesFor } from "#domain/content/band-path.ts";
import { slideOfSeed } from "#domain/content/course-seed.ts";
import { questionsIn } from "#domain/questions/judge-lesson.ts";
import { countPath } from "#domain/questions/path-rules.ts";
import type { PathCounts } from "#domain/questions/path-rules.ts";
import { QUESTION_TYPES } from "#domain/questions/question-type.ts";
import { keysOf } from "#domain/pick.ts";
import { BANDS } from "#domain/slides/bands.ts";
import type { Band } from "#domain/slides/bands.ts";
import type { Mission } from "#course/treasure-tracker/build.ts";
import { missions } from "#course/treasure-tracker/course.ts";
import { agesText, standardsTable } from "./standards-text.ts";

/** The document that `courseCounts` is kept in, in the folder of the repository. */
export const COUNTS_FILE = "docs/course-counts.md";

/** A path through a mission, with the ages that get it. */
interface CountedPath {
  ages: string;
  counts: PathCounts;
}

/** The different paths through a mission, those of younger children first. */
function pathsOf({ lesson }: Mission): CountedPath[] {
  const slides = lesson.slides.map((slide) => slideOfSeed(slide, ({ file }) => file));
  const bands = bandsWithOwnPath(slides).length === 0 ? [BANDS] : groupedBands(slides);
  return bands.map((group) => ({
    ages: group.map(agesText).join(", "),
    counts: countPath(questionsIn(slidesFor(slides, group[0] ?? "middle"))),
  }));
}

type Slides = Parameters<typeof questionsIn>[0];

/** Bands with the same slides are one group. */
const groupedBands = (slides: Slides): (readonly Band[])[] => [
  ...Map.groupBy(BANDS, (band) =>
    slidesFor(slides, band)
      .map(({ id }) => id)
      .join(),
  ).values(),
];

const row = (cells: readonly (string | number)[]) => `| ${cells.join(" | ")} |`;
const head = (cells: readonly string[]) => [row(cells), row(cells.map(() => "---"))];
const percent = (part: number, of: number) =>
  of === 0 ? "-" : `${Math.round((100 * part) / of)} %`;

function countsRow({ ages, counts }: CountedPath): string {
  const { questions, ofType, checks, places, oneOf } = counts;
  return row([
    ages,
    questions,
    ...keysOf(QUESTION_TYPES).map((type) => ofType[type]),
    percent(ofType.story, questions),
    percent(ofType.transfer + ofType.practice, questions),
    checks,
    places,
    percent(oneOf.longest, oneOf.judged),
    percent(oneOf.shortest, oneOf.judged),
  ]);
}

function ofMission(mission: Mission, index: number): string {
  const paths = pathsOf(mission);
  const ideas = [...new Set(paths.flatMap(({ counts }) => [...counts.situations.keys()]))];
  return [
    `## ${index + 1} ${mission.lesson.title}`,
    "",
    ...head([
      "ages",
      "questions",
      ...Object.values(QUESTION_TYPES),
      "share of C",
      "share of T + P",
      "checks",
      "places",
      "right is longest",
      "right is shortest",
    ]),
    ...paths.map(countsRow),
    "",
    ...head(["new cases of each idea", ...paths.map(({ ages }) => ages)]),
    ...ideas.map((idea) =>
      row([idea, ...paths.map(({ counts }) => counts.situations.get(idea) ?? "-")]),
    ),
  ].join("\n");
}

/** What the questions of the course come to, by mission and age, as a document. */
export const courseCounts = (): string =>
  [
    "# The course in counts",
    "Made by `npm run course -- counts`; a test fails while it is not what the course has. The rules behind the numbers: [questions](questions.md).",
    "R: what happened in the story. C: the idea in the story's case. T: the idea in a new case. P: a skill. D: a decision. Checks are among them. 'Right is longest': of the questions with one right answer, those in which it is longer than each other one.",
    ...missions.map(ofMission),
    "## Standards",
    "A number is of the new cases that ask for it; two or more make it practised.",
    standardsTable(),
  ]
    .join("\n\n")
    .concat("\n");
