import { addDays, dayIn, weekOf } from "../days.ts";
import type { Day } from "../days.ts";
import type { AgeBand } from "../family/age.ts";

/*
 * The rule by which authors see figures and no child (k-anonymity with k = 5; 10 where one version is chosen).
 *
 * 1. The children who began a lesson in one week, at one version, of one age band, are a group.
 *    Age bands of fewer than five children are one group together; if that is of fewer than five
 *    children too, nothing is kept of it. Of a family only the child that began first is counted, so
 *    five children are of five families. A family counts once it is older than the week, has paid, or the server
 *    saw its children play on two days: nobody fills a group with families that are made for it.
 * 2. Within a group each count is rounded down to a multiple of five.
 * 3. A week is counted after it has ended. Once it has figures, it is never counted again.
 * 4. The overview shows sums of these groups. What it counts beside them (new families, answers to the
 *    feedback questions, opened pages) is counted by whole weeks that have ended, too, each count
 *    rounded down to a multiple of five. Of a family one answer to a question about a lesson counts,
 *    and views of a page in a week count where at least five families opened it.
 * 5. An author makes versions, and so could choose who is in a group: of one version alone, a figure of
 *    fewer than ten children is not shown.
 *
 * Groups of a week share no child, so every figure under every filter is a sum of whole groups, and so is
 * the difference of two filters. Two looks at different times differ by whole weeks.
 */

export const GROUP_MIN_CHILDREN = 5;
/** Of one version alone. */
export const VERSION_MIN_CHILDREN = 10;

/** A count of children as it may be shown: 4 -> 0, 12 -> 10. */
export const roundedCount = (children: number): number =>
  Math.floor(children / GROUP_MIN_CHILDREN) * GROUP_MIN_CHILDREN;

/** What is counted of the children who began a lesson in a week. */
export type GroupMeasure =
  | "started"
  | "finished"
  | "reached"
  | "solved"
  | "first_try"
  | "wrong"
  | CheckMeasure;

/** First answers to a check, before the lesson's other questions and after one of them. */
const CHECK_MEASURES = ["before_right", "before_wrong", "after_right", "after_wrong"] as const;
export type CheckMeasure = (typeof CHECK_MEASURES)[number];

export const isCheckMeasure = (measure: GroupMeasure): measure is CheckMeasure =>
  CHECK_MEASURES.some((one) => one === measure);

/** Of a group with several age bands. */
const MIXED_AGES = "mixed";
export type GroupAge = AgeBand | typeof MIXED_AGES;

export interface GroupCount<Age extends string = GroupAge> {
  version: number;
  age: Age;
  measure: GroupMeasure;
  /** A slide's id, one with what was done wrong ('<id>/3>1'), or '' for the lesson. */
  subject: string;
  /** Children. */
  count: number;
}

/**
 * Counts of one lesson in one week as they may be kept and shown, from exact ones. Exact counts of
 * the same version, age, measure and subject are of different children.
 */
export function publishableCounts(exact: readonly GroupCount<AgeBand>[]): GroupCount[] {
  const started = new Map<string, number>();
  for (const { version, age, measure, count } of exact)
    if (measure === "started") add(started, `${version} ${age}`, count);
  const ageOf = ({ version, age }: GroupCount<AgeBand>): GroupAge =>
    (started.get(`${version} ${age}`) ?? 0) < GROUP_MIN_CHILDREN ? MIXED_AGES : age;

  const sums = new Map<string, GroupCount>();
  const ofGroup = new Map<string, number>();
  for (const row of exact) {
    const { version, measure, subject, count } = row;
    const age = ageOf(row);
    const key = [version, age, measure, subject].join(" ");
    const sum = sums.get(key) ?? { version, age, measure, subject, count: 0 };
    sums.set(key, { ...sum, count: sum.count + count });
    if (measure === "started") add(ofGroup, `${version} ${age}`, count);
  }
  return [...sums.values()]
    .filter(({ version, age }) => (ofGroup.get(`${version} ${age}`) ?? 0) >= GROUP_MIN_CHILDREN)
    .map((row) => ({ ...row, count: roundedCount(row.count) }))
    .filter(({ count }) => count > 0);
}

const add = (sums: Map<string, number>, key: string, count: number) =>
  sums.set(key, (sums.get(key) ?? 0) + count);

/** Days after its end on which a week is counted: later events of offline devices are left out. */
const SETTLED_DAYS = 1;
const WEEK_DAYS = 7;

/** Weeks that have ended and settled, by their Mondays, oldest first. */
export function countableWeeks(now: Date, weeks: number): Day[] {
  const open = weekOf(addDays(dayIn(now, null), -SETTLED_DAYS));
  return Array.from({ length: weeks }, (_, index) => addDays(open, (index - weeks) * WEEK_DAYS));
}
