// @vitest-environment happy-dom
import { cleanup } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { listUndo as words } from "#app/copy/list-undo.ts";
import type { OutlineCourse } from "#app/data/authoring/authoring.ts";
import { stubStorage } from "#app/data/base/storage-for-tests.ts";
import { courseRow, lessonRow, slideRow } from "../content/rows-for-tests.ts";
import { openListPage } from "./list-page-for-tests.tsx";
import { ourJson } from "#app/data/wire/ours-for-tests.ts";
import type { Selection } from "../ui/useSelection.ts";

/** A server of courses and lessons. What was written in one is a part of its digest. */
class OutlineServer {
  courses: Record<string, string[]> = { A: ["a", "b", "c"], B: [] };
  readonly slides: Record<string, string[]> = {};
  readonly written: Record<string, string> = {};
  readonly editedBy: Record<string, string> = {};
  readonly log: string[] = [];
  /** The item that can't be deleted. */
  refuses: string | null = null;
  /** The course of each deleted lesson, the lessons of each deleted course. */
  readonly #trash = new Map<string, string | string[]>();
  readonly slide = (id: string) => slideRow(id);

  readonly outline = (): OutlineCourse[] =>
    Object.entries(this.courses).map(([id, lessons]) => ({
      ...courseRow(
        id,
        lessons.map((lesson) => ({
          ...lessonRow(lesson, 0, false),
          course_id: id,
          edited_by: this.editedBy[lesson] ?? null,
        })),
      ),
      edited_by: this.editedBy[id] ?? null,
    }));

  readonly #digest = (id: string) => `${id}-${this.written[id] ?? ""}`;

  readonly fetch = async (url: string, { method, body }: RequestInit): Promise<Response> => {
    const { pathname, searchParams } = new URL(url, "http://localhost");
    const [what = "", kind = "", id = "", act] = pathname.replace("/api/staff/", "").split("/");
    const given = JSON.parse(typeof body === "string" ? body : "{}");
    if (method === "GET") return ourJson(what === "outline" ? this.outline() : []);
    if (method === "PATCH") {
      this.written[kind] = given.title;
      return ourJson({ title: given.title, tag: "", mission_card: null, row_version: 2 });
    }
    if (what === "order") return this.#order(given);
    if (what === "items" && act === "restore")
      return this.#restore(id, Number(searchParams.get("place")));
    if (what.endsWith("items")) return this.#remove(kind, id, searchParams.get("digest"));
    return this.#add(what, kind, id === "duplicate");
  };

  #order({ kind, parent, from, to }: Record<string, string[]> & { kind: string; parent: string }) {
    const now = kind === "course" ? Object.keys(this.courses) : this.courses[parent];
    if (now?.join() !== from?.join()) return ourJson({ code: "edited_elsewhere" }, { status: 409 });
    if (kind === "lesson") this.courses[parent] = to ?? [];
    else this.courses = Object.fromEntries((to ?? []).map((id) => [id, this.courses[id] ?? []]));
    return ourJson({ ordered: 1, changes: [] });
  }

  /** `/courses`, `/courses/A/lessons`, `/courses/A/duplicate`, `/lessons/a/duplicate` */
  #add(what: string, of: string, isCopy: boolean): Response {
    const id = `n${this.log.length}`;
    this.log.push(`add ${id}`);
    const place = isCopy ? 1 : Infinity;
    if (what === "lessons" || (of !== "" && !isCopy)) {
      const list = Object.values(this.courses).find((all) => all.includes(of)) ?? this.courses[of];
      list?.splice(isCopy ? list.indexOf(of) + 1 : list.length, 0, id);
    } else this.#insertCourse(id, place + Object.keys(this.courses).indexOf(of), []);
    return ourJson({ id, digest: this.#digest(id) }, { status: 201 });
  }

  #insertCourse(id: string, at: number, lessons: string[]) {
    this.courses = Object.fromEntries(Object.entries(this.courses).toSpliced(at, 0, [id, lessons]));
  }

  #remove(kind: string, id: string, digest: string | null): Response {
    if (digest !== null && digest !== this.#digest(id))
      return ourJson({ code: "edited_elsewhere" }, { status: 409 });
    if (id === this.refuses) return ourJson({ code: "unexpected" }, { status: 500 });
    this.log.push(`delete ${id}`);
    if (kind === "lesson")
      for (const [course, lessons] of Object.entries(this.courses))
        if (lessons.includes(id)) {
          this.#trash.set(id, course);
          lessons.splice(lessons.indexOf(id), 1);
        }
    if (kind === "course") {
      this.#trash.set(id, this.courses[id] ?? []);
      delete this.courses[id];
    }
    return ourJson({ deleted: true, changes: [] });
  }

  #restore(id: string, place: number): Response {
    const deleted = this.#trash.get(id);
    if (deleted === undefined) return ourJson({ code: "not_found" }, { status: 404 });
    this.log.push(`restore ${id} ${place}`);
    if (typeof deleted === "string") this.courses[deleted]?.splice(place - 1, 0, id);
    else this.#insertCourse(id, place - 1, deleted);
    return ourJson({ restored: true, changes: [], digest: this.#digest(id) });
  }
}

let server: OutlineServer;
beforeEach(() => {
  server = new OutlineServer();
  stubStorage();
  vi.stubGlobal("fetch", server.fetch);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const HOME = { course: null, lesson: null, slide: null };
const IN_A = { ...HOME, course: "A" };
const open = (place: Selection) => openListPage(server, place);
type Page = ReturnType<typeof openListPage>;
const lessonsOf = (page: Page) =>
  page
    .content()
    ?.course?.lessons.map(({ id }) => id)
    .join(" ");
const courses = (page: Page) =>
  page
    .content()
    ?.courses.map(({ id }) => id)
    .join(" ");
/** The list on the page after so many steps. */
async function steps(
  page: Page,
  direction: "undo" | "redo",
  list: (page: Page) => unknown,
  n: number,
) {
  const lists = [];
  for (let step = 0; step < n; step++) {
    await page[direction]();
    lists.push(list(page));
  }
  return lists;
}
const back = (page: Page, to: typeof HOME | typeof IN_A) => page.click(({ select }) => select(to));

describe("on the page of a course", () => {
  it("several lessons that were deleted together are put back in their places by one undo (R-STAFF-50) (T-604)", async () => {
    const page = open(IN_A);
    await page.click(
      ({ removeLessons }) => void removeLessons(new Set(["a", "c"]), () => undefined),
    );
    await page.idle();
    expect(lessonsOf(page)).toBe("b");
    expect(await steps(page, "undo", lessonsOf, 1)).toEqual(["a b c"]);
    expect(await steps(page, "redo", lessonsOf, 1)).toEqual(["b"]);
  });

  it("of several deletions that were cut off, those that the server carried out can be undone (T-969)", async () => {
    const page = open(IN_A);
    server.refuses = "c";
    const counts: unknown[] = [];
    await page.click(
      ({ removeLessons }) =>
        void removeLessons(new Set(["a", "c", "b"]), (change) =>
          counts.push(change?.deleted?.items.length),
        ),
    );
    await page.idle();
    expect([lessonsOf(page), counts, page.problem()]).toEqual(["b c", [1], expect.any(String)]);
    expect(await steps(page, "undo", lessonsOf, 1)).toEqual(["a b c"]);
  });

  it("adding, copying, moving and deleting lessons are undone in turn, and done again (T-429)", async () => {
    const page = open(IN_A);
    await page.click(({ addLesson }) => void addLesson("New", ""));
    await page.idle();
    expect(page.selected()?.lesson).toBe("n0");
    await back(page, IN_A);
    const [, b] = page.content()?.course?.lessons ?? [];
    await page.click(({ copyLesson }) => void copyLesson(b ?? expect.fail()));
    await page.idle();
    await back(page, IN_A);
    await page.click(({ moveLesson }) => moveLesson(0, 4));
    await page.idle();
    await page.click(({ remove }) => void remove("lesson", "b", () => undefined));
    await page.idle();
    expect(lessonsOf(page)).toBe("n1 c n0 a");
    const lists = ["b n1 c n0 a", "a b n1 c n0", "a b c n0", "a b c"];
    expect(await steps(page, "undo", lessonsOf, 4)).toEqual(lists);
    expect([await page.press("undo"), page.problem()]).toEqual([false, null]);
    expect(await steps(page, "redo", lessonsOf, 4)).toEqual([
      ...lists.toReversed().slice(1),
      "n1 c n0 a",
    ]);
    expect([await page.press("redo"), page.problem()]).toEqual([false, null]);
    expect(page.notice()).toBe(words.done.delete("lesson", 1));
  });

  it("changes are undone after a reload, and those of the courses are apart", async () => {
    const page = open(IN_A);
    await page.click(({ moveLesson }) => moveLesson(0, 1));
    await page.idle();
    await page.click(({ addLesson }) => void addLesson("New", ""));
    await page.idle();
    page.drafts.lists.keep();
    cleanup();
    const loaded = open(IN_A);
    await back(loaded, HOME);
    expect(await loaded.press("undo")).toBe(false);
    await back(loaded, IN_A);
    expect(await steps(loaded, "undo", lessonsOf, 2)).toEqual(["b a c", "a b c"]);
    expect(await steps(loaded, "redo", lessonsOf, 2)).toEqual(["b a c", "b a c n0"]);
  });

  it("a lesson that was added and then written in stays, and says why, also where it is not saved yet (T-430)", async () => {
    for (const [write, reason] of [
      [() => (server.written["n0"] = "a text"), words.edited("lesson")],
      [
        () => Object.assign(server, { written: { n0: "x" }, editedBy: { n0: "Anna" } }),
        words.editedBy("Anna", "lesson"),
      ],
      [
        (page: Page) =>
          page.drafts.lessons.store.edit(lessonRow("n0", 0, false), { title: "Not saved yet" }),
        words.edited("lesson"),
      ],
    ] as const) {
      server = new OutlineServer();
      stubStorage();
      vi.stubGlobal("fetch", server.fetch);
      const page = open(IN_A);
      await page.click(({ addLesson }) => void addLesson("New", ""));
      await page.idle();
      await back(page, IN_A);
      write(page);
      await page.undo();
      expect([lessonsOf(page), page.problem()]).toEqual(["a b c n0", reason]);
      expect(await page.press("undo")).toBe(false);
      cleanup();
    }
  });

  it("a lesson that came back and was written in is not deleted again by redo", async () => {
    const page = open(IN_A);
    await page.click(({ remove }) => void remove("lesson", "a", () => undefined));
    await page.idle();
    await page.undo();
    server.written["a"] = "a text";
    await page.redo();
    expect([lessonsOf(page), page.problem()]).toEqual(["a b c", words.edited("lesson")]);
  });
});

describe("on the page of all courses", () => {
  it("adding, copying, moving and deleting courses are undone in turn, and done again (T-431)", async () => {
    const page = open(HOME);
    await page.click(({ addCourse }) => void addCourse("New"));
    await page.idle();
    expect(page.selected()?.course).toBe("n0");
    await back(page, HOME);
    const [a] = page.content()?.courses ?? [];
    await page.click(({ copyCourse }) => void copyCourse(a ?? expect.fail()));
    await page.idle();
    await back(page, HOME);
    await page.click(({ moveCourse }) => moveCourse(0, 3));
    await page.idle();
    await page.click(({ remove }) => void remove("course", "B", () => undefined));
    await page.idle();
    const lists = ["n1 B n0 A", "A n1 B n0", "A B n0", "A B"];
    expect(await steps(page, "undo", courses, 4)).toEqual(lists);
    expect(await steps(page, "redo", courses, 4)).toEqual([
      ...lists.toReversed().slice(1),
      "n1 n0 A",
    ]);
    expect([await page.press("redo"), page.problem()]).toEqual([false, null]);
  });

  it("what is gone for good can't come back, and is forgotten", async () => {
    const page = open(HOME);
    await page.click(({ remove }) => void remove("course", "B", () => undefined));
    await page.idle();
    const gone = new OutlineServer();
    gone.courses = { A: [] };
    vi.stubGlobal("fetch", gone.fetch);
    await page.undo();
    expect([courses(page), page.problem()]).toEqual(["A", words.gone]);
    expect(await page.press("undo")).toBe(false);
  });
});
