import type { Unit } from "#domain/slides/amount/amount.ts";

const unitOf = (count: number, { one, many }: Unit) => (count === 1 ? one : many);

/** What children read and hear on an amount slide. */
export const amount = {
  heading: "Set the number",
  howMany: ({ many }: Unit) => `How many ${many}?`,
  less: "Less",
  more: "More",
  done: "Done",
  unitOf,
  counted: (count: number, unit: Unit) => `${count} ${unitOf(count, unit)}`,
  /** For screen readers: '3 weeks, 6 coins'. */
  whole: (amount: string, worth: string | null) =>
    worth === null ? amount : `${amount}, ${worth}`,
};
