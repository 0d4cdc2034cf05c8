import { PARENTAL_GATE_MS } from "#domain/constants.ts";
import { entry } from "../base/device-storage.ts";

/*
 * The pass through the parental gate, kept by this tab for ten minutes. It keeps a child from
 * wandering off; what matters is guarded by the server (R-NAV-9).
 */
export const passParentalGate = () => entry("gatePassedAt").write(String(Date.now()));

/** For how many more milliseconds the pass is valid; 0 without one. */
export function parentalGateLeftMs(): number {
  const left = Number(entry("gatePassedAt").read() ?? 0) + PARENTAL_GATE_MS - Date.now();
  return left > 0 && left <= PARENTAL_GATE_MS ? left : 0;
}
