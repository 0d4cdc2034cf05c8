import type { AuthUserRow } from "./auth-user.ts";
import type { TokenKind } from "./context.ts";

/** A mail without a secret is a kind too. */
export type MailKind = TokenKind | "account_exists";

/** `type` of GET and POST /verify. */
export const VERIFY_TYPES = [
  "email",
  "magiclink",
  "signup",
  "recovery",
  "email_change",
  "invite",
] as const;
type VerifyType = (typeof VERIFY_TYPES)[number];

interface MailKindRules {
  /** What using the mail's link or code proves. */
  proves: "e-mail address" | "one of two e-mail addresses" | "presence" | "nothing";
  /**
   * The e-mail address of the account to which it is mailed. Its link and code count only while the
   * account has it there.
   */
  countsFor: "own e-mail address" | "next e-mail address" | null;
  /** The types that reach its link and its code; the mail's own link names the first. */
  types: readonly [VerifyType, ...VerifyType[]] | readonly [];
  /**
   * Where the mail's button leads: to the page that uses the token up on a press, or to the login
   * form.
   */
  link: "token" | "login" | null;
  hasCode: boolean;
  /**
   * Sending it may create an unconfirmed account for an unknown e-mail address, where the request
   * asks for that.
   */
  createsAccount: boolean;
  /**
   * Sets the password of its own request: at the first proof of an e-mail address only, and never
   * where there is a role.
   */
  setsPassword: boolean;
  /** Sets the metadata of its own request, under the same conditions. */
  setsMetadata: boolean;
  changesEmail: boolean;
  /** Names the pending sign-up that the family's profile is made from. */
  carriesSignupId: boolean;
  /** `amr` of the session it begins; null when it begins none. */
  amr: "otp" | "recovery" | "email_change" | null;
}

const nothingSet = {
  countsFor: "own e-mail address",
  createsAccount: false,
  setsPassword: false,
  setsMetadata: false,
  changesEmail: false,
  carriesSignupId: false,
} as const;
const change = {
  ...nothingSet,
  proves: "one of two e-mail addresses",
  types: ["email_change"],
  link: "token",
  hasCode: true,
  changesEmail: true,
  amr: "email_change",
} as const;

/**
 * What each mail may do. docs/security.md shows this table; a test compares both with the running
 * server.
 */
export const MAIL_KINDS = {
  /** A login mail, asked for by /otp or after a purchase. */
  email: {
    ...nothingSet,
    proves: "e-mail address",
    types: ["email", "magiclink", "signup"],
    link: "token",
    hasCode: true,
    createsAccount: true,
    setsMetadata: true,
    carriesSignupId: true,
    amr: "otp",
  },
  /**
   * The confirmation of a /signup. Only `type=signup` reaches it, so that a code typed on a login
   * page never does.
   */
  signup_password: {
    proves: "e-mail address",
    countsFor: "own e-mail address",
    types: ["signup"],
    link: "token",
    hasCode: true,
    createsAccount: true,
    setsPassword: true,
    setsMetadata: true,
    changesEmail: false,
    carriesSignupId: true,
    amr: "otp",
  },
  /**
   * Sent instead of `signup_password` where the password of the /signup does not count, and for a
   * /resend of a login mail. Anybody may ask for these mails, and a new secret voids the older one of
   * its kind: as a kind of its own it leaves the owner's login mail (`email`) valid. Its requests are
   * counted as `signup_password`.
   */
  signup_login: {
    ...nothingSet,
    proves: "e-mail address",
    types: ["email", "magiclink", "signup"],
    link: "token",
    hasCode: true,
    createsAccount: true,
    setsMetadata: true,
    carriesSignupId: true,
    amr: "otp",
  },
  /**
   * Sent instead of `signup_password` to an account that is confirmed or has a role, and instead of
   * `email_change_new` to an e-mail address that has an account which is not vacant.
   */
  account_exists: {
    ...nothingSet,
    proves: "nothing",
    countsFor: null,
    types: [],
    link: "login",
    hasCode: false,
    amr: null,
  },
  recovery: {
    ...nothingSet,
    proves: "e-mail address",
    types: ["recovery"],
    link: "token",
    hasCode: true,
    amr: "recovery",
  },
  /** The old e-mail address agrees; only the new mailbox's own link begins a session. */
  email_change_current: { ...change, amr: null },
  email_change_new: { ...change, countsFor: "next e-mail address" },
  /** Typed in a session that is open already. */
  reauthentication: {
    ...nothingSet,
    proves: "presence",
    types: [],
    link: null,
    hasCode: true,
    amr: null,
  },
} as const satisfies Record<MailKind, MailKindRules>;

/** The rules of a kind as the database holds it. */
export function rulesOf(kind: string): MailKindRules {
  if (!Object.hasOwn(MAIL_KINDS, kind)) throw new Error("a mailed secret of an unknown kind");
  return MAIL_KINDS[kind as MailKind];
}

/**
 * The e-mail address at which a mail of this kind counts for the account now; null for none. The one
 * place that says so, for the mail that is sent and for the link and the code that come back.
 */
export function emailFor(
  kind: string,
  user: Pick<AuthUserRow, "email" | "email_change">,
): string | null {
  const { countsFor } = rulesOf(kind);
  if (countsFor === null) return null;
  return countsFor === "own e-mail address" ? user.email : user.email_change;
}

const TOKEN_KINDS = Object.keys(MAIL_KINDS).filter(
  (kind): kind is TokenKind => kind !== "account_exists",
);

/** The kinds that a `type` of the protocol reaches; none for a type that is unknown. */
export const kindsOfType = (type: string): TokenKind[] =>
  TOKEN_KINDS.filter((kind) => rulesOf(kind).types.some((own) => own === type));
