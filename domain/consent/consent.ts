/** What a parent may agree to; each is off until somebody says yes (R-PRIV-1). */
export const PURPOSES = ["analytics", "ads", "news", "child_name", "child_progress"] as const;
export type Purpose = (typeof PURPOSES)[number];

export type Consents = Record<Purpose, boolean>;

/**
 * Purposes that are about one child. The family's word covers all children that it has then; a child may
 * be taken out of it, and one that is added later begins outside of it.
 */
export const CHILD_PURPOSES = ["news", "child_name", "child_progress"] as const satisfies Purpose[];
export type ChildPurpose = (typeof CHILD_PURPOSES)[number];
export type ChildConsents = Record<ChildPurpose, boolean>;

/** A row of the ledger. */
export interface ConsentRow {
  purpose: Purpose;
  granted: boolean;
  /** The one child that the row is about; null: the family. */
  child_id: string | null;
}

/** Version of the words that were agreed to; it changes with app/copy/consent.ts. */
export const CONSENT_TEXT_VERSION = "2026-12";
/** The first version whose words name the child's age band; older ones do not cover it. */
const AGE_BAND_SINCE = "2026-12";

/**
 * Do the family's newest words on a purpose allow the age band to go along? `ledger` is in order of time.
 */
export function allowsAgeBand(
  ledger: readonly (ConsentRow & { text_version: string })[],
  purpose: Purpose,
): boolean {
  const newest = ledger.findLast((row) => row.child_id === null && row.purpose === purpose);
  return newest !== undefined && newest.granted && newest.text_version >= AGE_BAND_SINCE;
}

export const noConsents = (): Consents => ({
  analytics: false,
  ads: false,
  news: false,
  child_name: false,
  child_progress: false,
});
/** A yes to each of these purposes, and a no to the others. */
export const consentsTo = (agreed: readonly Purpose[]): Consents => ({
  ...noConsents(),
  ...Object.fromEntries(agreed.map((purpose) => [purpose, true])),
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
 * The family's newest word on each purpose counts; purposes without a row are off. `ledger` is
 * in order of time.
 */
export function currentConsents(ledger: readonly ConsentRow[]): Consents {
  const consents = noConsents();
  for (const { purpose, granted, child_id } of ledger)
    if (child_id === null) consents[purpose] = granted;
  return consents;
}

/** Is this child taken out of a purpose, whatever the family's word is? */
export const isRefusedForChild = (
  ledger: readonly ConsentRow[],
  child: string,
  purpose: ChildPurpose,
): boolean =>
  ledger.findLast((row) => row.child_id === child && row.purpose === purpose)?.granted === false;

/**
 * What a child that is added now is not in until a parent says yes for it: a yes that the family gave
 * before was about its other children, or about none.
 * @param agreed purposes whose yes comes with this very child: the sign-up's own, or of an owner who is there
 */
export function refusedForNewChild(
  ledger: readonly ConsentRow[],
  agreed: readonly Purpose[] = [],
): ChildPurpose[] {
  const family = currentConsents(ledger);
  return CHILD_PURPOSES.filter((purpose) => family[purpose] && !agreed.includes(purpose));
}

/** What counts for one child: the family's consents, without what is refused for this child. */
export function consentsForChild(ledger: readonly ConsentRow[], child: string): Consents {
  const consents = currentConsents(ledger);
  for (const purpose of CHILD_PURPOSES)
    if (isRefusedForChild(ledger, child, purpose)) consents[purpose] = false;
  return consents;
}
