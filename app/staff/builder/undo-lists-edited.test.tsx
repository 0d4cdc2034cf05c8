// @vitest-environment happy-dom
import { cleanup } from "@testing-library/react";
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

describe("where a colleague changed something meanwhile", () => {
  it("a slide that was added by this author and changed by a colleague stays, and says why", async () => {
    const page = openListPage(server);
    await page.click(({ addSlide }) => void addSlide("quiz", null));
    server.editedBy["n1"] = "Anna";
    await page.click(({ refresh }) => refresh());
    expect(await page.undo()).toBe("a b c n1");
    expect(page.problem()).toBe(words.editedBy("Anna", "slide"));
    expect(await page.undo()).toBeNull();
  });

  it("what this author wrote in an added slide is not taken away by undo from another slide", async () => {
    const page = openListPage(server);
    await page.click(({ addSlide }) => void addSlide("quiz", null));
    await page.idle();
    vi.spyOn(Date, "now").mockReturnValue(Date.now() + 1_000);
    page.drafts.slides.store.edit(server.slide("n1"), { alt: "written" });
    expect([await page.undo(), page.problem()]).toEqual(["a b c n1", words.edited("slide")]);
    vi.restoreAllMocks();
  });

  it("what this author wrote in another tab is not taken away by undo of adding, or by redo of deleting (T-390)", async () => {
    const page = openListPage(server);
    await page.click(({ addSlide }) => void addSlide("quiz", null));
    await page.idle();
    server.written["n1"] = "written";
    expect([await page.undo(), page.problem()]).toEqual(["a b c n1", words.edited("slide")]);
    expect(await page.undo()).toBeNull();
    await page.click(({ removeSlides }) => void removeSlides(new Set(["n1"]), () => undefined));
    await page.idle();
    expect(await page.undo()).toBe("a b c n1");
    server.written["n1"] = "written again";
    expect([await page.redo(), page.problem()]).toEqual(["a b c n1", words.edited("slide")]);
  });

  it("what was written in an added slide in another language is not taken away (T-435)", async () => {
    const page = openListPage(server);
    await page.click(({ addSlide }) => void addSlide("quiz", null));
    await page.idle();
    server.translated["n1"] = "digest";
    expect([await page.undo(), page.problem()]).toEqual(["a b c n1", words.edited("slide")]);
    expect(await page.undo()).toBeNull();
  });

  it("a text in another language that can't be saved yet leaves the slide, and the undo for later", async () => {
    const page = openListPage(server);
    await page.click(({ addSlide }) => void addSlide("quiz", null));
    await page.idle();
    const id = "slide n1 de quiz_question";
    page.drafts.texts.store.edit({ id, row_version: 1, text: null }, { text: "Was?" });
    expect([await page.undo(), page.problem()]).toEqual(["a b c n1", lists.saveFirst]);
    expect(await page.press("undo")).toBe(true);
  });

  it("what is not saved when a slide is deleted is saved before, so that the deletion can be undone and redone (T-436)", async () => {
    const page = openListPage(server);
    page.drafts.slides.store.edit(server.slide("b"), { alt: "typed" });
    await page.click(({ remove }) => void remove("slide", "b", () => undefined));
    await page.idle();
    expect(server.log).toEqual(["save b", "delete b"]);
    expect(await page.undo()).toBe("a b c");
    expect([await page.redo(), page.problem()]).toEqual(["a c", null]);
    page.drafts.slides.store.edit(server.slide("c"), { alt: "typed, too" });
    await page.click(({ removeSlides }) => void removeSlides(new Set(["c"]), () => undefined));
    await page.idle();
    expect([await page.undo(), await page.redo(), page.problem()]).toEqual(["a c", "a", null]);
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
    expect([await page.undo(), page.problem()]).toEqual(["a b c n1", words.edited("slide")]);
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
    expect([await loaded.undo(), loaded.problem()]).toEqual(["a b c", null]);
  });

  it("a slide goes back after the slide that it stood after, in the colleague's order", async () => {
    const page = openListPage(server);
    await page.click(({ moveSlide }) => moveSlide(1, 2));
    await page.idle();
    server.slides["one"] = ["c", "b", "new", "a", "last"];
    await page.click(({ refresh }) => refresh());
    expect([await page.undo(), page.problem()]).toEqual(["c new a b last", null]);
  });

  it("a move of a slide that is gone can't be undone, and is forgotten", async () => {
    const page = openListPage(server);
    await page.click(({ moveSlide }) => moveSlide(1, 2));
    await page.idle();
    server.slides["one"] = ["a", "c"];
    await page.click(({ refresh }) => refresh());
    expect([await page.undo(), page.problem()]).toEqual(["a c", words.movedGone.slide]);
    expect(await page.undo()).toBeNull();
  });

  it("an order that a colleague has just changed is reported, and can be undone once it is shown", async () => {
    const page = openListPage(server);
    await page.click(({ moveSlide }) => moveSlide(0, 1));
    await page.idle();
    server.slides["one"] = ["c", "b", "a"];
    expect([await page.undo(), page.problem()]).toEqual(["c b a", lists.changedElsewhere]);
    expect([await page.undo(), page.problem()]).toEqual(["a c b", null]);
  });

  it("a slide whose lesson is in the trash can't be put back", async () => {
    const page = openListPage(server);
    await page.click(({ remove }) => void remove("slide", "a", () => undefined));
    await page.idle();
    server.gone.add("one");
    expect([await page.undo(), page.problem()]).toEqual(["b c", words.gone]);
    expect(await page.undo()).toBeNull();
  });
});
