import { paths } from "#domain/routing/paths.ts";
import { fromAuth } from "../base/errors.ts";
import { auth } from "./family-client.ts";

/** Mails the code that proves a parent. */
export async function requestProof(): Promise<void> {
  const { error } = await (await auth()).reauthenticate();
  if (error !== null) throw fromAuth(error);
}

/** Asks both e-mail addresses whether the account may change. */
export async function requestEmailChange(email: string): Promise<void> {
  const { error } = await (
    await auth()
  ).updateUser(
    { email },
    { emailRedirectTo: location.origin + paths.authCallback(paths.account()) },
  );
  if (error !== null) throw fromAuth(error);
}
