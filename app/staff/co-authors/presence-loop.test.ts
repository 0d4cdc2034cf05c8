import { expect, it } from "vitest";
import { PRESENCE_INTERVAL_MS } from "#domain/content/presence.ts";
import { Clock, settle } from "../drafts/autosave-page-for-tests.ts";
import { PresenceLoop } from "./presence-loop.ts";

function openTab() {
  const clock = new Clock();
  const sent: (string | null)[] = [];
  const seen: (string | null)[] = [];
  const failures: unknown[] = [];
  const tab = { isVisible: true, isCut: false, hold: null as Promise<void> | null };
  const loop = new PresenceLoop<string>({
    async send(slide) {
      sent.push(slide);
      await tab.hold;
      if (tab.isCut) throw new Error("offline");
      return `seen ${sent.length}`;
    },
    onSeen: (answer) => seen.push(answer),
    onFailed: (error) => failures.push(error),
    isVisible: () => tab.isVisible,
    after: clock.after,
  });
  return { clock, sent, seen, failures, tab, loop };
}

it("a tab says which slide it shows: at once, when that changes, and after each pause", async () => {
  const { clock, sent, seen, loop } = openTab();
  loop.show("one");
  expect(sent).toEqual([]);
  loop.start();
  await settle();
  await clock.pass(PRESENCE_INTERVAL_MS - 1);
  expect(sent).toEqual(["one"]);
  await clock.pass(1);
  loop.show("two");
  loop.show("two");
  await settle();
  expect([sent, seen]).toEqual([
    ["one", "one", "two"],
    ["seen 1", "seen 2", "seen 3"],
  ]);
  await clock.pass(PRESENCE_INTERVAL_MS);
  expect(sent).toHaveLength(4);
});

it("one request is under way at a time; what was opened meanwhile follows it", async () => {
  const { sent, tab, loop } = openTab();
  let release: () => void = () => undefined;
  tab.hold = new Promise((resolve) => (release = resolve));
  loop.start();
  loop.show("one");
  loop.show("two");
  await settle();
  expect(sent).toEqual([null]);
  release();
  await settle();
  expect(sent).toEqual([null, "two"]);
});

it("a hidden tab is silent, and says so again when it is looked at; a cut empties what is known", async () => {
  const { clock, sent, seen, failures, tab, loop } = openTab();
  tab.isVisible = false;
  loop.start();
  await clock.pass(PRESENCE_INTERVAL_MS);
  expect(sent).toEqual([]);
  tab.isVisible = true;
  tab.isCut = true;
  loop.now();
  await settle();
  expect([sent, seen, failures]).toEqual([[null], [null], [new Error("offline")]]);
  tab.isCut = false;
  await clock.pass(PRESENCE_INTERVAL_MS);
  expect(seen).toEqual([null, "seen 2"]);
});

it("a loop that was stopped sends and shows nothing more", async () => {
  const { clock, sent, seen, failures, tab, loop } = openTab();
  let release: () => void = () => undefined;
  tab.hold = new Promise((resolve) => (release = resolve));
  tab.isCut = true;
  const stop = loop.start();
  const after: string[] = [];
  void stop().then(() => after.push("stopped"));
  await settle();
  expect(after).toEqual([]); // a request is under way
  release();
  await settle();
  expect(after).toEqual(["stopped"]);
  await clock.pass(PRESENCE_INTERVAL_MS * 3);
  loop.show("two");
  expect([sent, seen, failures]).toEqual([[null], [], []]);
});
