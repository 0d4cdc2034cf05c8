/**
 * What a change needs beside a live session of the account.
 *
 * - `session`: nothing. Where a page offers it, the parental gate stands before the page.
 * - `proof`: within PROOF_MS a mailed link or code began this session, or a mailed code was typed in
 *   it.
 * - `code`: within PROOF_MS a mailed code was typed in this session. It is for what can't be undone
 *   or takes data out: a link is also pressed to hand the device to a child.
 */
export type Proof = "session" | "proof" | "code";

/** What a change needs, and why. */
export interface Rule<Needs extends string> {
  needs: Needs;
  why: string;
}
