import { answer, api } from "./api.ts";

type Me = Awaited<ReturnType<typeof fetchMe>>;
export type Profile = NonNullable<Me["profile"]>;

export const fetchMe = () => answer(api.me.$get());

const timeZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** First login: the profile, or the names to confirm. Throws no_pending_signup. */
export const finishSignup = (signupId: string | null) =>
  answer(api.me["finish-signup"].$post({ json: { time_zone: timeZone(), ...(signupId === null ? {} : { signup_id: signupId }) } }));

export const saveNames = (names: { parent_name: string; kid_name: string; kid_age: number }) =>
  answer(api.me.$patch({ json: { ...names, time_zone: timeZone() } }));

/** Tells the server where the family is, when that changed: the streak counts its days. */
export async function keepTimeZone(profile: Profile): Promise<void> {
  if (profile.time_zone !== timeZone()) await answer(api.me.$patch({ json: { time_zone: timeZone() } }));
}
