import mixpanel from "mixpanel-browser/src/loaders/loader-module-core.js";
import { safeProperties } from "#domain/wire/sanitize.ts";
import type { VisitSource } from "#domain/wire/utm.ts";
import { inBackground } from "#app/data/base/background.ts";
import {
  clearReplays,
  clearTelemetryStorage,
  forgetVendorRefusal,
  isAliased,
  rememberAlias,
  takeUserProperties,
} from "#app/data/telemetry/telemetry-storage.ts";
import type { Measured } from "../event.ts";
import { isFor, unconfirmed } from "../next-page.ts";
import { deviceType, sessionId } from "../session-id.ts";
import { mixpanelOptions } from "./mixpanel-options.ts";

/**
 * An event that it is about to keep, such as the tap that refuses, is written once it has its lock: at the
 * latest two seconds later.
 */
const LAST_WRITE_MS = 2_500;

let hasStarted = false;
let identifiedAs: string | null = null;

/**
 * Starts it, or goes on after a refusal that was taken back. The recorder is a file of ours,
 * fetched beside it.
 */
export async function startMixpanel({
  token,
  api_host,
}: {
  token: string;
  api_host: string;
}): Promise<void> {
  forgetVendorRefusal(token);
  if (hasStarted) {
    mixpanel.opt_in_tracking({ track: () => undefined });
    return mixpanel.start_session_recording();
  }
  hasStarted = true;
  // Without the recorder there is no replay, and everything else.
  await import("mixpanel-browser/dist/mixpanel-recorder.min.js").catch(() => undefined);
  const { record_sessions_percent = 0, ...options } = mixpanelOptions(api_host);
  const hasRecorder = "__mp_recorder" in globalThis;
  mixpanel.init(token, {
    ...options,
    record_sessions_percent: hasRecorder ? record_sessions_percent : 0,
  });
}

/**
 * From now on it is this person: joined to the device's earlier events once. `measuredAs` names
 * nobody.
 */
export function identifyMixpanel(measuredAs: string): void {
  if (identifiedAs === measuredAs) return;
  identifiedAs = measuredAs;
  if (!isAliased(measuredAs)) {
    mixpanel.alias(measuredAs);
    rememberAlias(measuredAs);
  }
  mixpanel.identify(measuredAs);
  const properties = takeUserProperties();
  if (properties !== null) mixpanel.people.set(properties);
}

/** What led here first goes along with every event from now on. */
export const registerFirstTouch = ({ referrer, campaign }: VisitSource) =>
  mixpanel.register_once(
    safeProperties({ ...campaign, ...(referrer !== undefined && { referrer }) }),
  );

export function sendToMixpanel(event: Measured): void {
  if (!isFor("product", event)) return;
  const { event_id, at, url, name, payload, isSignedIn, source } = event;
  unconfirmed.product.set(event_id, event);
  mixpanel.track(
    name,
    safeProperties({
      ...payload,
      event_id,
      // Sent twice, counted once.
      $insert_id: event_id,
      time: at,
      timestamp: new Date(at).toISOString(),
      $current_url: url,
      ...source?.campaign,
      ...(source?.referrer !== undefined && {
        referrer: source.referrer,
        $referrer: source.referrer,
      }),
      session_id: sessionId(),
      device_type: deviceType(),
      user_journey_stage: isSignedIn ? "registered" : "anonymous",
    }),
    () => unconfirmed.product.delete(event_id),
  );
}

/** Taken back, or signed out: nothing more is sent, and what it kept on this device goes. */
export function stopMixpanel(): void {
  if (!hasStarted) return;
  identifiedAs = null;
  mixpanel.stop_session_recording();
  mixpanel.opt_out_tracking({ delete_user: false });
  inBackground("clearing replays", clearReplays());
  setTimeout(() => {
    if (mixpanel.has_opted_out_tracking()) clearTelemetryStorage();
  }, LAST_WRITE_MS);
}
