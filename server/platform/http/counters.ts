import { NEWS_GAP_MS } from "#domain/content/lesson-news.ts";
import type { Config } from "#server/platform/config/config.ts";
import type { Counter, Row } from "./counter-rules.ts";

const MINUTE_S = 60;
const DAY_S = 86_400;
const FIVE_MINUTES_S = 300;
/**
 * Half of a link's lifetime: whoever requested the last mail, its link in the owner's mailbox still
 * works when the next one may be sent.
 */
const HALF_A_LINK_S = 1_800;
/** Above the daily limit: one text per phone in this time, over all accounts. */
const TEXT_TURN_S = 7_200;

const bySource = {
  keyedBy: "source",
  usedUpBy: "anonymous",
  store: "requests",
  whenFull: "refuse",
} as const;
const bySession = {
  keyedBy: "session",
  usedUpBy: "signed-in",
  neededBy: "signed-in",
  store: "requests",
  whenFull: "refuse",
} as const;
const byAccount = {
  keyedBy: "account",
  usedUpBy: "signed-in",
  neededBy: "signed-in",
  whenFull: "refuse",
} as const;
const byChild = {
  keyedBy: "child",
  usedUpBy: "signed-in",
  neededBy: "signed-in",
  whenFull: "refuse",
} as const;
const forMailbox = { usedUpBy: "anonymous", neededBy: "mailbox-owner" } as const;
const slowDown = { whenFull: "slow-down", slowSeconds: HALF_A_LINK_S } as const;
const byAuthors = {
  usedUpBy: "author",
  neededBy: "author",
  points: 1,
  seconds: NEWS_GAP_MS / 1000,
  store: "rows",
  whenFull: "refuse",
} as const;
const aMinute = { points: "apiPerMin", seconds: MINUTE_S } as const;
const fiveMinutes = { points: "authPer5Min", seconds: FIVE_MINUTES_S } as const;

const aDay = <const Points extends Row["points"]>(points: Points) =>
  ({ points, seconds: DAY_S, store: "database" }) as const;

export const COUNTERS = {
  // Requests. A request with the token of a live session counts for the session's account, so that
  // further sessions of the account do not raise its limit; every other request counts for its source.
  requests_source: {
    ...bySource,
    ...aMinute,
    neededBy: "anonymous",
    protects: "the server's time",
  },
  // Of sessions that a mail began, and of those that a password began: sessions by password use up
  // none of the mailbox owner's points.
  requests_account: { ...byAccount, store: "requests", ...aMinute, protects: "the server's time" },
  requests_password: { ...byAccount, store: "requests", ...aMinute, protects: "the server's time" },
  otp: {
    ...bySource,
    ...fiveMinutes,
    neededBy: "mailbox-owner",
    protects: "mailboxes, from mails to many e-mail addresses",
  },
  signup: {
    ...bySource,
    ...fiveMinutes,
    neededBy: "mailbox-owner",
    protects: "mailboxes, and time for judging and hashing passwords",
  },
  recover: {
    ...bySource,
    ...fiveMinutes,
    neededBy: "mailbox-owner",
    protects: "mailboxes, from mails to many e-mail addresses",
  },
  resend: {
    ...bySource,
    ...fiveMinutes,
    neededBy: "mailbox-owner",
    protects: "mailboxes, from mails to many e-mail addresses",
  },
  verify: {
    ...bySource,
    ...fiveMinutes,
    neededBy: "mailbox-owner",
    protects: "codes, from one guess at each of many e-mail addresses",
  },
  password: {
    ...bySource,
    ...fiveMinutes,
    neededBy: "mailbox-owner",
    protects: "passwords, from one guess at each of many e-mail addresses",
  },
  token_source: {
    ...bySource,
    points: "tokenPer5Min",
    seconds: FIVE_MINUTES_S,
    neededBy: "mailbox-owner",
    protects: "the database",
  },
  refresh_session: {
    ...bySession,
    points: "tokenPer5Min",
    seconds: FIVE_MINUTES_S,
    protects: "the database",
  },
  refused_refreshes: { ...bySession, ...aDay(20), protects: "space for critical events" },
  user_account: {
    ...byAccount,
    store: "requests",
    ...fiveMinutes,
    protects: "time for judging and hashing passwords",
  },
  sign_ups: {
    ...bySource,
    ...fiveMinutes,
    neededBy: "mailbox-owner",
    protects: "space for pending sign-ups",
  },
  sign_up_consents: {
    ...bySource,
    ...fiveMinutes,
    neededBy: "mailbox-owner",
    protects: "space for consents before sign-up",
  },
  setup_user_auth: {
    ...bySource,
    ...fiveMinutes,
    neededBy: "mailbox-owner",
    protects: "mailboxes and the payment provider",
  },
  conversion_function_account: {
    ...byAccount,
    store: "requests",
    ...fiveMinutes,
    protects: "the ad service",
  },
  contact_function_account: {
    ...byAccount,
    store: "requests",
    ...fiveMinutes,
    protects: "the mail service",
  },
  welcome_audio_calls_account: {
    ...byAccount,
    store: "requests",
    ...fiveMinutes,
    protects: "the voice service and the course voice",
  },
  welcome_audio_source: {
    ...bySource,
    ...fiveMinutes,
    neededBy: "mailbox-owner",
    protects: "the voice service and the course voice",
  },
  crashes: {
    ...bySource,
    points: 10,
    seconds: FIVE_MINUTES_S,
    neededBy: "anonymous",
    protects: "the log",
  },
  slide_moves: {
    ...byChild,
    points: 5_000,
    seconds: DAY_S,
    store: "requests",
    protects: "space for learning events",
  },
  reviews_child: {
    ...byChild,
    points: 500,
    seconds: DAY_S,
    store: "requests",
    protects: "the database, since the first reading of a day reads thousands of rows",
  },

  // Mails to one e-mail address, each kind for itself. Asked for by strangers too:
  mail_gap_source: mailRow(1, MINUTE_S, "a mailbox, from a mail each second"),
  mail_day_source: mailRow(10, DAY_S, "a mailbox, from one stranger"),
  mail_day_address: {
    ...forMailbox,
    ...aDay("mailsPerEmailPerDay"),
    ...slowDown,
    keyedBy: "email+kind",
    protects: "a mailbox, from many strangers",
  },
  // Asked for by somebody signed in, behind a proof (a change of the e-mail address):
  mail_gap_account: accountMailRow(1, MINUTE_S, "a mailbox, from a mail each second"),
  mail_day_account: accountMailRow("mailsPerEmailPerDay", DAY_S, "a mailbox, from one account"),
  mail_day_address_accounts: {
    ...aDay("mailsPerEmailPerDay"),
    ...slowDown,
    keyedBy: "email+kind",
    usedUpBy: "signed-in",
    neededBy: "signed-in",
    protects: "a mailbox, from many accounts",
  },

  // Guesses at codes and passwords.
  code_tries: {
    ...forMailbox,
    ...aDay(20),
    keyedBy: "email+source",
    whenFull: "refuse",
    protects: "codes, from guesses mail after mail",
  },
  code_tries_address: {
    ...forMailbox,
    ...aDay(40),
    // Meanwhile the links of the mails still work.
    ...slowDown,
    keyedBy: "email",
    protects: "codes, from guesses from many sources",
  },
  mailed_code_tries: {
    keyedBy: "mailed code",
    ...forMailbox,
    points: 5,
    seconds: 3_600,
    store: "rows",
    // The code is void until the next mail; the link of the same mail still works.
    whenFull: "slow-down",
    slowSeconds: MINUTE_S,
    protects: "a mailed code, from guesses",
  },
  password_tries: {
    ...forMailbox,
    ...aDay(20),
    keyedBy: "email+source",
    whenFull: "refuse",
    protects: "a password, from guesses from one source",
  },
  password_tries_address: {
    ...forMailbox,
    ...aDay(40),
    // Meanwhile the owner can sign in by mail.
    ...slowDown,
    keyedBy: "email",
    protects: "a password, from guesses from many sources",
  },
  // A mail with the code for one session; right codes give it back. A session that the mailbox's owner
  // has proven has mails of its own. All others of the account share theirs: with the password
  // any number of them can be begun.
  proof_mail_gap_session: {
    ...bySession,
    points: 1,
    seconds: MINUTE_S,
    store: "database",
    protects: "a mailbox, from a mail each second",
  },
  proof_mails_session: { ...bySession, ...aDay(5), protects: "a mailbox, from one session" },
  proof_mails_unproven: {
    ...byAccount,
    ...aDay(5),
    protects: "a mailbox, from sessions that were not proven by mail",
  },
  proof_tries: {
    ...bySession,
    points: 20,
    seconds: DAY_S,
    store: "database",
    protects: "deletion, export and e-mail change, from guesses",
  },

  // What a child or an account adds to our tables and sends to others, a day. What is refused is not
  // counted.
  events_child: { ...byChild, ...aDay(5_000), protects: "space for learning events" },
  page_views_account: {
    ...byAccount,
    ...aDay(2_000),
    protects: "the page analytics, and space for ids of page views",
  },
  page_views_source: {
    ...bySource,
    ...aDay(5_000),
    neededBy: "anonymous",
    protects: "the page analytics, and space for ids of page views, from sign-ups",
  },
  lesson_feedback_child: { ...byChild, ...aDay(100), protects: "the counts of answers" },
  jar_entries_child: { ...byChild, ...aDay(400), protects: "space for entries of jars" },
  jar_corrections_account: {
    ...byAccount,
    ...aDay(400),
    protects: "space for allowances and corrections of jars",
  },
  feedback_account: { ...byAccount, ...aDay(5), protects: "the support mailbox" },
  feedback_source: {
    ...byAccount,
    ...aDay(10),
    keyedBy: "source",
    protects: "the support mailbox, from many accounts",
  },
  reminders_account: { ...byAccount, ...aDay(20), protects: "space for reminders" },
  consents_account: {
    ...byAccount,
    ...aDay(50),
    protects: "space for the ledger of consents; taking one back is always possible",
  },
  exports_account: { ...byAccount, ...aDay(10), protects: "the database" },
  lesson_speech_account: {
    ...byAccount,
    ...aDay(2_000),
    protects: "the voice service, from an author's session",
  },
  new_items_account: {
    ...byAccount,
    ...aDay(20_000),
    protects: "space for courses, lessons, slides and versions, from an author's session",
  },
  upload_megabytes_account: {
    ...byAccount,
    ...aDay(40_000),
    protects: "space for uploads, and for the files that they become, from an author's session",
  },
  welcome_audio_account: {
    ...byAccount,
    ...aDay("welcomeAudiosPerEmailPerDay"),
    store: "rows",
    protects: "the voice service and the course voice",
  },
  welcome_audio_sign_up: {
    ...aDay("welcomeAudiosPerEmailPerDay"),
    store: "rows",
    keyedBy: "email+source",
    ...forMailbox,
    whenFull: "refuse",
    protects: "the course voice, from sign-ups",
  },
  welcome_audio_day_source: {
    ...bySource,
    ...aDay(50),
    neededBy: "mailbox-owner",
    protects: "the course voice, from many sign-ups",
  },

  // Texts to phones.
  reminders_number: {
    ...byAccount,
    ...aDay(1),
    keyedBy: "phone",
    protects: "a phone that no code has proved yet, and a text for its code",
  },
  texts_number: {
    ...byAccount,
    ...aDay(2),
    keyedBy: "account+phone",
    protects: "a phone that no code has proved yet, from one account: reminders and codes together",
  },
  texts_number_accounts: {
    ...byAccount,
    ...aDay(6),
    keyedBy: "phone",
    // Whoever holds the phone gets a code meanwhile, and needs no more texts of these.
    whenFull: "slow-down",
    slowSeconds: TEXT_TURN_S,
    protects: "a phone that no code has proved yet, from many accounts",
  },
  texts_account: { ...byAccount, ...aDay(10), protects: "phones and the text service" },
  phone_codes_account: {
    ...byAccount,
    ...aDay(5),
    protects: "phones and the text service, from codes; reminders have texts of their own",
  },
  phone_code_tries: {
    ...byAccount,
    keyedBy: "texted code",
    points: 5,
    seconds: 600,
    store: "rows",
    protects: "a texted code, from guesses",
  },

  // Mails that tell an account's owner what was changed. Those beyond come in one mail a day later.
  notices_account: {
    ...byAccount,
    ...aDay(3),
    keyedBy: "account+kind",
    whenFull: "coalesce",
    protects: "the owner's mailbox, from changes made again and again",
  },

  // Mails to families about lessons.
  news_installation: {
    ...byAuthors,
    keyedBy: "installation",
    protects: "families' mailboxes, from an author's session",
  },
  news_family: {
    ...byAuthors,
    keyedBy: "family",
    protects: "a family's mailbox, from mails about lessons",
  },

  // What waits for a first sign-in.
  pending_sign_ups_source: {
    keyedBy: "email+source",
    ...forMailbox,
    points: 5,
    seconds: 7 * DAY_S,
    store: "rows",
    whenFull: "drop-oldest",
    protects: "space for pending sign-ups",
  },
  pending_sign_ups_address: {
    keyedBy: "email",
    ...forMailbox,
    points: 20,
    seconds: 7 * DAY_S,
    store: "rows",
    whenFull: "drop-oldest",
    protects: "space for pending sign-ups",
  },
} as const satisfies Record<string, Counter>;

function mailRow(points: number, seconds: number, protects: string) {
  const keyed = { ...forMailbox, keyedBy: "mailbox+kind+source" } as const;
  return { ...keyed, points, seconds, store: "database", whenFull: "refuse", protects } as const;
}

function accountMailRow(points: Row["points"], seconds: number, protects: string) {
  const keyed = {
    keyedBy: "mailbox+kind+account",
    usedUpBy: "signed-in",
    neededBy: "signed-in",
  } as const;
  return { ...keyed, points, seconds, store: "database", whenFull: "refuse", protects } as const;
}

export type CounterName = keyof typeof COUNTERS;
type Where<Part> = {
  [Name in CounterName]: (typeof COUNTERS)[Name] extends Part ? Name : never;
}[CounterName];
export type SourceCounter = Where<{ store: "requests"; keyedBy: "source" }>;
type SessionCounter = Where<{ store: "requests"; keyedBy: "session" }>;
export type ChildCounter = Where<{ store: "requests"; keyedBy: "child" }>;
export type AccountCounter = Where<{ store: "requests"; keyedBy: "account" }>;
export type RequestCounter = SourceCounter | SessionCounter | AccountCounter | ChildCounter;
export type StoredCounter = Where<{ store: "database" }>;

export const pointsOf = (limits: Config["limits"], name: CounterName): number => {
  const { points } = COUNTERS[name];
  return typeof points === "number" ? points : limits[points];
};
