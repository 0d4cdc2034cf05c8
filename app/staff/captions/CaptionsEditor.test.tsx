// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { stubStorage } from "#app/data/base/storage-for-tests.ts";

const KEY = "builder-draft:nobody:captions slide";

let storage: Record<string, string>;
beforeEach(() => {
  storage = stubStorage();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** The captions of a slide without any, on a page that was loaded just now. */
async function openPage() {
  cleanup();
  vi.resetModules();
  const { CaptionsEditor } = await import("./CaptionsEditor.tsx");
  const { unsavedCaptions } = await import("./unsaved-captions.ts");
  render(
    <CaptionsEditor
      lessonId="lesson"
      slideId="slide"
      video="/media/content/a/videos/clip.mp4"
      url={null}
      onSaved={() => undefined}
    />,
  );
  return { isOffered: unsavedCaptions("slide") !== null };
}

const words = (place: number) =>
  screen.getByRole<HTMLTextAreaElement>("textbox", { name: `Line ${place}: words` });
const click = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const add = () => click("Add a line at this moment");
const altN = (target: Element) => fireEvent.keyDown(target, { code: "KeyN", altKey: true });
const texts = () => screen.queryAllByRole("textbox", { name: /words$/ }).length;

it("the words of a line that was added have the focus, by the button and by the key (T-960)", async () => {
  await openPage();
  add();
  expect(document.activeElement).toBe(words(1));
  altN(words(1));
  expect(document.activeElement).toBe(words(2));
  // The next line is like one that was removed.
  click("Remove line 2");
  words(1).focus();
  altN(words(1));
  expect(document.activeElement).toBe(words(2));
  // What is typed into another line leaves the focus there.
  words(1).focus();
  fireEvent.change(words(1), { target: { value: "Hello" } });
  expect(document.activeElement).toBe(words(1));
});

it("the focus goes from a line that is removed to the next one, else to the editor", async () => {
  await openPage();
  const remove = (place: number) => {
    screen.getByRole("button", { name: `Remove line ${place}` }).focus();
    click(`Remove line ${place}`);
  };
  add();
  add();
  fireEvent.change(words(2), { target: { value: "Second" } });
  remove(1);
  expect(words(1).value).toBe("Second");
  expect(document.activeElement).toBe(words(1));
  remove(1);
  expect(document.activeElement?.closest("section")?.textContent).toContain("Add a line");
});

it("typed captions are kept over a reload, and offered where their slide is opened (T-961)", async () => {
  expect((await openPage()).isOffered).toBe(false);
  add();
  fireEvent.change(words(1), { target: { value: "Real words" } });
  expect((await openPage()).isOffered).toBe(true);
  expect(words(1).value).toBe("Real words");
  expect(screen.getByText("These captions are not saved yet.")).toBeTruthy();
  click("Discard unsaved changes");
  expect([texts(), Object.keys(storage)]).toEqual([0, []]);
  expect((await openPage()).isOffered).toBe(false);
});

it("the editor has the focus where a button gets none by a press, as in Safari", async () => {
  await openPage();
  const editor = screen.getByRole("region", { name: "Captions, line by line" });
  add();
  expect(words(1).closest("[tabindex]")).toBe(editor);
});

it.each(["{", "[]", '{"row_version":0,"edits":{"lines":[{"id":1,"text":"No times"}]}}'])(
  "stored captions that are none are left out: %j (T-962)",
  async (text) => {
    storage[KEY] = text;
    expect((await openPage()).isOffered).toBe(false);
    expect(texts()).toBe(0);
  },
);
