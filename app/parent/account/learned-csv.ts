import { JARS } from "#domain/allowance/coins.ts";
import { toDecimal } from "#domain/allowance/money.ts";
import type { CanDo } from "#domain/learning/learned/can-do.ts";
import type { Learned } from "#domain/learning/learned/learned.ts";
import { toCsv } from "#domain/wire/csv.ts";
import { learnedTable as words } from "#app/copy/learned.ts";

interface Child {
  kid_name: string;
  learned: Learned;
}

/** A line of the table, in the order of its columns, without the child. */
interface Row {
  what: string;
  mission?: string;
  text?: string;
  answer?: string | null;
  number?: string | number;
  unit?: string;
  date?: string | null;
}

/** What the children of a family learned, as CSV: a row for each thing. */
export const learnedCsv = (family: readonly Child[]): string =>
  toCsv([
    words.columns,
    ...family.flatMap(({ kid_name, learned }) =>
      rowsOf(learned).map(({ what, mission, text, answer, number, unit, date }) => [
        kid_name,
        what,
        mission ?? "",
        text ?? "",
        answer ?? "",
        number ?? "",
        unit ?? "",
        date ?? "",
      ]),
    ),
  ]);

function rowsOf(learned: Learned): Row[] {
  const { finished, ideas, hard, cards_done, streak, days_played, jars, next, weeks } = learned;
  const toDo = learned.card_to_do;
  return [
    ...finished.map(({ title, on }) => ({ what: words.finished, mission: title, date: on })),
    ...ideas.flatMap(({ title, right_first, answered, points, can_do, try_at_home }): Row[] => [
      { what: words.rightFirst, mission: title, number: right_first, unit: words.of(answered) },
      ...can_do.flatMap((one) => ideaRows(title, one, try_at_home)),
      ...points.map(({ question, words: answer }) => ({
        what: words.showed,
        mission: title,
        text: question,
        answer,
      })),
    ]),
    ...hard.map(({ lesson_title, question, tries, is_solved, hint }) => ({
      what: is_solved ? words.solved : words.open,
      mission: lesson_title,
      text: question,
      answer: hint,
      number: tries,
      unit: words.tries,
    })),
    ...cards_done.map(({ title, on }) => ({ what: words.card, text: title, date: on })),
    ...(toDo === null
      ? []
      : [{ what: words.cardToDo, text: toDo.title, answer: toDo.steps.join(" ") }]),
    { what: words.streak, number: streak, unit: words.days },
    { what: words.daysPlayed, number: days_played, unit: words.days },
    ...weeks.flatMap(({ from, slides, days }) => [
      { what: words.weekSteps, number: slides, unit: words.steps, date: from },
      { what: words.weekDays, number: days, unit: words.days, date: from },
    ]),
    ...(jars === null
      ? []
      : JARS.map((jar) => ({
          what: words.jars[jar],
          number: toDecimal(jars[jar], jars.currency),
          unit: jars.currency,
        }))),
    ...(next === null
      ? []
      : [{ what: words.next, mission: next.title, ...(next.dinner && { text: next.dinner }) }]),
  ];
}

/** An idea of a mission: shown or not yet, and the first tries of which something is known. */
function ideaRows(mission: string, canDo: CanDo, tryAtHome: string | null): Row[] {
  const { idea: text, is_shown, lesson, before, after, later } = canDo;
  const tries = [
    [is_shown ? words.showed : words.notYet, lesson],
    [words.before, before],
    [words.after, after],
    [words.later, later],
  ] as const;
  return tries.flatMap(([what, { right, of }], place) =>
    of === 0 && place > 0
      ? []
      : [
          {
            what,
            mission,
            text,
            answer: place === 0 && !is_shown ? tryAtHome : null,
            number: right,
            unit: words.of(of),
          },
        ],
  );
}
