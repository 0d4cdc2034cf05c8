// @vitest-environment happy-dom
import { cleanup } from "@testing-library/react";
import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { listUndo as words } from "#app/copy/list-undo.ts";
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

it("adding, moving and deleting slides are undone in turn, and done again (T-374)", async () => {
  const page = openListPage(server);
  await page.click(({ addSlide }) => void addSlide("quiz", 2));
  await page.idle();
  await page.click(({ moveSlide }) => moveSlide(0, 3));
  await page.idle();
  await page.click(({ removeSlides }) => void removeSlides(new Set(["b", "a"]), () => undefined));
  await page.idle();
  expect(page.shown()).toBe("n1 c");
  expect([await page.undo(), await page.undo(), await page.undo(), await page.undo()]).toEqual([
    "n1 b c a",
    "a n1 b c",
    "a b c",
    null,
  ]);
  expect(page.restored).toEqual(["b"]);
  expect([await page.redo(), await page.redo(), await page.redo(), await page.redo()]).toEqual([
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
      for (const before of lists.toReversed().slice(1)) expect(await page.undo()).toBe(before);
      expect(await page.undo()).toBeNull();
      for (const after of lists.slice(1)) expect(await page.redo()).toBe(after);
      expect([await page.redo(), page.problem()]).toEqual([null, null]);
      cleanup();
    }),
    { numRuns: 25 },
  );
});

it("slides that were moved together go back together, and what was undone can't be done again after a new change", async () => {
  const page = openListPage(server);
  await page.click(({ moveMarked }) => moveMarked(new Set(["b", "c"]), -1));
  await page.idle();
  expect([page.shown(), await page.undo()]).toEqual(["b c a", "a b c"]);
  expect(page.notice()).toBe(words.done.order.undo("slide"));
  expect([await page.redo(), page.notice()]).toEqual(["b c a", words.done.order.redo("slide")]);
  await page.undo();
  await page.click(({ moveSlide }) => moveSlide(0, 1));
  await page.idle();
  expect([await page.redo(), page.shown()]).toEqual([null, "b a c"]);
});

it("slides that went to another lesson, which is named, come back with their ids, and go there again (T-984)", async () => {
  const page = openListPage(server);
  const two = server.outline()[0]?.lessons[1];
  await page.click(({ sendSlides }) => void sendSlides("move", ["b"], "one", two ?? expect.fail()));
  await page.idle();
  expect([page.shown(), page.focused()]).toEqual(["x y B", "B"]);
  expect(page.moved).toEqual([{ title: two?.title, isUndoable: true }]);
  expect(await page.undo()).toBe("x y");
  expect([page.focused(), page.notice()]).toEqual(["y", words.done.move.undo("slide", 1)]);
  await page.open("one");
  expect(page.shown()).toBe("a b c");
  expect(await page.redo()).toBe("a c");
  await page.open("two");
  expect(page.shown()).toBe("x y B");
});

it("slides that were copied to another lesson stay in theirs; undo takes the copies away (T-933)", async () => {
  const page = openListPage(server);
  const two = server.outline()[0]?.lessons[1];
  await page.click(({ sendSlides }) => void sendSlides("copy", ["b"], "one", two ?? expect.fail()));
  await page.idle();
  expect([page.shown(), page.focused()]).toEqual(["x y B", "B"]);
  expect(await page.undo()).toBe("x y");
  expect(await page.redo()).toBe("x y B");
  await page.open("one");
  expect([page.shown(), await page.undo()]).toEqual(["a b c", null]);
});

it("each lesson has its own changes", async () => {
  const page = openListPage(server);
  await page.click(({ moveSlide }) => moveSlide(0, 1));
  await page.idle();
  await page.open("two");
  expect(await page.undo()).toBeNull();
  await page.open("one");
  expect(await page.undo()).toBe("a b c");
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
  expect([server.log, await page.undo()]).toEqual([["refused"], null]);
  server.hold();
  server.slides["one"] = ["a", "b", "c"];
  await page.click(({ moveSlide }) => moveSlide(0, 1));
  await page.press("undo");
  server.answerAll();
  await page.idle();
  expect(server.log).toEqual(["refused", "refused"]);
  expect([await page.undo(), await page.redo()]).toEqual([null, null]);
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
  expect([await page.undo(), await page.undo()]).toEqual(["c b a", "a c b"]);
});

describe("a change whose answer does not arrive", () => {
  it("can be undone where the server has carried it out (T-392)", async () => {
    const page = openListPage(server);
    server.losesAnswer = true;
    await page.click(({ moveSlide }) => moveSlide(0, 2));
    await page.idle();
    server.losesAnswer = true;
    await page.click(({ removeSlides }) => void removeSlides(new Set(["b"]), () => undefined));
    await page.idle();
    expect(page.shown()).toBe("c a");
    expect([await page.undo(), await page.undo(), await page.undo()]).toEqual([
      "b c a",
      "a b c",
      null,
    ]);
  });

  it("is forgotten where the server has not carried it out, or the lists can't be read", async () => {
    const page = openListPage(server);
    server.losesAnswer = true;
    server.gone.add("one");
    await page.click(({ moveSlide }) => moveSlide(0, 2));
    await page.idle();
    expect([page.shown(), await page.undo()]).toEqual(["a b c", null]);
    server.gone.clear();
    server.losesAnswer = true;
    server.failsReading = true;
    await page.click(({ moveSlide }) => moveSlide(0, 2));
    await page.idle();
    expect([server.log, await page.undo()]).toEqual([["order one b c a"], null]);
  });

  it("is forgotten where it was a move to another lesson: the copies there are not known", async () => {
    const page = openListPage(server);
    const two = server.outline()[0]?.lessons[1];
    server.losesAnswer = true;
    await page.click(
      ({ sendSlides }) => void sendSlides("move", ["b"], "one", two ?? expect.fail()),
    );
    await page.idle();
    expect([page.shown(), await page.undo()]).toEqual(["a c", null]);
  });
});

it("changes can be undone after a reload of the tab, apart from those that were unanswered (T-375)", async () => {
  const page = openListPage(server);
  await page.click(({ moveSlide }) => moveSlide(0, 2));
  await page.idle();
  await page.click(({ addSlide }) => void addSlide("quiz", 1));
  await page.idle();
  await page.undo();
  server.hold();
  await page.open("two");
  await page.click(({ moveSlide }) => moveSlide(0, 1));
  page.drafts.lists.keep();
  cleanup();
  server.answerAll();
  const loaded = openListPage(server);
  expect(await loaded.redo()).toBe("n1 b c a");
  expect(await loaded.undo()).toBe("b c a");
  expect(await loaded.undo()).toBe("a b c");
  await loaded.open("two");
  expect(await loaded.undo()).toBeNull();
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
    await page.undo();
    expect([page.selected()?.slide, page.afterRemoval]).toEqual(["a", ["a"]]);
    await page.click(({ removeSlides }) => void removeSlides(new Set(["a"]), () => undefined));
    await page.idle();
    await page.undo();
    await page.redo();
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
