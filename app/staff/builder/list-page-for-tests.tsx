/** A server with lists of slides, and the page of an author, for tests in a DOM. */
import { useState } from "react";
import type { PropsWithChildren } from "react";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, renderHook } from "@testing-library/react";
import { expect, vi } from "vitest";
import type { LessonChange } from "#app/data/authoring/authoring.ts";
import { stubStorage } from "#app/data/base/storage-for-tests.ts";
import { contentDrafts } from "../content/content-drafts.ts";
import { ContentDraftsContext } from "../content/useContentDrafts.ts";
import { outlineQuery, slidesQuery } from "../content/content-queries.ts";
import { courseRow, lessonRow, slideRow } from "../content/rows-for-tests.ts";
import { Clock, settle } from "../drafts/autosave-page-for-tests.ts";
import { listId, nextOf } from "../drafts/list-history.ts";
import type { Direction } from "../drafts/list-history.ts";
import { ListOrders } from "./list-orders.ts";
import { useContent } from "./useContent.ts";
import { useCopies } from "./useCopies.ts";
import { useListActions } from "./useListActions.ts";
import { ourJson } from "#app/data/wire/ours-for-tests.ts";
import type { Selection } from "../ui/useSelection.ts";

type Body = {
  action?: string;
  slides?: (string | { id: string; place?: number })[];
  lesson?: string;
  place?: number;
  parent?: string;
  from?: string[];
  to?: string[];
};

/** The lists of a server, whose answers to changes the test gives. */
export class ListServer {
  readonly slides: Record<string, string[]> = { one: ["a", "b", "c"], two: ["x", "y"] };
  /** What was written in a slide. */
  readonly written: Record<string, string> = {};
  /** What was written in a slide in other languages. */
  readonly translated: Record<string, string> = {};
  /** Names of colleagues who changed a slide. */
  readonly editedBy: Record<string, string> = {};
  readonly log: string[] = [];
  /** Paths of lists that were asked for. */
  readonly requested: string[] = [];
  /** Lists that are asked for are not answered. */
  isSilent = false;
  failsReading = false;
  /** Lessons in the trash. */
  readonly gone = new Set<string>();
  #added = 0;
  #waiting: (() => void)[] = [];
  #isHeld = false;
  /** The next change is carried out, but its answer does not arrive. */
  losesAnswer = false;

  readonly slide = (id: string) =>
    slideRow(id, {
      alt: this.written[id] ?? id,
      edited_by: this.editedBy[id] ?? null,
      translations_digest: this.translated[id] ?? null,
    });

  readonly #line = (id: string) =>
    lessonRow(
      id,
      this.slides[id]?.length ?? 0,
      this.log.some((entry) => entry.includes(` ${id}`)),
    );

  readonly outline = () => [courseRow("course", Object.keys(this.slides).map(this.#line))];

  readonly fetch = async (url: string, init: RequestInit): Promise<Response> => {
    const isLost = init.method !== "GET" && this.losesAnswer;
    if (isLost) this.losesAnswer = false;
    const answer = await this.#respond(url, init);
    if (isLost) throw new TypeError("Failed to fetch");
    return answer;
  };

  readonly #respond = async (
    url: string,
    { method, body, signal }: RequestInit,
  ): Promise<Response> => {
    const path = url.replace(/^.*\/api\/staff/, "");
    const [, saved = ""] = /slides\/(\w+)$/.exec(path) ?? [];
    if (method === "PATCH") {
      this.log.push(`save ${saved}`);
      this.written[saved] = (
        JSON.parse(typeof body === "string" ? body : "{}") as { alt: string }
      ).alt;
      return ourJson({ ...this.slide(saved), row_version: 2, lesson: this.#line("one") });
    }
    const [, lesson = ""] = /lessons\/(\w+)\/slide/.exec(path) ?? [];
    if (method === "GET") {
      this.requested.push(path);
      if (this.failsReading) throw new TypeError("Failed to fetch");
      if (this.isSilent) return new Promise(() => undefined);
      return ourJson(path === "/outline" ? this.outline() : this.slides[lesson]?.map(this.slide));
    }
    await new Promise<void>((resolve, reject) => {
      signal?.addEventListener("abort", () => reject(signal.reason as Error));
      if (this.#isHeld) this.#waiting.push(resolve);
      else resolve();
    });
    const given = JSON.parse(typeof body === "string" ? body : "{}") as Body;
    const item = /items\/slide\/(\w+)$/.exec(path)?.[1];
    if (this.gone.has(given.parent ?? lesson))
      return ourJson({ code: "not_found" }, { status: 404 });
    if (path === "/order") return this.#order(given);
    if (item !== undefined) return this.#answer(this.#remove([item]));
    if (path.endsWith("/slides")) return this.#add(lesson, given.place);
    return this.#batch(lesson, given);
  };

  #answer(lessons: readonly string[], copies: readonly string[] = []): Response {
    const changes = lessons.map((id): LessonChange => {
      const ids = this.slides[id] ?? [];
      return {
        lesson_id: id,
        lesson: this.#line(id),
        slides: ids.map((slide) => ({ id: slide, row_version: 1 })),
        made: copies.filter((slide) => ids.includes(slide)).map(this.slide),
      };
    });
    return ourJson({ id: copies[0], ids: copies, changes });
  }

  #add(lesson: string, place = Infinity): Response {
    const id = `n${++this.#added}`;
    this.log.push(`add ${lesson}`);
    this.slides[lesson]?.splice(place - 1, 0, id);
    return this.#answer([lesson], [id]);
  }

  #order({ parent = "", from, to = [] }: Body): Response {
    if (from?.join() !== this.slides[parent]?.join()) {
      this.log.push("refused");
      return ourJson({ code: "edited_elsewhere" }, { status: 409 });
    }
    this.log.push(`order ${parent} ${to.join(" ")}`);
    this.slides[parent] = to;
    return this.#answer([parent]);
  }

  #remove(ids: readonly string[]): string[] {
    this.log.push(`delete ${ids.join(" ")}`);
    const lessons = Object.keys(this.slides).filter((lesson) =>
      this.slides[lesson]?.some((id) => ids.includes(id)),
    );
    for (const lesson of lessons)
      this.slides[lesson] = this.slides[lesson]?.filter((id) => !ids.includes(id)) ?? [];
    return lessons;
  }

  #batch(lesson: string, { action, slides = [], lesson: to = "" }: Body): Response {
    const ids = slides.map((slide) => (typeof slide === "string" ? slide : slide.id));
    if (action === "delete" || action === "delete-unedited") return this.#answer(this.#remove(ids));
    if (action === "restore") {
      this.log.push(`restore ${ids.join(" ")}`);
      for (const slide of slides)
        if (typeof slide === "object")
          this.slides[lesson]?.splice((slide.place ?? Infinity) - 1, 0, slide.id);
      return this.#answer([lesson], ids);
    }
    if (action === "move") this.#remove(ids);
    const copies = ids.map((id) => id.toUpperCase());
    this.slides[to]?.push(...copies);
    return this.#answer([lesson, to], copies);
  }

  /** Changes wait for `answerAll`. */
  hold(): void {
    this.#isHeld = true;
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

export function stubServer(): ListServer {
  const server = new ListServer();
  stubStorage();
  vi.stubGlobal("fetch", server.fetch);
  return server;
}

const DESK: Selection = { course: "course", lesson: "one", slide: null };

/** The page of an author, with lesson 'one' on the desk. */
export function openListPage(
  server: Pick<ListServer, "outline" | "slides" | "slide">,
  opened: Selection = DESK,
) {
  const queries = new QueryClient({
    defaultOptions: { queries: { staleTime: Infinity, retry: false } },
  });
  queries.setQueryData(outlineQuery.queryKey, server.outline());
  for (const [id, ids] of Object.entries(server.slides))
    queries.setQueryData(slidesQuery(id).queryKey, ids.map(server.slide));
  const drafts = contentDrafts(queries, "author");
  const orders = new ListOrders();
  const clock = new Clock();
  const moved: { title: string; isUndoable: boolean }[] = [];
  /** The selection of the URL. */
  let selected: Selection | null = null;
  const { result } = renderHook(
    () => {
      const [chosen, setChosen] = useState(opened);
      selected = chosen;
      const select = (to: Partial<Selection>) => setChosen((before) => ({ ...before, ...to }));
      const read = useContent(chosen, orders);
      const content = read.state === "ready" ? read.content : null;
      const actions = useListActions(content, select, orders, clock.after);
      return {
        ...actions,
        ...useCopies(
          actions,
          { open: select, openNew: (slide) => select({ slide }) },
          (_action, { title }, change) => {
            moved.push({ title, isUndoable: drafts.lists.changes().past.at(-1) === change });
          },
        ),
        moveMarked: actions.moveSlides,
        content,
        select,
      };
    },
    {
      wrapper: ({ children }: PropsWithChildren) => (
        <QueryClientProvider client={queries}>
          <ContentDraftsContext value={() => drafts}>{children}</ContentDraftsContext>
        </QueryClientProvider>
      ),
    },
  );
  const restored: string[] = [];
  const afterRemoval: (string | null)[] = [];
  const click = (act_: (page: typeof result.current) => void) =>
    act(() => {
      act_(result.current);
      return settle();
    });
  const shown = () => result.current.content?.slides?.map(({ id }) => id).join(" ");
  const press = async (direction: Direction): Promise<boolean> => {
    const { lesson, course } = result.current.content ?? {};
    const list = listId(lesson?.id ?? course?.id ?? null);
    const next = nextOf(direction, [], drafts.lists.changes(), list);
    if (next === null) return false;
    await click(({ applyChange }) => {
      void applyChange(direction, next, {
        onRestored: ({ items }) => restored.push(items[0]?.id ?? ""),
        onRemoved: (slide) => afterRemoval.push(slide),
      });
    });
    return true;
  };
  const idle = () =>
    vi.waitFor(async () => {
      await act(settle);
      expect(result.current.isBusy()).toBe(false);
    });
  const pressAndWait = (direction: Direction) => async () => {
    const isThere = await press(direction);
    await idle();
    return isThere ? shown() : null;
  };
  return {
    clock,
    drafts,
    restored,
    /** The lessons that slides were moved to. */
    moved,
    /** The slides that were shown after undo or redo removed the one in focus. */
    afterRemoval,
    selected: () => selected,
    problem: () => result.current.problem?.message ?? null,
    notice: () => result.current.notice,
    content: () => result.current.content,
    open: (lesson: string) => click(({ select }) => select({ lesson, slide: null })),
    /** The slides of the lesson on the desk. */
    shown,
    focused: () => result.current.content?.slide?.id ?? null,
    hasChanges: (lesson: string) =>
      result.current.content?.courses[0]?.lessons.find(({ id }) => id === lesson)?.has_changes,
    /** Clicks, and lets the first request go out. */
    click,
    /** Presses Ctrl+Z or Ctrl+Shift+Z. False if there is nothing to do. */
    press,
    /** Presses it and waits for the server. The slides shown then; null if there was nothing to do. */
    undo: pressAndWait("undo"),
    redo: pressAndWait("redo"),
    idle,
  };
}
