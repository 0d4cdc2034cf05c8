import type { Day } from "#domain/days.ts";
import type { Difficulty, Enjoyment } from "#domain/learning/feedback.ts";
import { entry } from "../base/device-storage.ts";
import { today } from "../base/device.ts";
import { chosenChild, keyOfChild } from "../family/chosen-child.ts";
import type { Profile } from "../family/family.ts";
import type { Mutation } from "../mutations/mutations.ts";
import { pendingMutations, sendOrKeep } from "../mutations/mutation-queue.ts";
import { streakAnswer, xpAnswer } from "../mutations/pending.ts";

/**
 * 70 XP once per child and lesson; the guard of this device saves the call, the server decides.
 */
export async function grantXp(userId: string, profile: Profile, lessonId: string) {
  const mutation = { kind: "xp", lessonId } as const;
  const result = await sendOrKeep(mutation);
  entry("xpGranted", userId, keyOfChild(lessonId)).write("true");
  return result ?? xpAnswer(profile, mutation);
}

export const isXpGuarded = (userId: string, lessonId: string) =>
  entry("xpGranted", userId, keyOfChild(lessonId)).read() !== null;

const isPlayed = (mutation: Mutation): mutation is Mutation<"progress" | "review"> =>
  mutation.kind === "progress" || mutation.kind === "review";

/**
 * The day on which the lesson ended, or of the question that was answered, if that is still waiting to be
 * sent: it may have been before midnight.
 */
const dayPlayed = (): Day =>
  pendingMutations(chosenChild()).findLast(isPlayed)?.playedOn ?? today();

export async function growStreak(profile: Profile) {
  const mutation = { kind: "streak", playedOn: dayPlayed() } as const;
  const result = await sendOrKeep(mutation);
  return result ?? streakAnswer(profile, mutation);
}

export const saveFeedback = (
  lessonId: string,
  feedback: { difficulty: Difficulty } | { enjoyment: Enjoyment },
) => sendOrKeep({ kind: "feedback", lessonId, feedback });
