/** What a parent may agree to; each is off until somebody says yes (R-PRIV-1). */
export const PURPOSES = ["analytics", "ads", "news", "child_name", "child_progress"] as const;
export type Purpose = (typeof PURPOSES)[number];

export type Consents = Record<Purpose, boolean>;

/** Version of the words that were agreed to; it changes with app/copy/consent.ts. */
export const CONSENT_TEXT_VERSION = "2026-12";
/** The first version whose words name the child's age band; older ones do not cover it. */
const AGE_BAND_SINCE = "2026-12";

/**
 * Do the newest words on a purpose allow the age band to go along? `ledger` is in order of time.
 */
export function allowsAgeBand(
  ledger: readonly { purpose: Purpose; granted: boolean; text_version: string }[],
  purpose: Purpose,
): boolean {
  const newest = ledger.findLast((row) => row.purpose === purpose);
  return newest !== undefined && newest.granted && newest.text_version >= AGE_BAND_SINCE;
}

export const noConsents = (): Consents => ({
  analytics: false,
  ads: false,
  news: false,
  child_name: false,
  child_progress: false,
});
export const allConsents = (): Consents => ({
  analytics: true,
  ads: true,
  news: true,
  child_name: true,
  child_progress: true,
});

/**
 * What a browser's Global Privacy Control refuses, whatever was pressed: what is shared with
 * advertising and measuring.
 */
const REFUSED_BY_GPC: readonly Purpose[] = ["ads", "analytics"];
export const isRefusedByGpc = (purpose: Purpose) => REFUSED_BY_GPC.includes(purpose);

/** What was given, with a no for what the browser's signal refuses. */
export function underGpc<T extends { [P in Purpose]?: boolean | undefined }>(given: T): T {
  const refused = REFUSED_BY_GPC.filter((purpose) => given[purpose] === true);
  return { ...given, ...Object.fromEntries(refused.map((purpose) => [purpose, false])) };
}

/**
 * The newest word on each purpose counts; purposes nobody spoke about are off. `ledger` is in order
 * of time.
 */
export function currentConsents(
  ledger: readonly { purpose: Purpose; granted: boolean }[],
): Consents {
  const consents = noConsents();
  for (const { purpose, granted } of ledger) consents[purpose] = granted;
  return consents;
}
