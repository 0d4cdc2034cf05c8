import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { authorName, PRESENCE_INTERVAL_MS, PRESENCE_LEASE_MS } from "#domain/content/presence.ts";
import { purge } from "#server/privacy/purge.ts";
import { openLessons } from "#server/platform/db/schema.ts";
import { useAuthor } from "#tests/support/author.ts";
import { newStaff } from "#tests/support/families.ts";
import type { TestFamily } from "#tests/support/families.ts";

const { at, staff, outline, newCourse, newLesson, newSlide, slidesOf } = useAuthor();

let lesson = "";
let slide = "";
let anna: TestFamily;
beforeEach(async () => {
  lesson = await newLesson(await newCourse());
  slide = (await newSlide(lesson)).id;
  anna = await newStaff(at.server);
});

const as = ({ token }: { token: string }, method: string, path: string, body?: unknown) =>
  at.server.request(method, `/api/staff${path}`, {
    token,
    ...(body === undefined ? {} : { body }),
  });
const newTab = () => crypto.randomUUID();
const record = (who: { token: string }, tab: string, on: string | null = slide) =>
  as(who, "PUT", `/lessons/${lesson}/presence`, { tab, slide: on });
const me = () => ({ token: at.token });
const rows = () =>
  at.server.context.db.select().from(openLessons).where(eq(openLessons.lesson_id, lesson));

describe("who has a lesson open (R-STAFF-41)", () => {
  it("is seen by the others, with name and slide, and never by an e-mail address or an id (T-286)", async () => {
    const [ownTab, hers] = [newTab(), newTab()];
    expect((await record(me(), ownTab)).body.others).toEqual([]);
    const seen = await record(anna, hers, null);
    expect(seen.body.others).toMatchObject([{ slide }]);
    const { body } = await record(me(), ownTab);
    expect(body.others).toEqual([{ name: authorName(anna.email), slide: null }]);
    expect(JSON.stringify(body)).not.toContain(anna.email);
    expect(JSON.stringify(body)).not.toContain(hers);
  });

  it("a second window of the same author has no name", async () => {
    await record(me(), newTab());
    expect((await record(me(), newTab(), null)).body.others).toEqual([{ name: null, slide }]);
  });

  it("an author is gone at once after leaving, else when the lease ends", async () => {
    const [ownTab, hers, third] = [newTab(), newTab(), newTab()];
    await record(anna, hers);
    await record(anna, third, null);
    expect((await record(me(), ownTab)).body.others).toHaveLength(2);
    expect((await as(anna, "DELETE", `/presence/${hers}`)).status).toBe(200);
    expect((await record(me(), ownTab)).body.others).toHaveLength(1);
    at.server.clock.advance(PRESENCE_LEASE_MS / 1000 - 1);
    expect((await record(me(), ownTab)).body.others).toHaveLength(1);
    at.server.clock.advance(1);
    expect((await record(me(), ownTab)).body.others).toEqual([]);
    expect(await rows()).toHaveLength(1);
    expect(PRESENCE_INTERVAL_MS * 3).toBeLessThan(PRESENCE_LEASE_MS);
  });

  it("one tab has one lesson open; rows of pages that ended are removed", async () => {
    const tab = newTab();
    await record(me(), tab);
    const first = lesson;
    lesson = await newLesson(await newCourse());
    await record(me(), tab, null);
    expect((await rows()).map(({ lesson_id }) => lesson_id)).toEqual([lesson]);
    lesson = first;
    expect(await rows()).toEqual([]);
    await record(me(), newTab());
    at.server.clock.advance(PRESENCE_LEASE_MS / 1000 + 1);
    await purge(at.server.context);
    expect(await rows()).toEqual([]);
  });

  it("no author ends or moves the tab of another", async () => {
    const tab = newTab();
    await record(me(), tab);
    await as(anna, "DELETE", `/presence/${tab}`);
    await record(anna, tab, null);
    expect(await rows()).toMatchObject([{ tab, slide_id: slide }]);
  });

  it.each<[string, object, number]>([
    ["no tab", { slide: null }, 400],
    ["a tab that is no id", { tab: "x", slide: null }, 400],
    ["a slide that is no id", { tab: crypto.randomUUID(), slide: "1" }, 400],
    ["a field of its own", { tab: crypto.randomUUID(), slide: null, name: "Anna" }, 400],
  ])("%s is refused", async (_what, body, status) => {
    expect((await staff("PUT", `/lessons/${lesson}/presence`, body)).status).toBe(status);
  });

  it("a lesson in the trash answers 404", async () => {
    await staff("DELETE", `/items/lesson/${lesson}`);
    expect((await record(me(), newTab())).status).toBe(404);
  });
});

describe("who works on which lesson (R-STAFF-47)", () => {
  const open = async (who: { token: string }, tab?: string) =>
    (await as(who, "GET", `/presence${tab === undefined ? "" : `?tab=${tab}`}`)).body.others.filter(
      (other: { lesson: string }) => other.lesson === lesson,
    );

  it("is shown with name, lesson and the slide's place, and never by an e-mail address, an id or a tab (T-310)", async () => {
    const second = (await newSlide(lesson)).id;
    const hers = newTab();
    await record(anna, hers, second);
    const seen = await open(me());
    expect(seen).toEqual([{ lesson, name: authorName(anna.email), slide: 2 }]);
    const [from, to] = [
      [slide, second],
      [second, slide],
    ];
    await staff("PUT", "/order", { kind: "slide", parent: lesson, from, to });
    expect((await open(me()))[0].slide).toBe(1);
    await staff("DELETE", `/items/slide/${second}`);
    expect((await open(me()))[0].slide).toBeNull();
  });

  it("another window of the same author has no name; the reader's own tab is left out", async () => {
    const [ownTab, hers] = [newTab(), newTab()];
    await record(me(), ownTab);
    await record(anna, hers, null);
    const hersSeen = { lesson, name: authorName(anna.email), slide: null };
    expect(await open(me(), ownTab)).toEqual([hersSeen]);
    const all = await open(me());
    expect(all).toHaveLength(2);
    expect(all).toContainEqual({ lesson, name: null, slide: 1 });
  });

  it("an author is gone at once after leaving, else when the lease ends", async () => {
    const [first, second] = [newTab(), newTab()];
    await record(anna, first);
    await record(anna, second);
    await as(anna, "DELETE", `/presence/${first}`);
    expect(await open(me())).toHaveLength(1);
    at.server.clock.advance(PRESENCE_LEASE_MS / 1000);
    expect(await open(me())).toEqual([]);
  });

  it("a tab that is no id is refused", async () => {
    expect((await staff("GET", "/presence?tab=x")).status).toBe(400);
  });
});

describe("whose change it was (R-STAFF-42)", () => {
  const editedBy = async (who: { token: string }) =>
    (await as(who, "GET", `/lessons/${lesson}/slides`)).body[0].edited_by;
  const lessonSeenBy = async (who: { token: string }) =>
    (await as(who, "GET", "/outline")).body
      .flatMap(({ lessons }: { lessons: object[] }) => lessons)
      .find(({ id }: { id: string }) => id === lesson);

  it("colleagues read a name, the author of the change none; a report shows the new version", async () => {
    const tab = newTab();
    expect((await record(me(), tab)).body.slides).toEqual([{ id: slide, row_version: 1 }]);
    await as(anna, "PATCH", `/slides/${slide}`, { row_version: 1, quiz_question: "Hers?" });
    await as(anna, "PATCH", `/lessons/${lesson}`, { row_version: 1, title: "Hers" });
    expect((await record(me(), tab)).body).toMatchObject({
      lesson_version: 2,
      slides: [{ id: slide, row_version: 2 }],
    });
    const name = authorName(anna.email);
    expect([await editedBy(me()), await editedBy(anna)]).toEqual([name, null]);
    expect((await lessonSeenBy(me())).edited_by).toBe(name);
    expect((await lessonSeenBy(anna)).edited_by).toBeNull();
    expect(JSON.stringify(await outline())).not.toContain(anna.email);
    expect(JSON.stringify(await slidesOf(lesson))).not.toContain("staff_edited_by");
  });

  it("a slide that a colleague restored or brought back is the colleague's change", async () => {
    await as(anna, "DELETE", `/items/slide/${slide}`);
    await as(anna, "POST", `/items/slide/${slide}/restore`);
    expect(await editedBy(me())).toBe(authorName(anna.email));
  });
});
