import { PURPOSES } from "./consent.ts";
import type { Purpose } from "./consent.ts";

/** Each purpose with the services that need it; the names are those of the server's configuration. */
const SERVICES = {
  child_name: ["voice"],
  /** News of missions is mailed by ourselves, too. */
  news: ["loops", "smtpUrl"],
  child_progress: ["mixpanel"],
  analytics: ["mixpanel", "plausible", "ga4"],
  ads: ["meta"],
} as const satisfies Record<Purpose, readonly string[]>;

export type ConsentService = (typeof SERVICES)[Purpose][number];

/**
 * The purposes that an installation asks about: those of which at least one service is configured.
 * Nobody is asked to agree to what can't happen.
 */
export const askedPurposes = (isConfigured: (service: ConsentService) => boolean): Purpose[] =>
  PURPOSES.filter((purpose) => SERVICES[purpose].some(isConfigured));
