import { standardsFor } from "#course/treasure-tracker/standards.ts";
import { agesOf, BANDS } from "#domain/slides/bands.ts";
import type { Band } from "#domain/slides/bands.ts";
import { STANDARDS } from "#domain/questions/standards.ts";
import type { StandardCount } from "#domain/questions/standards-count.ts";

export const agesText = (band: Band): string => agesOf(band).join("-");

const names = (counts: readonly StandardCount[]) =>
  counts.map(({ standard }) => standard).join(" ");

/** '11 of 27 practised'. */
const practisedText = (counts: readonly StandardCount[]): string =>
  `${counts.filter(({ isPractised }) => isPractised).length} of ${counts.length} practised`;

function ofBand(band: Band): string {
  const counts = standardsFor(band);
  const told = counts.filter(({ isTold }) => isTold);
  const practised = counts.filter(({ isPractised }) => isPractised);
  const once = counts.filter(({ situations, isPractised }) => situations > 0 && !isPractised);
  const reviewed = counts.filter(({ isReviewed }) => isReviewed);
  return [
    `Ages ${agesText(band)}: ${practisedText(counts)}, ${told.length} told, ${reviewed.length} reviewed`,
    `  told:         ${names(told)}`,
    `  practised:    ${practised.map(({ standard, situations }) => `${standard} (${situations})`).join(" ")}`,
    `  in one case:  ${names(once)}`,
    `  reviewed:     ${names(reviewed)}`,
  ].join("\n");
}

/** What the course does for each standard, by age, for `check`. */
export const standardsText = (): string =>
  [
    `Standards of grade 4: told by a story, practised in two new cases or more (in brackets: how many), reviewed on a later day or in a later mission.`,
    ...BANDS.map(ofBand),
  ].join("\n");

/** A row for each standard, a column for each age. */
export function standardsTable(): string {
  const columns = BANDS.map(standardsFor);
  const cell = ({ isTold, situations, isReviewed }: StandardCount) =>
    [
      ...(isTold ? ["told"] : []),
      ...(situations > 0 ? [String(situations)] : []),
      ...(isReviewed ? ["reviewed"] : []),
    ].join(", ");
  const row = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  return [
    row(["standard", ...BANDS.map(agesText)]),
    row(["---", ...BANDS.map(() => "---")]),
    ...Object.entries(STANDARDS).map(([standard, words], index) =>
      row([
        `${standard} ${words}`,
        ...columns.map((counts) => {
          const count = counts[index];
          return count === undefined ? "" : cell(count);
        }),
      ]),
    ),
    row(["**in all**", ...columns.map(practisedText)]),
  ].join("\n");
}
