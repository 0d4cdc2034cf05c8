import { formatMoney } from "#domain/allowance/money.ts";
import type { Learned } from "#domain/learning/learned/learned.ts";
import type { Tally } from "#domain/learning/learned/can-do.ts";
import { thisWeekOf } from "#domain/learning/learned/this-week.ts";
import { hourText } from "#domain/reminders/weekly-summary.ts";
import type { SummaryTime } from "#domain/reminders/weekly-summary.ts";

const WEEKDAYS = "Sunday Monday Tuesday Wednesday Thursday Friday Saturday".split(" ");
const list = new Intl.ListFormat("en-US", { type: "conjunction" });
const quoted = (text: string) => `"${text}"`;
/** ' (2 of 3)': first tries that were right. */
const figures = (first: Tally | null) =>
  first === null || first.of === 0 ? "" : ` (${first.right} of ${first.of})`;
const days = (count: number) => (count === 1 ? "1 day" : `${count} days`);

/** A child's name and what it learned in the last seven days. */
export interface ChildOfSummary {
  name: string;
  learned: Learned;
}

function played({ name, learned }: ChildOfSummary): string[] {
  const week = thisWeekOf(learned);
  if (!learned.has_played)
    return [`${name} has not begun yet. The first mission takes about five minutes.`];
  if (week.days === 0)
    return [`${name} did not play this week, and that is fine. Nothing is lost by waiting.`];
  const { finished, ideas, notYet, rightFirst, answered, hard, cards } = week;
  const playedOn = `${name} played on ${days(week.days)}`;
  return [
    finished.length === 0
      ? `${playedOn}.`
      : `${playedOn} and finished ${list.format(finished.map(quoted))}.`,
    ...(answered === 0
      ? []
      : [
          `New questions right on the first try: ${rightFirst} of ${answered}. Three questions are a hint, not a grade.`,
        ]),
    ...(ideas.length === 0
      ? []
      : [
          `What ${name} showed:`,
          ...ideas.map(({ words, first }) => `- ${words}${figures(first)}`),
        ]),
    ...notYet.map(
      ({ idea, first, card }) =>
        `Not yet: ${idea}${figures(first)}${card === null ? "" : ` To try at home: the mission card ${quoted(card)}.`}`,
    ),
    ...(hard === null
      ? []
      : [
          `Took a few tries: ${quoted(hard.question)}${hard.hint === null ? "" : ` Hint to talk about: ${quoted(hard.hint)}`}`,
        ]),
    ...(cards.length === 0
      ? []
      : [
          `Done together: the mission ${cards.length === 1 ? "card" : "cards"} ${list.format(cards.map(quoted))}.`,
        ]),
    ...(learned.streak > 1 ? [`Current streak: ${days(learned.streak)} in a row.`] : []),
  ];
}

function next({ learned }: ChildOfSummary): string[] {
  const { jars, next: lesson, lessons, card_to_do: card } = learned;
  const money = (amount: number) => (jars === null ? "" : formatMoney(amount, jars.currency));
  return [
    ...(jars === null
      ? []
      : [
          `In the jars: ${money(jars.save)} to save, ${money(jars.spend)} to spend, ${money(jars.share)} to share.`,
        ]),
    ...(card === null
      ? []
      : [
          `A mission for ten minutes together: ${quoted(card.title)}`,
          ...card.steps.map((step, index) => `${index + 1}. ${step}`),
          ...(card.dinner === "" ? [] : [`And a question for dinner: ${quoted(card.dinner)}`]),
        ]),
    ...(lesson === null
      ? [
          `All ${lessons} missions are finished. What a treasure! The certificate is on your account page.`,
        ]
      : [
          `Next mission: ${quoted(lesson.title)}`,
          ...(lesson.dinner === null || card !== null
            ? []
            : [`A question for dinner afterwards: ${quoted(lesson.dinner)}`]),
        ]),
  ];
}

/**
 * The weekly summary of a family. `href`: the page with all of it; `unsubscribeUrl`: the page that
 * ends it.
 */
export const weeklySummaryMail = (
  family: readonly ChildOfSummary[],
  { weekday, hour }: SummaryTime,
  href: string,
  unsubscribeUrl: string,
) => ({
  subject: "This week's treasures",
  heading: "Ahoy!",
  text: [`Here is ${list.format(family.map(({ name }) => name))}'s week in one minute.`],
  sections: family.map((child) => ({
    heading: child.name,
    lines: [...played(child), ...next(child)],
  })),
  button: { label: "See what was learned", href },
  foot: [
    `You get this e-mail on ${WEEKDAYS[weekday] ?? ""}s at ${hourText(hour)} because you switched it on.`,
  ],
  footLink: { label: "No more weekly e-mails", href: unsubscribeUrl },
});
