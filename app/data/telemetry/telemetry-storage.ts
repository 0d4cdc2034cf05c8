import { deleteDatabase } from "#app/device/file-stores.ts";
import { storedKeys, writeStored } from "#app/device/web-storage.ts";
import { AGE_BANDS } from "#domain/family/age.ts";
import type { AgeBand } from "#domain/family/age.ts";
import { DAY_MS } from "#domain/days.ts";
import { RETENTION_DAYS } from "#domain/consent/retention.ts";
import { clearBeforeConsent, mayKeepBeforeConsent } from "./before-consent.ts";
import { entry } from "../base/device-storage.ts";
import { DEVICE_STORES } from "../base/device-stores.ts";
import { isCount, isRecord, isText } from "../base/guards.ts";
import { isObject, isOneOf, isOptional } from "../base/object-guards.ts";

/** What measuring keeps on this device; the vendor's own only after consent. */
const REFUSAL = "__mp_opt_in_out_";
const REPLAYS = "mixpanelBrowserDb" satisfies keyof typeof DEVICE_STORES;

export const isAliased = (id: string) => entry("aliasedUserIds").json(isRecord)?.[id] === true;
export const rememberAlias = (id: string) =>
  entry("aliasedUserIds").write(
    JSON.stringify({ ...entry("aliasedUserIds").json(isRecord), [id]: true }),
  );

/**
 * Names and the exact age are no properties: they would identify the child to a vendor
 * (docs/decisions/026).
 */
export interface UserProperties {
  onboarding_step?: number;
  child_age_band?: AgeBand;
  registration_date?: string;
  registration_method?: "magic_link";
}

/**
 * Known before the parent has agreed and before the person is known: kept on this device, sent when
 * both are.
 */
export function keepUserProperties(properties: UserProperties): void {
  if (!mayKeepBeforeConsent()) return;
  const before = readUserProperties();
  // The furthest step counts, also after somebody went back.
  const onboarding_step = Math.max(before?.onboarding_step ?? 0, properties.onboarding_step ?? 0);
  const kept = { at: Date.now(), properties: { ...before, ...properties, onboarding_step } };
  entry("pendingAnalyticsUserProperties").write(JSON.stringify(kept));
}

const isKept = isObject({
  at: isCount,
  properties: isObject<UserProperties>({
    onboarding_step: isOptional(isCount),
    child_age_band: isOptional(isOneOf(AGE_BANDS)),
    registration_date: isOptional(isText),
    registration_method: isOptional(isOneOf(["magic_link"])),
  }),
});

function readUserProperties(): UserProperties | null {
  const kept = entry("pendingAnalyticsUserProperties").json(isKept);
  const isYoung = kept !== null && kept.at >= Date.now() - RETENTION_DAYS.firstTouch * DAY_MS;
  return isYoung ? kept.properties : null;
}

export function takeUserProperties(): UserProperties | null {
  const kept = readUserProperties();
  entry("pendingAnalyticsUserProperties").remove();
  return kept;
}

/** Removes everything except the vendor's own note, in this page, that measuring was refused. */
export function clearTelemetryStorage(): void {
  for (const key of storedKeys("local"))
    if (DEVICE_STORES.mixpanel.keys.test(key)) writeStored("local", key, null);
  entry("aliasedUserIds").remove();
  entry("pendingAnalyticsUserProperties").remove();
  clearBeforeConsent();
}

export const forgetVendorRefusal = (token: string) =>
  void writeStored("local", REFUSAL + token, null);

/**
 * Removes replays that were not sent yet. If another page has the database open, it goes when that
 * page closes.
 */
export const clearReplays = () => deleteDatabase(REPLAYS);
