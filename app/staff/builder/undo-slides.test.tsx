// @vitest-environment happy-dom
import { cleanup } from "@testing-library/react";
import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { listUndo as words } from "#app/copy/list-undo.ts";
import { lists } from "#app/copy/builder.ts";
import { openListPage, stubServer } from "./list-page-for-tests.tsx";
import type { ListServer } from "./list-page-for-tests.tsx";

let server: ListServer;
beforeEach(() => {
  server = stubServer();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

type Page = ReturnType<typeof openListPage>;
const undo = async (page: Page) => {
  const isThere = await page.press("undo");
  await page.idle();
  return isThere ? page.shown() : null;
};
const redo = async (page: Page) => {
  const isThere = await page.press("redo");
  await page.idle();
  return isThere ? page.shown() : null;
};

it("adding, moving and deleting slides are undone in turn, and done again (T-374)", async () => {
  const page = openListPage(server);
  await page.click(({ addSlide }) => void addSlide("quiz", 2));
  await page.idle();
  await page.click(({ moveSlide }) => moveSlide(0, 3));
  await page.idle();
  await page.click(({ removeSlides }) => void removeSlides(new Set(["b", "a"]), () => undefined));
  await page.idle();
  expect(page.shown()).toBe("n1 c");
  expect([await undo(page), await undo(page), await undo(page), await undo(page)]).toEqual([
    "n1 b c a",
    "a n1 b c",
    "a b c",
    null,
  ]);
  expect(page.restored).toEqual(["b"]);
  expect([await redo(page), await redo(page), await redo(page), await redo(page)]).toEqual([
    "a n1 b c",
    "n1 b c a",
    "n1 c",
    null,
  ]);
  expect(page.problem()).toBeNull();
});

it("undo of any slide changes restores the original list, redo the changed one", async () => {
  const act = fc.record({
    what: fc.constantFrom("add", "move", "block", "delete"),
    at: fc.nat(20),
    to: fc.nat(20),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 1, maxLength: 12 }), async (acts) => {
      server = stubServer();
      const page = openListPage(server);
      const lists = [page.shown()];
      for (const { what, at, to } of acts) {
        const ids = page.shown()?.split(" ").filter(Boolean) ?? [];
        const [from, place] = [at % (ids.length + 1), to % (ids.length + 1)];
        const some = new Set(ids.filter((_, index) => ((at * 7 + to) >> index) % 2 === 1));
        await page.click((actions) => {
          if (what === "add") void actions.addSlide("quiz", place + 1);
          else if (what === "move") actions.moveSlide(from, place);
          else if (what === "block") actions.moveMarked(some, at % 2 === 0 ? 1 : -1);
          else if (some.size > 0) void actions.removeSlides(some, () => undefined);
        });
        await page.idle();
        if (page.drafts.lists.changes().past.length === lists.length) lists.push(page.shown());
      }
      for (const before of lists.toReversed().slice(1)) expect(await undo(page)).toBe(before);
      expect(await undo(page)).toBeNull();
      for (const after of lists.slice(1)) expect(await redo(page)).toBe(after);
      expect([await redo(page), page.problem()]).toEqual([null, null]);
      cleanup();
    }),
    { numRuns: 25 },
  );
});

it("slides that were moved together go back together, and what was undone can't be done again after a new change", async () => {
  const page = openListPage(server);
  await page.click(({ moveMarked }) => moveMarked(new Set(["b", "c"]), -1));
  await page.idle();
  expect([page.shown(), await undo(page)]).toEqual(["b c a", "a b c"]);
  expect(page.notice()).toBe(words.done.order.undo);
  expect([await redo(page), page.notice()]).toEqual(["b c a", words.done.order.redo]);
  await undo(page);
  await page.click(({ moveSlide }) => moveSlide(0, 1));
  await page.idle();
  expect([await redo(page), page.shown()]).toEqual([null, "b a c"]);
});

it("slides that went to another lesson come back with their ids, and go there again", async () => {
  const page = openListPage(server);
  const two = server.outline()[0]?.lessons[1];
  await page.click(({ moveSlides }) => void moveSlides(["b"], "one", two ?? expect.fail()));
  await page.idle();
  expect([page.shown(), page.focused()]).toEqual(["x y B", "B"]);
  expect(await undo(page)).toBe("x y");
  expect([page.focused(), page.notice()]).toEqual([
    "y",
    `${words.done.restore(1)} ${words.done.delete(1)}`,
  ]);
  await page.open("one");
  expect(page.shown()).toBe("a b c");
  expect(await redo(page)).toBe("a c");
  await page.open("two");
  expect(page.shown()).toBe("x y B");
});

it("each lesson has its own changes", async () => {
  const page = openListPage(server);
  await page.click(({ moveSlide }) => moveSlide(0, 1));
  await page.idle();
  await page.open("two");
  expect(await undo(page)).toBeNull();
  await page.open("one");
  expect(await undo(page)).toBe("a b c");
});

it("a change that the server has not answered is undone after its answer, and nothing older", async () => {
  const page = openListPage(server);
  await page.click(({ moveSlide }) => moveSlide(0, 2));
  await page.idle();
  server.hold();
  await page.click(({ addSlide }) => void addSlide("quiz", null));
  await page.press("undo");
  expect(server.log).toEqual(["order one b c a"]);
  server.answerAll();
  await page.idle();
  expect(server.log).toEqual(["order one b c a", "add one", "delete n1"]);
  expect(page.shown()).toBe("b c a");
});

it("a refused change can't be undone or redone, even if undone before the answer", async () => {
  const page = openListPage(server);
  server.slides["one"] = ["c", "b", "a"];
  await page.click(({ moveSlide }) => moveSlide(0, 1));
  await page.idle();
  expect([server.log, await undo(page)]).toEqual([["refused"], null]);
  server.hold();
  server.slides["one"] = ["a", "b", "c"];
  await page.click(({ moveSlide }) => moveSlide(0, 1));
  await page.press("undo");
  server.answerAll();
  await page.idle();
  expect(server.log).toEqual(["refused", "refused"]);
  expect([await undo(page), await redo(page)]).toEqual([null, null]);
});

it("a change whose undo failed can be undone later, also if another one was made meanwhile (T-387)", async () => {
  const page = openListPage(server);
  await page.click(({ moveSlide }) => moveSlide(0, 1));
  await page.idle();
  server.hold();
  await page.press("undo");
  await page.click(({ addSlide }) => void addSlide("quiz", null));
  server.slides["one"] = ["c", "b", "a"];
  server.answerAll();
  await page.idle();
  expect([page.shown(), server.log.at(-2)]).toEqual(["c b a n1", "refused"]);
  expect([await undo(page), await undo(page)]).toEqual(["c b a", "a c b"]);
});

it("changes can be undone after a reload of the tab, apart from those that were unanswered (T-375)", async () => {
  const page = openListPage(server);
  await page.click(({ moveSlide }) => moveSlide(0, 2));
  await page.idle();
  await page.click(({ addSlide }) => void addSlide("quiz", 1));
  await page.idle();
  await undo(page);
  server.hold();
  await page.open("two");
  await page.click(({ moveSlide }) => moveSlide(0, 1));
  page.drafts.lists.keep();
  cleanup();
  server.answerAll();
  const loaded = openListPage(server);
  await vi.dynamicImportSettled();
  expect(await redo(loaded)).toBe("n1 b c a");
  expect(await undo(loaded)).toBe("b c a");
  expect(await undo(loaded)).toBe("a b c");
  await loaded.open("two");
  expect(await undo(loaded)).toBeNull();
});

describe("undo of adding the slide in focus", () => {
  const addFocused = async () => {
    const page = openListPage(server);
    await page.click(({ addSlide }) => void addSlide("quiz", 2));
    return page;
  };

  it("selects the next slide, and says so for the keyboard focus, or that none is left (T-388)", async () => {
    server.slides["one"] = ["a"];
    const page = await addFocused();
    await page.idle();
    await undo(page);
    expect([page.selected()?.slide, page.afterRemoval]).toEqual(["a", ["a"]]);
    await page.click(({ removeSlides }) => void removeSlides(new Set(["a"]), () => undefined));
    await page.idle();
    await undo(page);
    await redo(page);
    expect([page.shown(), page.selected()?.slide, page.afterRemoval]).toEqual([
      "",
      null,
      ["a", null],
    ]);
  });

  it("selects the next slide, also if it was pressed before the server's answer (T-389)", async () => {
    server.hold();
    const page = await addFocused();
    await page.press("undo");
    server.answerAll();
    server.hold();
    await page.click(() => undefined);
    expect(server.log).toEqual(["add one"]);
    server.answerAll();
    await page.idle();
    expect([page.shown(), page.selected()?.slide, page.afterRemoval]).toEqual([
      "a b c",
      "b",
      ["b"],
    ]);
  });

  it("leaves the selection to a slide that was chosen before the server's answer", async () => {
    const page = await addFocused();
    await page.idle();
    server.hold();
    await page.press("undo");
    await page.click(({ select }) => select({ slide: "c" }));
    server.answerAll();
    await page.idle();
    expect([page.shown(), page.selected()?.slide, page.afterRemoval]).toEqual(["a b c", "c", []]);
  });
});

describe("where a colleague changed something meanwhile", () => {
  it("a slide that was added by this author and changed by a colleague stays, and says why", async () => {
    const page = openListPage(server);
    await page.click(({ addSlide }) => void addSlide("quiz", null));
    server.editedBy["n1"] = "Anna";
    await page.click(({ refresh }) => refresh());
    expect(await undo(page)).toBe("a b c n1");
    expect(page.problem()).toBe(words.editedBy("Anna"));
    expect(await undo(page)).toBeNull();
  });

  it("what this author wrote in an added slide is not taken away by undo from another slide", async () => {
    const page = openListPage(server);
    await page.click(({ addSlide }) => void addSlide("quiz", null));
    await page.idle();
    vi.spyOn(Date, "now").mockReturnValue(Date.now() + 1_000);
    page.drafts.slides.store.edit(server.slide("n1"), { alt: "written" });
    expect([await undo(page), page.problem()]).toEqual(["a b c n1", words.editedByMe]);
    vi.restoreAllMocks();
  });

  it("what this author wrote in another tab is not taken away by undo of adding, or by redo of deleting (T-390)", async () => {
    const page = openListPage(server);
    await page.click(({ addSlide }) => void addSlide("quiz", null));
    await page.idle();
    server.written["n1"] = "written";
    expect([await undo(page), page.problem()]).toEqual(["a b c n1", words.editedByMe]);
    expect(await undo(page)).toBeNull();
    await page.click(({ removeSlides }) => void removeSlides(new Set(["n1"]), () => undefined));
    await page.idle();
    expect(await undo(page)).toBe("a b c n1");
    server.written["n1"] = "written again";
    expect([await redo(page), page.problem()]).toEqual(["a b c n1", words.editedByMe]);
  });

  it("what a colleague wrote over this author's text stays, after this author saved something else (T-391)", async () => {
    const page = openListPage(server);
    const { store } = page.drafts.slides;
    await page.click(({ addSlide }) => void addSlide("quiz", null));
    await page.idle();
    store.edit(server.slide("n1"), { alt: "mine" });
    store.dispatch("n1", { type: "sent" });
    store.dispatch("n1", { type: "confirmed", row: { row_version: 2, alt: "mine" } });
    server.written["n1"] = "of a colleague";
    await page.click(({ refresh }) => refresh());
    await page.idle();
    store.undo({ ...server.slide("n1"), row_version: 3 });
    expect(store.history("n1").past).toEqual([]);
    expect([await undo(page), page.problem()]).toEqual(["a b c n1", words.editedByMe]);
  });

  it("an added slide in which everything that was written is undone goes, also after a reload", async () => {
    const page = openListPage(server);
    await page.click(({ addSlide }) => void addSlide("quiz", null));
    await page.idle();
    page.drafts.slides.store.edit(server.slide("n1"), { alt: "written" });
    page.drafts.slides.store.undo(server.slide("n1"));
    page.drafts.lists.keep();
    cleanup();
    const loaded = openListPage(server);
    await vi.dynamicImportSettled();
    expect([await undo(loaded), loaded.problem()]).toEqual(["a b c", null]);
  });

  it("a slide goes back after the slide that it stood after, in the colleague's order", async () => {
    const page = openListPage(server);
    await page.click(({ moveSlide }) => moveSlide(1, 2));
    await page.idle();
    server.slides["one"] = ["c", "b", "new", "a", "last"];
    await page.click(({ refresh }) => refresh());
    expect([await undo(page), page.problem()]).toEqual(["c new a b last", null]);
  });

  it("a move of a slide that is gone can't be undone, and is forgotten", async () => {
    const page = openListPage(server);
    await page.click(({ moveSlide }) => moveSlide(1, 2));
    await page.idle();
    server.slides["one"] = ["a", "c"];
    await page.click(({ refresh }) => refresh());
    expect([await undo(page), page.problem()]).toEqual(["a c", words.movedGone]);
    expect(await undo(page)).toBeNull();
  });

  it("an order that a colleague has just changed is reported, and can be undone once it is shown", async () => {
    const page = openListPage(server);
    await page.click(({ moveSlide }) => moveSlide(0, 1));
    await page.idle();
    server.slides["one"] = ["c", "b", "a"];
    expect([await undo(page), page.problem()]).toEqual(["c b a", lists.changedElsewhere]);
    expect([await undo(page), page.problem()]).toEqual(["a c b", null]);
  });

  it("a slide whose lesson is in the trash can't be put back", async () => {
    const page = openListPage(server);
    await page.click(({ remove }) => void remove("slide", "a", () => undefined));
    await page.idle();
    server.gone.add("one");
    expect([await undo(page), page.problem()]).toEqual(["b c", words.gone]);
    expect(await undo(page)).toBeNull();
  });
});
