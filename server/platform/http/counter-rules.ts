import type { Config } from "#server/platform/config/config.ts";

/*
 * Every limit of the server: who may use up which counter. A limit is made from its row by name, so
 * one without a row does not compile, and neither does a row that lets strangers take something
 * from a signed-in owner or close somebody's mailbox. docs/security.md shows the table;
 * tests/server/counters.test.ts drives each row.
 */

export interface Row {
  /** What the limit protects. */
  protects: string;
  /**
   * How much it lets through in `seconds`; a name is a setting of server/platform/config/config.ts.
   */
  points: number | keyof Config["limits"];
  seconds: number;
  /**
   * Where it is counted: `requests` in memory, or in Redis for all instances; `database` in the
   * table `counters`, for what must survive a restart; `rows` in the rows that it bounds.
   */
  store: "requests" | "database" | "rows";
}

/**
 * 'source' is the client's IPv4 address or IPv6 /64 network (server/platform/ip.ts); 'mailbox' is
 * all spellings of an e-mail address that reach one mailbox (`mailboxOf`).
 */
type OfSource = "source" | "email+source" | "mailbox+kind+source";

type SlowDown = {
  whenFull: "slow-down";
  /** When the counter is full, one more point is free each time this long has passed. */ slowSeconds: number;
};

/**
 * Only somebody signed in uses it up, and it is their own. What a child does is counted for that child
 * alone ('child'), so that it closes nothing of its parent's or of a sibling's.
 */
type ForSignedIn = {
  usedUpBy: "signed-in";
  neededBy: "signed-in";
  keyedBy:
    | "session"
    | "account"
    | "account+kind"
    | "account+phone"
    | "child"
    | "mailbox+kind+account"
    | "email+kind"
    | "phone"
    | "texted code"
    | "source";
} & ({ whenFull: "refuse" | "coalesce" } | SlowDown);

/**
 * A stranger can use it up: then only for the stranger's own source, or it never closes. One that
 * slows down is for the e-mail address as it is written: the mail of a turn that a stranger took
 * with another spelling would sign the owner in to another account.
 */
type ForAnybody = { usedUpBy: "anonymous"; neededBy: "anonymous" | "mailbox-owner" } & (
  | { keyedBy: OfSource; whenFull: "refuse" | "drop-oldest" }
  | { keyedBy: "email"; whenFull: "drop-oldest" }
  | ({ keyedBy: "email" | "email+kind" | "mailed code" } & SlowDown)
);

/** Authors alone use it up: what families may get of them. */
type ForAuthors = {
  usedUpBy: "author";
  neededBy: "author";
  keyedBy: "installation" | "family";
  whenFull: "refuse";
};

export type Counter = Row & (ForSignedIn | ForAnybody | ForAuthors);
