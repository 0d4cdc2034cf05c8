/**
 * What is kept how long. This one table drives the purge jobs (server/privacy/purge.ts) and the
 * words of the privacy page (app/copy/legal.ts). Days; a month counts 30.
 */
export const RETENTION_DAYS = {
  /** A sign-up whose e-mail is never confirmed. */
  pendingSignup: 7,
  /** An account whose e-mail address was never verified, unless it has a purchase or a profile. */
  unconfirmedAccount: 7,
  /** A family that nobody has opened. */
  inactiveFamily: 730,
  /** First and second notice before that. */
  inactiveNotices: [670, 716],
  /** What a child did, slide by slide, under a random id. */
  learningEvent: 90,
  /** Used-up or expired links, codes and sign-in steps. */
  signInStep: 1,
  /**
   * How much of a day's limit was used, under a keyed hash; longer than any window of
   * server/platform/http/counters.ts.
   */
  counter: 2,
  /** A device that has not come back. */
  idleSession: 180,
  /** The spoken greeting. */
  welcomeAudio: 1,
  /** A reminder after its time. */
  reminder: 30,
  /** Who signed in and out, for support. */
  auditLog: 365,
  /** What an author deleted, until it is gone for good. */
  trash: 30,
  /** A file in the store that no draft, no version and nothing in the trash refers to. */
  unreferencedFile: 7,
  /** An author's own file of a clip, once no lesson holds what was made of it. */
  clipOriginal: 30,
  /** Parts of a file whose upload was never finished. */
  unfinishedUpload: 1,
  /**
   * Messages to a vendor, so that each is sent once; one that takes something out there is kept until
   * it is delivered.
   */
  vendorMessage: 90,
  /** Ids of payment messages and page views, so that none counts twice. */
  webhookEvent: 90,
  /**
   * On the device: pages that were opened before the parent was asked. The product analytics take
   * no older events.
   */
  pageBeforeConsent: 5,
  /** On the device: which link or campaign led here first, and how far the sign-up came. */
  firstTouch: 30,
} as const satisfies Record<string, number | readonly number[]>;
