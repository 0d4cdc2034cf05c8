import { describe, expect, it } from "vitest";
import { inDollars } from "#domain/slides/money.ts";
import { totalOf } from "#domain/slides/document/total.ts";
import { account, bankMistake, marchSeventeen, notFood } from "./questions/teen-account.ts";

it("Dev's account comes to what is said of it, and so do the sums in its questions (T-2022)", () => {
  const left = inDollars(totalOf(account));
  expect(account.note).toContain(left);
  expect(bankMistake.quiz_correct_quote).toContain(left);
  expect(marchSeventeen.question).toContain(left);
  const bill = account.rows.find(({ note }) => note.includes("burger"));
  const parts = [...(bill?.note ?? "").matchAll(/\d+\.\d\d/g)].map(([sum]) =>
    Math.round(100 * Number(sum)),
  );
  expect(parts.reduce((all, part) => all + part, 0)).toBe(bill?.amount);
  expect(notFood.quiz_correct_quote).toContain(inDollars(Number(bill?.amount) - Number(parts[0])));
});

describe("each way out of the two parts that are due before payday", () => {
  const rowOf = (name: string) =>
    account.rows.find((row) => row.name.startsWith(name))?.amount ?? 0;
  const pay = rowOf("Pay, ");
  const part = rowOf("PayIn4");
  const dollarsIn = (text: string, pattern: RegExp) => 100 * Number(pattern.exec(text)?.[1] ?? 0);
  const fee = dollarsIn(marchSeventeen.question, /Late fee: (\d+)/);

  /** Cents after the first part, short of the second one, and after payday, with a late fee for each part missed. */
  function follow(toBegin: number, isReturned: boolean) {
    const due = isReturned ? 0 : part;
    const isPaid = toBegin >= due;
    const first = isPaid ? toBegin - due : toBegin;
    const isPaidAgain = first >= due;
    const second = isPaidAgain ? first - due : first;
    const missed = (isPaid ? 0 : 1) + (isPaidAgain ? 0 : 1);
    return {
      first,
      short: due - first,
      second,
      missed,
      payday: second + pay - missed * (due + fee),
    };
  }

  it.each(marchSeventeen.options)("'$name' comes to what is said of it", (option) => {
    const isReturned = option.name.startsWith("Return");
    const earned = isReturned ? part : dollarsIn(option.name, /\+(\d+)/);
    const { first, short, second, missed, payday } = follow(totalOf(account) + earned, isReturned);
    expect([option.coins_1, option.coins_2]).toEqual([first, payday]);
    expect(option.then_2).toContain(inDollars(payday));
    const said = [option.then_1, option.then_2].join(" ");
    const sums = [first, short, second, payday, payday + missed * fee].map(inDollars);
    expect((said.match(/\d+\.\d\d/g) ?? []).filter((sum) => !sums.includes(sum))).toEqual([]);
    expect(said.includes("fee")).toBe(missed > 0);
    const fees = [option.then_3, option.worse_why].flatMap(
      (text) => text.match(/\d+(?= dollars)/g) ?? [],
    );
    expect(fees.filter((dollars) => 100 * Number(dollars) !== missed * fee)).toEqual([]);
  });
});
