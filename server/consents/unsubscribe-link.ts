import { equalSecret } from "#server/platform/hashing/hashing.ts";
import { errorDetails } from "#server/copy/error-details.ts";
import { ApiError } from "#server/platform/http/errors.ts";
import type { AuthenticatedContext } from "#server/auth/context.ts";

const token = (server: AuthenticatedContext, userId: string) =>
  `${userId}.${server.authContext.secrets.hmacHex("unsubscribe", userId)}`;

/** The link that ends reminders and news; it names nobody. */
export const unsubscribeUrl = (server: AuthenticatedContext, userId: string) =>
  `${server.config.publicUrl}/api/unsubscribe?t=${token(server, userId)}`;

/** Lets the mail program show its own button (RFC 8058). */
export const unsubscribeHeaders = (server: AuthenticatedContext, userId: string) => ({
  "List-Unsubscribe": `<${unsubscribeUrl(server, userId)}>`,
  "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
});

export function userOf(server: AuthenticatedContext, given: string | undefined): string {
  const userId = given?.split(".")[0] ?? "";
  if (!/^[0-9a-f-]{36}$/.test(userId) || !equalSecret(given ?? "", token(server, userId)))
    throw new ApiError("not_found", errorDetails.foreignLink);
  return userId;
}
