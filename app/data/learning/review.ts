import type { Day } from "#domain/days.ts";
import { answer, apiOf } from "../wire/api.ts";
import { chosenChild } from "../family/chosen-child.ts";
import { readWithPending, sendOrKeep } from "../mutations/mutation-queue.ts";

/**
 * The question that comes back today, as this device knows it; one whose answer waits here to be sent is
 * answered. Throws AppError.
 */
export async function fetchReview() {
  const { answered: review, pending } = await readWithPending(chosenChild(), () =>
    answer(apiOf(chosenChild()).me.review.$get(), "day", "zone"),
  );
  const { day, question } = review;
  const isWaiting = pending.some(
    (mutation) => mutation.kind === "review" && mutation.playedOn === day,
  );
  return question === null || !isWaiting
    ? review
    : { ...review, question: { ...question, is_answered: true } };
}

/** The question of a day was answered; without a network that is kept. Throws AppError. */
export const saveReview = (playedOn: Day) => sendOrKeep<"review">({ kind: "review", playedOn });
