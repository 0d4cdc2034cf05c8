/**
 * Numbers of the product analytics (R-TEL-8), handed to the vendor's start and kept by our
 * own sending.
 */
export const ANALYTICS = {
  replayPercent: 100,
  batchSize: 50,
  flushEveryMs: 5_000,
  batchTimeoutMs: 90_000,
  replayIdleMs: 1_800_000,
  cookieDays: 365,
  linkTrackingMs: 300,
  scrollCheckpointsPercent: [25, 50, 75, 100],
  textMaxCharacters: 255,
  startDelayMs: 500,
} as const;
