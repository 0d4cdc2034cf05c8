import { deviceStore } from "#app/data/telemetry/before-consent.ts";
import type { Measured } from "./event.ts";

/** Events of the grown-ups' pages that wait on this device for the parent's word. */
export const waitingEvents = deviceStore<Measured>();
