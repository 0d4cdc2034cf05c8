const MINUTE_MS = 60_000;

/** How long an instance that claimed something due has it for itself. */
export const CLAIM_MS = 5 * MINUTE_MS;

/**
 * What a row becomes after a try: done, tried again after the next of `laterMin` minutes, or given
 * up.
 */
export function afterTry(
  isDone: boolean,
  triesBefore: number,
  laterMin: readonly number[],
  now: Date,
) {
  if (isDone) return { delivered_at: now };
  const later = laterMin[triesBefore];
  return later === undefined
    ? { failed_at: now }
    : { next_try_at: new Date(now.getTime() + later * MINUTE_MS) };
}
