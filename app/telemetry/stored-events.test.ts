// @vitest-environment happy-dom
import { beforeEach, expect, it } from "vitest";
import { damagedTexts } from "#app/data/base/damaged-for-tests.ts";
import { entry } from "#app/data/base/device-storage.ts";
import type { Converted, Measured } from "./event.ts";
import { takeLandingNotes } from "./landing.ts";
import { bringFromLastPage } from "./next-page.ts";
import { converted } from "./track.ts";
import { waitingEvents } from "./waiting.ts";

const at = Date.now() - 1_000;
const url = "https://example.com/";
const viewed: Measured = {
  event_id: "viewed",
  at,
  url,
  isSignedIn: false,
  name: "page_viewed",
  payload: { page_name: "Landing", page_category: "landing", page_stage: "discovery" },
  path: "/",
  source: { campaign: { utm_source: "letter" } },
  retryFor: ["pages"],
};
const checkout: Measured = {
  event_id: "checkout",
  at,
  url,
  isSignedIn: true,
  name: "checkout_started",
  payload: { currency: "USD", value: 7.99 },
};
const conversion: Converted = { event_id: "conversion", at, url, name: "Purchase" };
const note = { event_id: "note", at, utm: "utm_source=letter", referrer: "" };

const idsOf = (events: readonly { event_id: string }[]) => events.map(({ event_id }) => event_id);
const asList = (texts: readonly string[]) => `[${texts.join()}]`;
/** The events that wait; a page that is left has none. */
const STORED = [
  {
    key: "telemetryWaiting",
    stored: asList,
    items: [viewed, checkout],
    optional: ["path", "source", "source.campaign", "source.campaign.utm_source", "retryFor"],
    read: () => idsOf(waitingEvents.read()),
  },
  {
    key: "telemetryKept",
    stored: asList,
    items: [conversion],
    optional: [],
    read() {
      bringFromLastPage();
      const ids = idsOf(converted.waiting);
      converted.close();
      converted.wait();
      return ids;
    },
  },
  {
    key: "telemetryLanding",
    stored: (texts: readonly string[]) => texts.join("\n"),
    items: [note],
    optional: [],
    read() {
      takeLandingNotes();
      return idsOf(waitingEvents.read());
    },
  },
] as const;

beforeEach(() => {
  waitingEvents.clear();
  converted.wait();
});

it.each(STORED)(
  "$key: whole events are read, and damaged ones left out (R-DATA-6) (T-946)",
  ({ key, stored, items, optional, read }) => {
    const readText = (text: string) => {
      for (const store of ["telemetryWaiting", "telemetryFirstTouch"] as const)
        entry(store).remove();
      entry(key).write(text);
      return read();
    };
    expect(readText(stored(items.map((item) => JSON.stringify(item))))).toEqual(idsOf(items));
    for (const text of ["", "null", "5", "{}", "[", '"text"']) expect(readText(text)).toEqual([]);
    for (const item of items)
      for (const damaged of damagedTexts(item, optional)) {
        if (damaged === "" || damaged === JSON.stringify(item).slice(0, -1)) continue;
        expect([damaged, readText(stored([damaged]))]).toEqual([damaged, []]);
      }
  },
);

it("a damaged landing note does not keep the start page from noting the next visit", async () => {
  const { noteLanding } = await import("#app/data/telemetry/landing-note.ts");
  entry("telemetryLanding").write("{");
  noteLanding();
  takeLandingNotes();
  expect(waitingEvents.read()).toMatchObject([{ name: "page_viewed", path: "/" }]);
});
