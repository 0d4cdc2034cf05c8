import type { Language, SOURCE_LANGUAGE } from "#domain/content/languages.ts";
import { PURPOSES } from "#domain/consent/consent.ts";
import type { Purpose } from "#domain/consent/consent.ts";
import type { FamilyField, FieldValues, Signup } from "#domain/family/fields.ts";
import { answer, api, apiOf } from "../wire/api.ts";
import { timeZone } from "../base/device.ts";
import { noteChildren } from "./chosen-child.ts";
import { readWithPending } from "../mutations/mutation-queue.ts";

type Me = Awaited<ReturnType<typeof readMe>>;
export type Profile = NonNullable<Me["profile"]>;

const readMe = (child?: string) => answer(apiOf(child).me.$get(), "profile");

/**
 * The parent and the family as the server knows them, with what still waits on this device for the
 * child in the profile: this one, or the family's first. Throws child_not_found.
 */
export async function fetchMe(child?: string): Promise<Me> {
  const { answered: me, pending } = await readWithPending(child, () => readMe(child));
  const { profile } = me;
  noteChildren(me.children);
  if (profile === null || pending.length === 0) return me;
  // If this part of the app can't be loaded, the server's answer is shown unchanged.
  const shown = await import("../mutations/pending.ts").then(
    ({ withPending }) => withPending(profile, pending),
    () => profile,
  );
  return { ...me, profile: shown };
}

/** Does the rest of the course have to be bought? False without an answer: the server decides again later. */
export const isPaymentDue = () =>
  fetchMe().then(
    (me) => me.needs_payment,
    () => false,
  );

/**
 * First login: the profile, or the names to confirm. Throws no_pending_signup.
 * @param agreed the purposes with which another browser's sign-up was shown and confirmed; all for a
 *   sign-up of this browser, where they were chosen
 */
export const finishSignup = (signupId: string | null, agreed: readonly Purpose[] = PURPOSES) =>
  answer(
    api.me["finish-signup"].$post({
      json: {
        time_zone: timeZone(),
        agreed: [...agreed],
        ...(signupId === null ? {} : { signup_id: signupId }),
      },
    }),
  );

/** Answers whether a family that was made before the mailbox was proven belongs to its owner. */
export const answerForFamily = (isOurs: boolean) =>
  answer(api.me.family.$post({ json: { is_ours: isOurs } }));

/** Makes the family of a parent who is signed in. Throws AppError. */
export const saveSignup = (signup: Signup) =>
  answer(api.me.$patch({ json: { ...signup, time_zone: timeZone() } }));

/** Fields of a family that is there. Throws AppError. */
export const saveFamily = (patch: Partial<FieldValues<FamilyField>>) =>
  answer(api.me.$patch({ json: patch }));

/** Sends a parent's feedback to the staff. */
export const sendFeedbackForm = (text: string) =>
  answer(api["feedback-form"].$post({ json: { text } }));

/** Saves the family's time zone when it changed: the streak counts days in it. */
export async function keepTimeZone(profile: Profile): Promise<void> {
  if (profile.time_zone !== timeZone())
    await answer(api.me.$patch({ json: { time_zone: timeZone() } }));
}

/** The languages of the published lessons, and the one that the family chose. Throws AppError. */
export const fetchLessonLanguage = () => answer(api.me["lesson-language"].$get());

/** Chooses the language of the lessons; null for the one of each device. Throws AppError. */
export const saveLessonLanguage = (language: Language | typeof SOURCE_LANGUAGE | null) =>
  answer(api.me["lesson-language"].$put({ json: { language } }));
