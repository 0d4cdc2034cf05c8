// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { slide as words } from "#app/copy/slide-fields.ts";
import type { EditableSlide } from "#app/data/authoring/authoring.ts";
import { slideRow } from "../../content/rows-for-tests.ts";
import { FileUrlsContext } from "../../files/media-urls.ts";
import type { Edit, Editable } from "../editor.ts";
import { VideoEditor } from "./VideoEditor.tsx";

// The files of a worker share their modules: these are loaded again, with those below replaced.
vi.hoisted(() => vi.resetModules());
const { makePoster, uploadFile, uploadClip } = vi.hoisted(() => ({
  makePoster: vi.fn<() => Promise<File>>(),
  uploadFile: vi.fn(),
  uploadClip: vi.fn(),
}));
vi.mock("../../files/poster.ts", () => ({ makePoster }));
vi.mock("#app/data/authoring/upload.ts", () => ({ uploadFile, uploadClip }));

const URL = "/media/content/a/videos/clip.mp4";
const uploaded = (url: string) => ({
  done: Promise.resolve({ url, seconds: 3 }),
  cancel: () => undefined,
});

let making = Promise.withResolvers<File>();
let clipComes = Promise.withResolvers<{ url: string; seconds: number }>();
beforeEach(() => {
  making = Promise.withResolvers();
  clipComes = Promise.withResolvers();
  makePoster.mockReturnValue(making.promise);
  uploadFile.mockReturnValue(uploaded("/made.jpg"));
  uploadClip.mockReturnValue({ done: clipComes.promise, cancel: () => undefined });
});
afterEach(cleanup);

/** The editor of a video. */
function openEditor(fields: Partial<Editable<"video">>) {
  const page = { slide: slideRow("s", fields) };
  const edit: Edit = (change) => {
    const edits = typeof change === "function" ? change(page.slide) : change;
    page.slide = { ...page.slide, ...edits } as EditableSlide;
    act(() => rerender(editor()));
  };
  const editor = () => (
    <FileUrlsContext value={{ [URL]: `${URL}?signed` }}>
      <VideoEditor lessonId="l" slide={page.slide as Editable<"video">} edit={edit} />
    </FileUrlsContext>
  );
  const { rerender } = render(editor());
  return { poster: () => (page.slide as Editable<"video">).poster_url, edit };
}

const makeOne = () => fireEvent.click(screen.getByRole("button", { name: words.makePoster }));
const isMade = () => act(async () => making.resolve(new File(["x"], "poster.jpg")));
function giveClip() {
  const field = screen.getByRole("group", { name: words.video });
  const input = field.querySelector("input[type=file]");
  if (input === null) throw new Error("There is no file field.");
  fireEvent.change(input, { target: { files: [new File(["x"], "clip.mp4")] } });
}

it("a slide gets a picture of its new clip", async () => {
  const { poster } = openEditor({ poster_url: "/old.jpg" });
  giveClip();
  await act(async () => clipComes.resolve({ url: URL, seconds: 3 }));
  await isMade();
  expect(poster()).toBe("/made.jpg");
});

it("a poster that the author chose while the clip was uploaded stays", async () => {
  const { poster, edit } = openEditor({});
  giveClip();
  edit({ poster_url: "/chosen.jpg" });
  await act(async () => clipComes.resolve({ url: URL, seconds: 3 }));
  await isMade();
  expect(poster()).toBe("/chosen.jpg");
});

it("a poster that the author chose while one was made of the clip stays", async () => {
  const { poster, edit } = openEditor({ video_url: URL });
  makeOne();
  edit({ poster_url: "/chosen.jpg" });
  await isMade();
  expect(poster()).toBe("/chosen.jpg");
});

it("a picture of another clip than the slide has by then is not used", async () => {
  const { poster, edit } = openEditor({ video_url: URL });
  makeOne();
  edit({ video_url: "/media/content/a/videos/other.mp4" });
  await isMade();
  expect(poster()).toBeNull();
});

it("a press for a poster that fails says so", async () => {
  const { poster } = openEditor({ video_url: URL });
  makeOne();
  await act(async () => making.reject(new Error("The browser cannot decode the video.")));
  expect(screen.getByRole("alert").textContent).toMatch(/unexpected error/);
  expect(poster()).toBeNull();
});
