// @vitest-environment happy-dom
import { act, cleanup } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { lists as words } from "#app/copy/builder.ts";
import { openListPage, stubServer } from "./list-page-for-tests.tsx";
import type { ListServer } from "./list-page-for-tests.tsx";
import { LIST_CHANGE_MS } from "./useRun.ts";

let server: ListServer;
beforeEach(() => {
  server = stubServer();
  server.hold();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it("a request that gets no answer ends after a time, says so, and holds nothing back (T-372)", async () => {
  const page = openListPage(server);
  await page.click(({ addSlide, moveSlide }) => {
    void addSlide("video", null);
    moveSlide(0, 2);
  });
  server.loseFirst();
  await act(() => page.clock.pass(LIST_CHANGE_MS - 1));
  expect([server.log, page.problem()]).toEqual([[], null]);
  await act(() => page.clock.pass(1));
  await page.idle();
  expect(server.log).toEqual(["order one b c a"]);
  expect([page.shown(), page.problem()]).toEqual(["b c a", words.tookTooLong]);
});

it.each([
  ["another one", "a", "a"],
  ["none", null, "c"],
])(
  "the slide in focus after a deletion, where the author went to %s meanwhile",
  async (_name, chosen, focused) => {
    const page = openListPage(server);
    await page.click(({ select }) => select({ slide: "b" }));
    await page.click(({ remove }) => void remove("slide", "b", () => undefined));
    if (chosen !== null) await page.click(({ select }) => select({ slide: chosen }));
    server.answerAll();
    await page.idle();
    expect([page.shown(), page.focused()]).toEqual(["a c", focused]);
  },
);

it("a reading of the lists that gets no answer holds the next change back for the same time at most", async () => {
  const page = openListPage(server);
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
  expect(server.log).toEqual(["order one b c a"]);
});

describe("changes of a list while one is unanswered", () => {
  it("a slide that is dragged while another one is being added is moved, with the new one in the list (T-370)", async () => {
    const page = openListPage(server);
    await page.click(({ addSlide, moveSlide }) => {
      void addSlide("video", null);
      moveSlide(0, 2);
    });
    expect(page.shown()).toBe("b c a");
    server.answerAll();
    await page.idle();
    expect(server.log).toEqual(["add one", "order one b c a n1"]);
    expect([page.shown(), page.problem()]).toEqual(["b c a n1", null]);
  });

  it("moves follow one another, and the list shows each at once, without reading it again", async () => {
    const page = openListPage(server);
    await page.click(({ moveSlide }) => {
      moveSlide(0, 1);
      moveSlide(1, 2);
    });
    expect(page.shown()).toBe("b c a");
    server.answerAll();
    await page.idle();
    expect(server.log).toEqual(["order one b a c", "order one b c a"]);
    expect([page.shown(), server.requested]).toEqual(["b c a", []]);
  });

  it("a move in one lesson before the answer to a move in another keeps the lines of both in the outline (T-371)", async () => {
    const page = openListPage(server);
    await page.click(({ moveSlide }) => moveSlide(0, 1));
    await page.open("two");
    await page.click(({ moveSlide }) => moveSlide(0, 1));
    server.answerAll();
    await page.idle();
    expect(server.log).toEqual(["order one b a c", "order two y x"]);
    expect([page.hasChanges("one"), page.hasChanges("two")]).toEqual([true, true]);
  });

  it("a colleague's change is reported, and the list shows it (R-STAFF-2)", async () => {
    const page = openListPage(server);
    server.slides["one"] = ["c", "b", "a"];
    await page.click(({ moveSlide }) => moveSlide(0, 1));
    server.answerAll();
    await page.idle();
    expect(server.log).toEqual(["refused"]);
    expect([page.shown(), page.problem()]).toEqual(["c b a", words.changedElsewhere]);
  });
});
