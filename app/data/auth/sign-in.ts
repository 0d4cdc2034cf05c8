import { paths } from "#domain/routing/paths.ts";
import { fromAuth } from "../base/errors.ts";
import { auth } from "./family-client.ts";

interface LinkRequest {
  email: string;
  /** Path the mail's button leads to in the end. */
  next: string;
  /** Sign-up makes an account; login does not, and answers the same either way. */
  create: boolean;
  signupId?: string;
}

/** Asks for a sign-in mail. */
export async function requestLink({ email, next, create, signupId }: LinkRequest): Promise<void> {
  const { error } = await (
    await auth()
  ).signInWithOtp({
    email,
    options: {
      shouldCreateUser: create,
      emailRedirectTo: location.origin + paths.authCallback(next),
      ...(signupId === undefined ? {} : { data: { signup_id: signupId } }),
    },
  });
  if (error !== null) throw fromAuth(error);
}

export async function signInWithCode(email: string, token: string): Promise<void> {
  const { error } = await (await auth()).verifyOtp({ email, token, type: "email" });
  if (error !== null) throw fromAuth(error);
}

/** What a mailed link is for. */
export type LinkType = "email" | "signup" | "recovery" | "email_change";

/**
 * Uses a link that another browser asked for. An e-mail change may begin no session: while it waits
 * for its other e-mail address, and when the account has gone from this one to the other.
 */
export async function openLink(
  tokenHash: string,
  type: LinkType,
): Promise<"signed-in" | "other-email-pending" | "account-moved"> {
  const { data, error } = await (await auth()).verifyOtp({ token_hash: tokenHash, type });
  if (error !== null) throw fromAuth(error);
  if (data.session !== null) return "signed-in";
  return data.user === null ? "other-email-pending" : "account-moved";
}

/**
 * What the sign-in client says when it is asked for a password sign-in without anything; for the
 * debug page.
 */
export async function signInWithNothing(): Promise<string> {
  const { error } = await (
    await auth()
  )
    .signInWithPassword({ password: "" } as never)
    .catch((thrown: Error) => ({ error: thrown }));
  return error?.message ?? "";
}

/** Ends the PKCE flow that this browser began. */
export async function exchangeCode(code: string): Promise<void> {
  const { error } = await (await auth()).exchangeCodeForSession(code);
  if (error !== null) throw fromAuth(error);
}
