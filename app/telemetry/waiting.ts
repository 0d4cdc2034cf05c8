import { deviceStore } from "#app/data/telemetry/before-consent.ts";
import { isMeasured } from "./event.ts";

/** Events of the parent zone that wait on this device for the parent's word. */
export const waitingEvents = deviceStore(isMeasured);
