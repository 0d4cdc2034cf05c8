// @vitest-environment happy-dom
import { beforeEach, expect, it } from "vitest";
import { entry } from "#app/data/base/device-storage.ts";
import { itemsOf } from "#app/data/base/object-guards.ts";
import { isRecord } from "#app/data/base/guards.ts";
import type { Measured } from "./event.ts";
import {
  forgetUnconfirmed,
  isFor,
  keepForNextPage,
  mayKeep,
  unconfirmed,
  unconfirmedConversions,
} from "./next-page.ts";
import { converted } from "./track.ts";
import { waitingEvents } from "./waiting.ts";

const viewed = (event_id: string): Measured => ({
  event_id,
  at: Date.now() - 1_000,
  url: "https://example.com/",
  isSignedIn: false,
  name: "page_viewed",
  payload: { page_name: "Landing", page_category: "landing", page_stage: "discovery" },
  path: "/",
});

beforeEach(() => {
  waitingEvents.clear();
  entry("telemetryKept").remove();
  mayKeep(false);
  forgetUnconfirmed();
});

it("keeps an event for the receivers that have not confirmed it when the page ends", () => {
  mayKeep(true);
  const [both, one] = [viewed("both"), viewed("one")];
  unconfirmed.product.set("both", both);
  unconfirmed.pages.set("both", both);
  unconfirmed.pages.set("one", one);
  keepForNextPage();
  const kept = waitingEvents.read();
  expect(kept.map(({ event_id, retryFor }) => [event_id, retryFor])).toEqual([
    ["both", ["product", "pages"]],
    ["one", ["pages"]],
  ]);
  expect(kept.map((event) => [isFor("product", event), isFor("pages", event)])).toEqual([
    [true, true],
    [false, true],
  ]);
});

it("a conversion whose pixel was not loaded is sent on the next page, before buffered events", () => {
  mayKeep(true);
  const conversion = (event_id: string) =>
    ({ event_id, at: 1, url: "https://example.com/", name: "InitiateCheckout" }) as const;
  converted.give(conversion("buffered"));
  unconfirmedConversions.set("sent", conversion("sent"));
  keepForNextPage();
  expect(itemsOf(entry("telemetryKept"), isRecord)).toEqual([
    conversion("sent"),
    conversion("buffered"),
  ]);
});

it("keeps nothing where no parent has agreed in this tab, or the consent was taken back", () => {
  unconfirmed.pages.set("one", viewed("one"));
  keepForNextPage();
  expect(waitingEvents.read()).toEqual([]);
  mayKeep(true);
  forgetUnconfirmed();
  keepForNextPage();
  expect(waitingEvents.read()).toEqual([]);
});
