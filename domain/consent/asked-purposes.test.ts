import { expect, it } from "vitest";
import { askedPurposes } from "./asked-purposes.ts";
import type { ConsentService } from "./asked-purposes.ts";
import type { Purpose } from "./consent.ts";

it.each<[ConsentService[], Purpose[]]>([
  [[], []],
  [["voice"], ["child_name"]],
  [["smtpUrl"], ["news"]],
  [["loops"], ["news"]],
  [["meta"], ["ads"]],
  [["plausible"], ["analytics"]],
  [["ga4"], ["analytics"]],
  [["mixpanel"], ["analytics", "child_progress"]],
  [
    ["voice", "loops", "smtpUrl", "mixpanel", "plausible", "ga4", "meta"],
    ["analytics", "ads", "news", "child_name", "child_progress"],
  ],
])("an installation with %j asks about %j alone (T-1286)", (services, purposes) =>
  expect(askedPurposes((service) => services.includes(service))).toEqual(purposes),
);
