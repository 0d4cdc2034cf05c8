import { describe, expect, it } from "vitest";
import {
  chosen,
  cleanDraft,
  keptOf,
  overlay,
  restoredDraft,
  transition,
  unsaved,
} from "./draft.ts";
import { edited, row } from "./draft-row-for-tests.ts";
import type { Row } from "./draft-row-for-tests.ts";
import type { Draft, DraftEvent, DraftStatus } from "./draft.ts";

const after = (draft: Draft<Row>, ...events: DraftEvent<Row>[]) =>
  events.reduce((before, event) => transition(before, event), draft);

/** One draft per status; those with unsaved edits began at version 1 and hold a: 'x'. */
const x = { ...cleanDraft<Row>(), rowVersion: 1, edits: { a: "x" }, base: { a: "" } };
const DRAFTS: Record<DraftStatus, Draft<Row>> = {
  clean: cleanDraft(),
  dirty: { ...x, status: "dirty" },
  saving: { ...x, status: "saving", edits: {}, sending: { a: "x" } },
  saved: { ...cleanDraft<Row>(), status: "saved", rowVersion: 2, confirmed: row(2, "x") },
  offline: { ...x, status: "offline" },
  failed: { ...x, status: "failed", problem: "no" },
  conflict: { ...x, rowVersion: 5, status: "conflict", clashes: { a: "theirs" }, clashBy: "Anna" },
};

const EVENTS = {
  "more is typed": edited({ b: "y" }),
  "the save starts": { type: "sent" },
  "no edit can be saved": { type: "withheld", problem: "no" },
  "the save is confirmed": { type: "confirmed", row: row(2, "x") },
  "the server can't be reached": { type: "unreachable" },
  "the server refuses": { type: "refused", problem: "no" },
  "another author was first": { type: "outdated", row: row(5, "theirs") },
  "the row has these edits already": { type: "outdated", row: row(2, "x") },
  "a colleague saved another field first": { type: "outdated", row: row(5, "", "theirs") },
  "the author keeps their own": { type: "settled", edits: { a: "x" } },
  "the author takes the other": { type: "settled", edits: { a: "theirs" } },
  "an older row is seen": { type: "seen", row: row(1) },
  "a newer row is seen": { type: "seen", row: row(6, "theirs") },
  "a newer row with another change is seen": { type: "seen", row: row(6, "", "theirs") },
  "a newer row with these edits is seen": { type: "seen", row: row(6, "x") },
} satisfies Record<string, DraftEvent<Row>>;

type EventName = keyof typeof EVENTS;
const NEXT: Record<EventName, Record<DraftStatus, DraftStatus>> = {
  "more is typed": {
    clean: "dirty",
    dirty: "dirty",
    saving: "saving",
    saved: "dirty",
    offline: "dirty",
    failed: "dirty",
    conflict: "dirty",
  },
  "the save starts": {
    clean: "clean",
    dirty: "saving",
    saving: "saving",
    saved: "saved",
    offline: "saving",
    failed: "saving",
    conflict: "conflict",
  },
  "no edit can be saved": {
    clean: "clean",
    dirty: "failed",
    saving: "saving",
    saved: "saved",
    offline: "failed",
    failed: "failed",
    conflict: "conflict",
  },
  "the save is confirmed": only("saving", "saved"),
  "the server can't be reached": only("saving", "offline"),
  "the server refuses": only("saving", "failed"),
  "another author was first": only("saving", "conflict"),
  "a colleague saved another field first": only("saving", "dirty"),
  "the row has these edits already": only("saving", "saved"),
  "the author keeps their own": only("conflict", "dirty"),
  "the author takes the other": only("conflict", "saved"),
  "an older row is seen": only("clean", "clean"),
  "a newer row is seen": {
    clean: "clean",
    dirty: "conflict",
    saving: "saving",
    saved: "saved",
    offline: "conflict",
    failed: "conflict",
    conflict: "conflict",
  },
  "a newer row with another change is seen": {
    clean: "clean",
    dirty: "dirty",
    saving: "saving",
    saved: "saved",
    offline: "dirty",
    failed: "dirty",
    // The colleague took their own change of the field back.
    conflict: "dirty",
  },
  "a newer row with these edits is seen": {
    clean: "clean",
    dirty: "saved",
    saving: "saving",
    saved: "saved",
    offline: "saved",
    failed: "saved",
    conflict: "saved",
  },
};

/** The event changes the status of `from` alone. */
function only(from: DraftStatus, to: DraftStatus): Record<DraftStatus, DraftStatus> {
  return {
    clean: "clean",
    dirty: "dirty",
    saving: "saving",
    saved: "saved",
    offline: "offline",
    failed: "failed",
    conflict: "conflict",
    [from]: to,
  };
}

const CELLS = Object.entries(NEXT).flatMap(([event, statuses]) =>
  Object.entries(statuses).map(
    ([from, to]) => [from, event, to] as [DraftStatus, EventName, DraftStatus],
  ),
);

describe("transitions of a draft (R-STAFF-3)", () => {
  it.each(CELLS)("%s, when %s: %s", (from, event, to) => {
    const before = DRAFTS[from];
    const next = transition(before, EVENTS[event]);
    expect(next.status).toBe(to);
    const typed = event === "more is typed" ? { b: "y" } : {};
    const isDone = to === "saved" || to === "clean";
    expect(unsaved(next)).toEqual(isDone ? {} : { ...unsaved(before), ...typed });
  });

  it("edits that are typed during a save are saved after it, from the confirmed version on", () => {
    const saving = after(cleanDraft(), edited({ a: "x" }), { type: "sent" }, edited({ a: "xy" }));
    expect(saving).toMatchObject({ status: "saving", sending: { a: "x" }, edits: { a: "xy" } });
    expect(overlay(row(1), saving).a).toBe("xy");
    const next = after(saving, { type: "confirmed", row: row(2, "x") });
    expect(next).toMatchObject({ status: "dirty", rowVersion: 2, edits: { a: "xy" } });
  });

  it.each<DraftEvent<Row>>([{ type: "unreachable" }, { type: "refused", problem: "no" }])(
    "the next save after %j sends all edits",
    (failure) => {
      const failed = after(
        cleanDraft(),
        edited({ a: "x" }),
        { type: "sent" },
        edited({ b: "y" }),
        failure,
      );
      expect(unsaved(failed)).toEqual({ a: "x", b: "y" });
      expect(after(failed, { type: "sent" })).toMatchObject({ sending: { a: "x", b: "y" } });
    },
  );

  it("what a colleague changed in another field is taken over, and the edit is saved on top", () => {
    const next = after(DRAFTS.saving, { type: "outdated", row: row(5, "", "theirs") });
    expect(next).toMatchObject({ status: "dirty", rowVersion: 5, edits: { a: "x" }, clashes: {} });
    expect(overlay(row(5, "", "theirs"), next)).toEqual(row(5, "x", "theirs"));
  });

  it("a field that both changed keeps this author's text beside the colleague's; others are saved", () => {
    const theirs = { ...row(5, "theirs"), edited_by: "Anna" };
    const both = after(DRAFTS.saving, edited({ b: "y" }), { type: "outdated", row: theirs });
    expect(both).toMatchObject({
      status: "dirty",
      edits: { a: "x", b: "y" },
      clashes: { a: "theirs" },
      clashBy: "Anna",
    });
    const sent = after(both, { type: "sent" });
    expect(sent).toMatchObject({ status: "saving", sending: { b: "y" }, edits: { a: "x" } });
    const left = after(sent, { type: "confirmed", row: row(6, "theirs", "y") });
    expect(left).toMatchObject({ status: "conflict", edits: { a: "x" }, rowVersion: 6 });
    const kept = after(left, { type: "settled", edits: chosen(left, "mine") });
    expect(after(kept, { type: "sent" })).toMatchObject({ rowVersion: 6, sending: { a: "x" } });
  });

  it("a text typed during a save is no clash with that save, when a colleague changed another field", () => {
    const typed = after(
      DRAFTS.saving,
      edited({ a: "xy" }),
      { type: "confirmed", row: row(2, "x") },
      { type: "seen", row: row(3, "x", "theirs") },
    );
    expect(typed).toMatchObject({
      status: "dirty",
      edits: { a: "xy" },
      clashes: {},
      rowVersion: 3,
    });
  });

  it("a row that was read before the refused save changes nothing, and the save is tried again", () => {
    const saving = after(cleanDraft<Row>(), edited({ a: "x" }, row(3, "y")), { type: "sent" });
    const stale = after(saving, { type: "outdated", row: row(2, "x") });
    expect(stale).toMatchObject({ status: "offline", edits: { a: "x" }, rowVersion: 3 });
  });

  it("what an upload set together is decided together", () => {
    interface Clip {
      id: string;
      row_version: number;
      video_url: string | null;
      video_light_url: string | null;
      video_upright: boolean | null;
    }
    const clip = (row_version: number, name: string | null, light: string | null): Clip => ({
      id: "r",
      row_version,
      video_url: name,
      video_light_url: light,
      video_upright: name === null ? null : true,
    });
    const edits = { video_url: "/small.mp4", video_light_url: null, video_upright: null };
    const typed = transition(cleanDraft<Clip>(), {
      type: "edited",
      edits,
      row: clip(1, null, null),
    });
    const draft = transition(typed, { type: "seen", row: clip(2, "/large.mp4", "/light.mp4") });
    expect(draft.clashes).toEqual({
      video_url: "/large.mp4",
      video_light_url: "/light.mp4",
      video_upright: true,
    });
    expect(chosen(draft, "mine")).toEqual(edits);
    expect(chosen(draft, "theirs")).toEqual(draft.clashes);
  });

  it("a clash ends where an edit makes both lists as long as each other, and each changed other items (T-463)", () => {
    interface List {
      id: string;
      row_version: number;
      items: { text: string }[];
    }
    const list = (row_version: number, ...texts: string[]): List => ({
      id: "r",
      row_version,
      items: texts.map((text) => ({ text })),
    });
    const type = (draft: Draft<List>, ...texts: string[]) =>
      transition(draft, { type: "edited", edits: { items: list(0, ...texts).items }, row });
    const row = list(1, "one", "two", "three");
    const typed = type(cleanDraft<List>(), "one", "two");
    const clash = transition(typed, { type: "seen", row: list(2, "other", "two", "three") });
    expect(clash.status).toBe("conflict");
    const again = type(clash, "one", "mine");
    expect(again.status).toBe("conflict");
    const merged = type(again, "one", "mine", "four");
    expect(merged).toMatchObject({ status: "dirty", clashes: {}, rowVersion: 2 });
    expect(merged.edits.items).toEqual(list(2, "other", "mine", "four").items);
  });

  it("a clash does not end while a text is typed that is the one of before, so that it is not replaced", () => {
    const back = after(DRAFTS.conflict, edited({ a: "" }, row(5, "theirs")));
    expect(back).toMatchObject({ status: "conflict", edits: { a: "" }, clashes: { a: "theirs" } });
    const same = after(DRAFTS.conflict, edited({ a: "theirs" }, row(5, "theirs")));
    expect(same).toMatchObject({ status: "saved", edits: {}, clashes: {} });
  });

  it("a third text is typed in the field and kept as this author's", () => {
    const third = after(DRAFTS.conflict, edited({ a: "third" }, row(5, "theirs")));
    expect([third.status, chosen(third, "mine"), chosen(third, "theirs")]).toEqual([
      "conflict",
      { a: "third" },
      { a: "theirs" },
    ]);
  });

  it("a save whose response was lost causes no conflict, and keeps what was typed after it", () => {
    const sent = after(cleanDraft(), edited({ a: "x" }), { type: "sent" }, edited({ b: "y" }));
    expect(after(sent, { type: "outdated", row: row(2, "x") })).toMatchObject({
      status: "dirty",
      rowVersion: 2,
      edits: { b: "y" },
    });
  });

  it("a draft of this device continues from its version, or is in conflict with a newer row", () => {
    const restored = restoredDraft<Row>({
      rowVersion: 3,
      edits: { a: "kept" },
      base: { a: "old" },
    });
    const seen = (seenRow: Row) => after(restored, { type: "seen", row: seenRow });
    expect(seen(row(3))).toEqual(restored);
    expect(seen(row(4, "old", "theirs"))).toMatchObject({ status: "dirty", rowVersion: 4 });
    expect(seen(row(4))).toMatchObject({ status: "conflict", edits: { a: "kept" } });
    expect(seen(row(4, "kept")).status).toBe("saved");
  });

  it("a draft that an older page stored, which did not keep what it began with, asks", () => {
    const restored = restoredDraft<Row>({ rowVersion: 3, edits: { a: "kept" } });
    expect(after(restored, { type: "seen", row: row(4, "theirs") }).status).toBe("conflict");
  });

  it("what was sent and never answered is no colleague's change, also after a reload", () => {
    const lost = after(DRAFTS.saving, { type: "unreachable" }, edited({ a: "xy" }));
    for (const draft of [lost, restoredDraft<Row>(keptOf(lost))])
      expect(after(draft, { type: "seen", row: row(2, "x", "theirs") })).toMatchObject({
        status: "dirty",
        edits: { a: "xy" },
        clashes: {},
      });
  });

  it("an edit names the version of the row that the author saw", () => {
    expect(after(cleanDraft(), edited({ a: "x" }, row(7))).rowVersion).toBe(7);
    // A response that started before the save shows an older row; the confirmed fields lie over it.
    expect(after(DRAFTS.saved, edited({ b: "y" })).rowVersion).toBe(2);
    expect(after(DRAFTS.dirty, edited({ b: "y" }, row(7))).rowVersion).toBe(1);
  });

  it("confirmed fields lie over older rows until the query cache has a newer one", () => {
    expect(overlay(row(1, "old"), DRAFTS.saved).a).toBe("x");
    expect(overlay(row(3, "newer"), DRAFTS.saved).a).toBe("newer");
    expect(after(DRAFTS.saved, { type: "seen", row: row(3, "newer") }).confirmed).toBeNull();
  });
});
