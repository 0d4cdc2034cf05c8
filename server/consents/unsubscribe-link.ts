import { equalSecret } from "#server/platform/hashing/hashing.ts";
import { errorDetails } from "#server/copy/error-details.ts";
import { ApiError } from "#server/platform/http/errors.ts";
import type { AuthenticatedContext } from "#server/auth/context.ts";

/**
 * The links that end mails. Each kind's token is a keyed hash for its own purpose, so that one kind
 * never does what another does; nothing of a token is stored. docs/security.md shows this table.
 */
export const UNSUBSCRIBE_LINKS = {
  reminders: { purpose: "unsubscribe", path: "/api/unsubscribe", ends: "reminders and news" },
  weekly_summary: {
    purpose: "unsubscribe-weekly-summary",
    path: "/api/weekly-summary/unsubscribe",
    ends: "the weekly summary",
  },
} as const;
export type UnsubscribeLink = keyof typeof UNSUBSCRIBE_LINKS;

const token = (server: AuthenticatedContext, kind: UnsubscribeLink, userId: string) =>
  `${userId}.${server.authContext.secrets.hmacHex(UNSUBSCRIBE_LINKS[kind].purpose, userId)}`;

/** The link that ends mails of a kind; it holds no personal data. */
export const unsubscribeUrl = (
  server: AuthenticatedContext,
  kind: UnsubscribeLink,
  userId: string,
) => `${server.config.publicUrl}${UNSUBSCRIBE_LINKS[kind].path}?t=${token(server, kind, userId)}`;

/** Lets the mail program show its own button (RFC 8058). */
export const unsubscribeHeaders = (
  server: AuthenticatedContext,
  kind: UnsubscribeLink,
  userId: string,
) => ({
  "List-Unsubscribe": `<${unsubscribeUrl(server, kind, userId)}>`,
  "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
});

/** The account of a link's token. Throws not_found for one that is not ours or of another kind. */
export function userOf(
  server: AuthenticatedContext,
  kind: UnsubscribeLink,
  given: string | undefined,
): string {
  const userId = given?.split(".")[0] ?? "";
  if (!/^[0-9a-f-]{36}$/.test(userId) || !equalSecret(given ?? "", token(server, kind, userId)))
    throw new ApiError("not_found", errorDetails.foreignLink);
  return userId;
}
