import { entry } from "./device-storage.ts";
import { DEVICE_STORES } from "./device-stores.ts";

/** What measuring keeps on this device, and only after consent (names of the keys: spec section 3). */
const REFUSAL = "__mp_opt_in_out_";
const REPLAYS = "mixpanelBrowserDb" satisfies keyof typeof DEVICE_STORES;

export const isAliased = (id: string) => entry("aliasedUserIds").json<Record<string, true>>()?.[id] === true;
export const rememberAlias = (id: string) =>
  entry("aliasedUserIds").write(JSON.stringify({ ...entry("aliasedUserIds").json<object>(), [id]: true }));

export interface UserProperties {
  onboarding_step: number;
  registration_date: string;
  registration_method: "magic_link";
}

/** Known before the person is: told when they are. */
export const keepUserProperties = (properties: UserProperties) => entry("pendingAnalyticsUserProperties").write(JSON.stringify(properties));

export function takeUserProperties(): UserProperties | null {
  const kept = entry("pendingAnalyticsUserProperties").json<UserProperties>();
  entry("pendingAnalyticsUserProperties").remove();
  return kept;
}

/** Everything of it goes, but the vendor's own note that it was refused while the page is open. */
export function clearTelemetryStorage(): void {
  for (const key of Object.keys(localStorage)) if (DEVICE_STORES.mixpanel.keys.test(key)) localStorage.removeItem(key);
  entry("aliasedUserIds").remove();
  entry("pendingAnalyticsUserProperties").remove();
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
