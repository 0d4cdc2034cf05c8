import { expect, it } from "vitest";
import { COURSE_PRICE_USD } from "#domain/constants.ts";
import { offerOf } from "./landing.ts";

const wordsOf = (paywall: Parameters<typeof offerOf>[0]) => JSON.stringify(offerOf(paywall));

it("with a paywall the start page names the price once and that the first mission is free (T-1700)", () => {
  const { button, price, questions } = offerOf("after-first-lesson");
  expect(price.amount).toEqual({ before: "All five missions for", price: `$${COURSE_PRICE_USD}` });
  expect(price.heading).toBe("First mission free");
  expect(button).toBe("Play the first mission free");
  expect(questions[0]?.answer).toBe(
    `The first mission is free. All five missions together cost $${COURSE_PRICE_USD}, once. There is no subscription.`,
  );
});

it("without a paywall the start page names no price and nothing that is bought (T-1701)", () => {
  expect(offerOf("off").price.amount).toBeUndefined();
  expect(wordsOf("off")).not.toMatch(/\$|cost [^?]|purchase|first mission free/i);
  expect(wordsOf("off")).toContain("All five missions are open");
});

it("both paywalls answer the same questions (T-1703)", () => {
  const asked = (paywall: Parameters<typeof offerOf>[0]) =>
    offerOf(paywall).questions.map(({ question }) => question);
  expect(asked("off")).toEqual(asked("after-first-lesson"));
});
