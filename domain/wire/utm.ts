import { safeText } from "./sanitize.ts";

/** Parameters of a URL that say which campaign led here (R-TEL-2). */
export const UTM_PARAMS = [
  "utm_source",
  "utm_medium",
  "utm_campaign",
  "utm_content",
  "utm_term",
] as const;
type UtmParam = (typeof UTM_PARAMS)[number];

/** What led to a visit; names nobody. */
export interface VisitSource {
  /** Origin of the page that led here: `https://search.example`. */
  referrer?: string;
  campaign?: Partial<Record<UtmParam, string>>;
}

/**
 * What led to the page at `href`, whose document names `referrer`; null for a visit without
 * either. Another page of our own is no source.
 */
export function visitSource(href: string, referrer: string): VisitSource | null {
  const url = URL.parse(href);
  const origin = URL.parse(referrer)?.origin;
  const isForeign = origin !== undefined && /^https?:/.test(origin) && origin !== url?.origin;
  const campaign = Object.fromEntries(
    UTM_PARAMS.flatMap((param) => {
      const value = safeText(
        (url?.searchParams.get(param) ?? "").replace(/[\s\p{Cc}]+/gu, " ").trim(),
      );
      return value === null || value === "" ? [] : [[param, value]];
    }),
  );
  const source = {
    ...(isForeign && { referrer: origin }),
    ...(Object.keys(campaign).length > 0 && { campaign }),
  };
  return Object.keys(source).length === 0 ? null : source;
}
