// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import type { OrderItem } from "#domain/slides/order/order.ts";
import { files as words } from "#app/copy/files.ts";
import { activityFieldWords } from "#app/copy/slides/activity/builder.ts";
import { orderFields } from "#app/copy/slides/order/builder.ts";
import { keepRecording, readRecording } from "#app/data/authoring/kept-recordings.ts";
import type { Edit, Editable } from "../editor.ts";
import { OrderEditor } from "./OrderEditor.tsx";

type Given = { url: string; seconds: number | null };
// Imported anew: what another test file imported does not have this file's mock in it.
vi.hoisted(() => vi.resetModules());
const uploads = vi.hoisted(() => [] as ((given: Given) => void)[]);
vi.mock("#app/data/authoring/upload.ts", () => ({
  uploadFile: () => ({
    done: new Promise<Given>((resolve) => uploads.push(resolve)),
    cancel: () => undefined,
  }),
}));
afterEach(() => {
  cleanup();
  uploads.length = 0;
});

const item = (name: string): OrderItem => ({
  name,
  audio_url: null,
  image_url: null,
  alt: "",
  why: "",
  why_audio_url: null,
});
const slideOf = (items: OrderItem[]) =>
  ({
    id: "s",
    type: "order",
    row_version: 1,
    question: "",
    question_audio_url: null,
    done_quote: "",
    done_audio_url: null,
    from: "",
    from_audio_url: null,
    to: "",
    to_audio_url: null,
    items,
  }) as unknown as Editable<"order">;

const voiceOf = (place: number) => `${orderFields.item(place)}: ${activityFieldWords.audio}`;

/** The editor of items 'a', 'b' and 'c'. */
function openEditor() {
  const page = { slide: slideOf(["a", "b", "c"].map(item)), edits: 0 };
  const edit: Edit = (change) => {
    const edits = typeof change === "function" ? change(page.slide) : change;
    page.edits += Object.keys(edits).length;
    show({ ...page.slide, ...edits } as Editable<"order">);
  };
  const editor = () => <OrderEditor lessonId="l" slide={page.slide} edit={edit} />;
  const { rerender } = render(editor());
  const show = (slide: Editable<"order">) => {
    page.slide = slide;
    act(() => rerender(editor()));
  };
  return {
    page,
    take: (names: string[]) => show(slideOf(names.map(item))),
    /** The field of the voice of the item at a place. */
    voice: (place: number) => screen.getByRole("group", { name: voiceOf(place) }),
    end: () => act(async () => uploads[0]?.({ url: "/b.mp3", seconds: 1 })),
    voices: () => page.slide.items.map(({ name, audio_url }) => `${name} ${audio_url ?? "-"}`),
  };
}

/** The same with an upload of the voice of 'b' under way. */
function uploadVoiceOfB() {
  const editor = openEditor();
  const input = editor.voice(2).querySelector("input");
  const file = new File(["x"], "b.mp3", { type: "audio/mpeg" });
  fireEvent.change(input as HTMLInputElement, { target: { files: [file] } });
  return editor;
}

it("an upload goes to the item it was chosen for, also when a colleague moved it meanwhile", async () => {
  const { take, voice, end, voices } = uploadVoiceOfB();
  take(["b", "c", "a"]);
  expect(voice(1).querySelector("progress")).not.toBeNull();
  await end();
  expect(voices()).toEqual(["b /b.mp3", "c -", "a -"]);
});

it("a recording that is not used yet stays at the item it was made for", async () => {
  const file = new File(["x"], "recording.wav", { type: "audio/wav" });
  await keepRecording(`/${voiceOf(2)}`, { file, text: "" });
  const { take, voice, end, voices } = openEditor();
  await screen.findByRole("button", { name: words.use });
  take(["c", "a", "b"]);
  expect(within(voice(2)).queryByRole("button", { name: words.use })).toBeNull();
  fireEvent.click(within(voice(3)).getByRole("button", { name: words.use }));
  await end();
  expect(voices()).toEqual(["c -", "a -", "b /b.mp3"]);
  expect(await readRecording(`/${voiceOf(2)}`)).toBeNull();
});

const button = (name: string) => screen.getByRole<HTMLButtonElement>("button", { name });
const up = (place: number) => button(orderFields.moveUp(place));
const down = (place: number) => button(orderFields.moveDown(place));

it("the focus goes from an item that is deleted to the next one, and stays with one that moves", () => {
  const { voices } = openEditor();
  fireEvent.click(up(3));
  expect(voices()).toEqual(["a -", "c -", "b -"]);
  expect(document.activeElement).toBe(up(2));
  fireEvent.click(up(2));
  expect(voices()).toEqual(["c -", "a -", "b -"]);
  expect(document.activeElement).toBe(up(1));
  button(orderFields.deleteItem(2)).focus();
  fireEvent.click(button(orderFields.deleteItem(2)));
  expect(voices()).toEqual(["c -", "b -"]);
  expect(document.activeElement?.closest("[data-item]")?.textContent).toContain(
    orderFields.item(2),
  );
});

it("an item moves down as it moves up, with the focus, and no further than the last place (T-832)", () => {
  const { voices } = openEditor();
  fireEvent.click(down(1));
  expect(voices()).toEqual(["b -", "a -", "c -"]);
  expect(document.activeElement).toBe(down(2));
  fireEvent.click(down(2));
  expect(voices()).toEqual(["b -", "c -", "a -"]);
  expect(document.activeElement).toBe(down(3));
});

it("the row of each item shows the buttons that move it; those at the ends do nothing (T-903)", () => {
  const { page, voices } = openEditor();
  for (const place of [1, 2, 3])
    for (const shown of [up(place), down(place)])
      expect(shown.closest("details, [hidden]")).toBeNull();
  for (const end of [up(1), down(3)]) {
    end.focus();
    fireEvent.click(end);
    expect(end.getAttribute("aria-disabled")).toBe("true");
    expect(document.activeElement).toBe(end);
  }
  expect(voices()).toEqual(["a -", "b -", "c -"]);
  expect(page.edits).toBe(0);
});

it("an upload goes to its item while the author types in it", async () => {
  const { end, voices } = uploadVoiceOfB();
  fireEvent.change(screen.getByLabelText(`${orderFields.item(2)}: ${activityFieldWords.name}`), {
    target: { value: "bread" },
  });
  await end();
  expect(voices()).toEqual(["a -", "bread /b.mp3", "c -"]);
});

it("an upload for an item that a colleague deleted is not used, and the list says so", async () => {
  const { page, take, end, voices } = uploadVoiceOfB();
  take(["a", "c"]);
  expect(screen.queryByRole("alert")).toBeNull();
  await end();
  expect(voices()).toEqual(["a -", "c -"]);
  expect(page.edits).toBe(0);
  expect(screen.getByRole("alert").textContent).toBe(words.itemGone);
});
