// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider, useQuery } from "@tanstack/react-query";
import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { lists as words } from "#app/copy/builder.ts";
import type { EditableSlide, OutlineCourse, OutlineLesson } from "#app/data/authoring/authoring.ts";
import { newStorage } from "#app/data/base/storage-for-tests.ts";
import { outlineQuery, slidesQuery } from "../content/content-queries.ts";
import { Clock, settle } from "../drafts/autosave-page.ts";
import { ListOrders, orderedRows } from "./list-orders.ts";
import { useListActions } from "./useListActions.ts";
import { LIST_CHANGE_MS } from "./useRun.ts";

const slide = (id: string): EditableSlide => ({
  id,
  type: "video",
  video_url: null,
  video_seconds: null,
  captions_url: null,
  poster_url: null,
  alt: id,
  row_version: 1,
  edited_by: null,
});
const lesson = (id: string, slides: number): OutlineLesson => ({
  id,
  course_id: "course",
  title: id,
  tag: "",
  mission_card: null,
  order: 1,
  row_version: 1,
  has_changes: false,
  edited_at: null,
  edited_by: null,
  slides,
  version: 1,
  published_order: 1,
  languages: {},
});

/** The lists of the server, and its answers, which the test gives. */
class Server {
  readonly slides: Record<string, string[]>;
  readonly log: string[] = [];
  /** Lists that are asked for are not answered. */
  isSilent = false;
  #waiting: (() => void)[] = [];
  #isHeld = true;

  constructor(slides: Record<string, string[]>) {
    this.slides = slides;
  }

  outline = (): OutlineCourse[] => [
    {
      id: "course",
      title: "course",
      description: "",
      order: 1,
      row_version: 1,
      languages: [],
      edited_by: null,
      published: null,
      lessons: Object.entries(this.slides).map(([id, { length }]) => this.line(id, length)),
    },
  ];
  line = (id: string, slides: number) => ({
    ...lesson(id, slides),
    has_changes: this.log.some((entry) => entry.includes(` ${id}`)),
  });

  fetch = async (url: string, { method, body, signal }: RequestInit): Promise<Response> => {
    const path = url.replace(/^.*\/api\/staff/, "");
    if (method === "GET" && this.isSilent) return new Promise(() => undefined);
    if (method === "GET") {
      const [, id] = /lessons\/(\w+)\/slides/.exec(path) ?? [];
      return Response.json(id === undefined ? this.outline() : this.slides[id]?.map(slide));
    }
    await new Promise<void>((resolve, reject) => {
      signal?.addEventListener("abort", () => reject(signal.reason as Error));
      if (this.#isHeld) this.#waiting.push(resolve);
      else resolve();
    });
    return this.#change(path, JSON.parse(body as string) as Record<string, unknown>);
  };

  #change(path: string, body: Record<string, unknown>): Response {
    const [, to] = /lessons\/(\w+)\/slides$/.exec(path) ?? [];
    const id = to ?? String(body["parent"]);
    if (to !== undefined) {
      this.log.push(`add ${id}`);
      this.slides[id]?.push("new");
    } else {
      const { from, to: wanted } = body as { from: string[]; to: string[] };
      if (from.join() !== this.slides[id]?.join()) {
        this.log.push("refused");
        return Response.json({ code: "edited_elsewhere" }, { status: 409 });
      }
      this.log.push(`order ${id} ${wanted.join("")}`);
      this.slides[id] = wanted;
    }
    const now = this.slides[id] ?? [];
    const change = {
      lesson_id: id,
      lesson: this.line(id, now.length),
      slides: now.map((one) => ({ id: one, row_version: 1 })),
      made: to === undefined ? [] : [slide("new")],
    };
    return Response.json({ id: "new", ordered: 1, changes: [change] });
  }

  /** Answers what has arrived, and what comes after it. */
  answerAll(): void {
    this.#isHeld = false;
    for (const answer of this.#waiting.splice(0)) answer();
  }

  /** Loses what has arrived; the next requests are answered. */
  loseFirst(): void {
    this.#isHeld = false;
    this.#waiting = [];
  }
}

let server: Server;
beforeEach(() => {
  server = new Server({ one: ["a", "b", "c"], two: ["x", "y"] });
  vi.stubGlobal("localStorage", newStorage());
  vi.stubGlobal("fetch", server.fetch);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** The page with the lists of both lessons; `open` is the lesson on the desk. */
function openPage() {
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  queries.setQueryData(outlineQuery.queryKey, server.outline());
  for (const [id, ids] of Object.entries(server.slides))
    queries.setQueryData(slidesQuery(id).queryKey, ids.map(slide));
  const orders = new ListOrders();
  const clock = new Clock();
  const { result, rerender } = renderHook(
    ({ open }) => {
      useQuery(outlineQuery);
      useQuery(slidesQuery(open));
      const content = {
        courses: server.outline(),
        course: server.outline()[0] ?? null,
        lesson: lesson(open, 0),
        slides: null,
        slide: null,
      };
      return useListActions(content, () => undefined, orders, clock.after);
    },
    {
      initialProps: { open: "one" },
      wrapper: ({ children }) => (
        <QueryClientProvider client={queries}>{children}</QueryClientProvider>
      ),
    },
  );
  return {
    clock,
    problem: () => result.current.problem?.message ?? null,
    open: (id: string) => rerender({ open: id }),
    shown: (id: string) => {
      const rows = queries.getQueryData(slidesQuery(id).queryKey) ?? [];
      return orderedRows(rows, orders.ofSlides(), { kind: "slide", parent: id })
        .map((row) => row.id)
        .join(" ");
    },
    hasChanges: (id: string) =>
      queries.getQueryData(outlineQuery.queryKey)?.[0]?.lessons.find((line) => line.id === id)
        ?.has_changes,
    /** Clicks, and lets the first request go out. */
    click: (click: (actions: typeof result.current) => void) =>
      act(() => {
        click(result.current);
        return settle();
      }),
    idle: () =>
      vi.waitFor(async () => {
        await act(settle);
        expect(result.current.isBusy()).toBe(false);
      }),
  };
}

it("a request that gets no answer ends after a time, says so, and holds nothing back (T-372)", async () => {
  const page = openPage();
  await page.click(({ addSlide, moveSlide }) => {
    void addSlide("video", null);
    moveSlide(0, 2);
  });
  server.loseFirst();
  await act(() => page.clock.pass(LIST_CHANGE_MS - 1));
  expect([server.log, page.problem()]).toEqual([[], null]);
  await act(() => page.clock.pass(1));
  await page.idle();
  expect(server.log).toEqual(["order one bca"]);
  expect([page.shown("one"), page.problem()]).toEqual(["b c a", words.tookTooLong]);
});

it("a reading of the lists that gets no answer holds the next change back for the same time at most", async () => {
  const page = openPage();
  server.isSilent = true;
  await page.click(({ addSlide, moveSlide }) => {
    void addSlide("video", null);
    moveSlide(0, 2);
  });
  server.loseFirst();
  await act(() => page.clock.pass(LIST_CHANGE_MS));
  expect([server.log, page.problem()]).toEqual([[], words.tookTooLong]);
  await act(() => page.clock.pass(LIST_CHANGE_MS));
  await page.idle();
  expect(server.log).toEqual(["order one bca"]);
});

describe("changes of a list while one is unanswered", () => {
  it("a slide that is dragged while another one is being added is moved, with the new one in the list (T-370)", async () => {
    const page = openPage();
    await page.click(({ addSlide, moveSlide }) => {
      void addSlide("video", null);
      moveSlide(0, 2);
    });
    expect(page.shown("one")).toBe("b c a");
    server.answerAll();
    await page.idle();
    expect(server.log).toEqual(["add one", "order one bcanew"]);
    expect([page.shown("one"), page.problem()]).toEqual(["b c a new", null]);
  });

  it("moves follow one another, and the list shows each at once and never an older order", async () => {
    const page = openPage();
    await page.click(({ moveSlide }) => {
      moveSlide(0, 1);
      moveSlide(1, 2);
    });
    expect(page.shown("one")).toBe("b c a");
    server.answerAll();
    await page.idle();
    expect(server.log).toEqual(["order one bac", "order one bca"]);
    expect(page.shown("one")).toBe("b c a");
  });

  it("a move in one lesson before the answer to a move in another keeps the lines of both in the outline (T-371)", async () => {
    const page = openPage();
    await page.click(({ moveSlide }) => moveSlide(0, 1));
    page.open("two");
    await page.click(({ moveSlide }) => moveSlide(0, 1));
    server.answerAll();
    await page.idle();
    expect(server.log).toEqual(["order one bac", "order two yx"]);
    expect([page.hasChanges("one"), page.hasChanges("two")]).toEqual([true, true]);
  });

  it("a colleague's change is told, and the list shows it (R-STAFF-2)", async () => {
    const page = openPage();
    server.slides["one"] = ["c", "b", "a"];
    await page.click(({ moveSlide }) => moveSlide(0, 1));
    server.answerAll();
    await page.idle();
    expect(server.log).toEqual(["refused"]);
    expect([page.shown("one"), page.problem()]).toEqual(["c b a", words.changedElsewhere]);
  });
});
