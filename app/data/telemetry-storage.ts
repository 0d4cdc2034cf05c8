import { readStored } from "./stored.ts";

/** What measuring keeps on this device, and only after consent (names of the keys: spec section 3). */
const ALIASED = "aliasedUserIds";
const USER_PROPERTIES = "pendingAnalyticsUserProperties";
const REFUSAL = "__mp_opt_in_out_";
const VENDOR_KEYS = /^(mp_|__mp)/;
const REPLAYS = "mixpanelBrowserDb";

export const isAliased = (id: string) => readStored<Record<string, true>>(ALIASED)?.[id] === true;
export const rememberAlias = (id: string) => localStorage.setItem(ALIASED, JSON.stringify({ ...readStored<object>(ALIASED), [id]: true }));

export interface UserProperties {
  onboarding_step: number;
  registration_date: string;
  registration_method: "magic_link";
}

/** Known before the person is: told when they are. */
export const keepUserProperties = (properties: UserProperties) => localStorage.setItem(USER_PROPERTIES, JSON.stringify(properties));

export function takeUserProperties(): UserProperties | null {
  const kept = readStored<UserProperties>(USER_PROPERTIES);
  localStorage.removeItem(USER_PROPERTIES);
  return kept;
}

/** Everything of it goes, but the vendor's own note that it was refused while the page is open. */
export function clearTelemetryStorage(): void {
  for (const key of Object.keys(localStorage)) if (VENDOR_KEYS.test(key) && !key.startsWith(REFUSAL)) localStorage.removeItem(key);
  localStorage.removeItem(ALIASED);
  localStorage.removeItem(USER_PROPERTIES);
}

export const forgetRefusal = (token: string) => localStorage.removeItem(REFUSAL + token);

/** Replays that were not sent yet. Resolves when the browser has deleted them. */
export const clearReplays = () =>
  new Promise<void>((resolve, reject) => {
    const request = indexedDB.deleteDatabase(REPLAYS);
    request.addEventListener("success", () => resolve());
    request.addEventListener("error", () => reject(new Error("replays stay")));
    request.addEventListener("blocked", () => resolve()); // it goes when its last page closes
  });
