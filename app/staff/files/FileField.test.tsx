// @vitest-environment happy-dom
import { useState } from "react";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { keepRecording } from "#app/data/authoring/kept-recordings.ts";
import { FileField } from "./FileField.tsx";
import { FileUrlsContext } from "./media-urls.ts";
import type { BeginUpload, Given } from "./useUpload.ts";

afterEach(() => {
  // An upload goes on without its field.
  for (const cancel of screen.queryAllByRole("button", { name: "Cancel" })) fireEvent.click(cancel);
  cleanup();
  vi.unstubAllGlobals();
});

/** The window has this width: queries ask for a least one. */
const windowOf = (width: number) =>
  vi.stubGlobal("matchMedia", (query: string) => ({
    matches: width >= Number(/\d+/.exec(query)?.[0]),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));

const file = (name: string) => new File(["x"], name);
const drop = (...files: File[]) => ({ dataTransfer: { files, types: ["Files"] } });

function openField() {
  const given: Given = { url: "/media/content/a/slide-images/sea.png", seconds: null };
  const onChange = vi.fn<(given: Given | null, file: File | null) => void>();
  const begin = vi.fn<BeginUpload>(() => ({
    done: Promise.resolve(given),
    cancel: () => undefined,
  }));
  const onPage = vi.fn<() => void>();
  render(
    <div onDrop={onPage}>
      <FileField
        lessonId="lesson"
        kind="slide-image"
        label="Picture"
        url={null}
        checks=""
        any={{ begin, endings: ["png"], takes: "A picture." }}
        onChange={onChange}
      />
    </div>,
  );
  const field = screen.getAllByRole("group", { name: "Picture" }).at(-1) ?? expect.fail();
  return { field, begin, onChange, onPage, given };
}

it("a file that is dropped on its field is uploaded there (T-548)", async () => {
  const { field, begin, onChange, onPage, given } = openField();
  const dropped = file("sea.png");
  expect(fireEvent.dragOver(field, drop(dropped))).toBe(false);
  expect(field.dataset["over"]).toBe("true");
  fireEvent.drop(field, drop(dropped));
  expect(field.dataset["over"]).toBe("false");
  await vi.waitFor(() => expect(onChange).toHaveBeenCalledWith(given, dropped));
  expect([begin.mock.calls.length, onPage.mock.calls.length]).toEqual([1, 0]);
});

it("an upload is shown again when its field comes back, and a newer file takes its place", async () => {
  const slow = { done: new Promise<null>(() => undefined), cancel: vi.fn<() => void>() };
  const first = openField();
  first.begin.mockReturnValue(slow);
  fireEvent.drop(first.field, drop(file("slow.png")));
  cleanup();
  const { field, onChange, given } = openField();
  expect(screen.getByRole("progressbar")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Cancel" }));
  expect(slow.cancel).toHaveBeenCalledTimes(1);

  cleanup();
  const again = openField();
  again.begin.mockReturnValueOnce(slow);
  const newer = file("newer.png");
  fireEvent.drop(again.field, drop(file("slow.png")));
  expect(screen.getByRole("progressbar")).toBeTruthy();
  expect([field.isConnected, onChange.mock.calls.length]).toEqual([false, 0]);
  fireEvent.change(again.field.querySelector("input")!, { target: { files: [newer] } });
  await vi.waitFor(() => expect(again.onChange).toHaveBeenCalledWith(given, newer));
  expect(slow.cancel).toHaveBeenCalledTimes(2);
});

it("fields that are on the page at the same time do not show each other's uploads", () => {
  const first = openField();
  first.begin.mockReturnValue({ done: new Promise(() => undefined), cancel: () => undefined });
  openField();
  fireEvent.drop(first.field, drop(file("a.png")));
  expect(screen.getAllByRole("progressbar")).toHaveLength(1);
});

it("a file that is dropped on a field while that uploads another one is not left to the page", () => {
  const { field, begin, onPage } = openField();
  fireEvent.drop(field, drop(file("a.png")));
  expect(fireEvent.dragOver(field, drop(file("b.mp4")))).toBe(false);
  expect(field.dataset["over"]).toBe("false");
  fireEvent.drop(field, drop(file("b.mp4")));
  expect([begin.mock.calls.length, onPage.mock.calls.length]).toEqual([1, 0]);
});

it("the focus goes from a button that is gone to the one in its place, and back", async () => {
  const { field, begin } = openField();
  begin.mockReturnValue({ done: new Promise(() => undefined), cancel: () => undefined });
  screen.getByRole("button", { name: "Choose a file: Picture" }).focus();
  fireEvent.change(field.querySelector("input")!, { target: { files: [file("sea.png")] } });
  const cancel = screen.getByRole("button", { name: "Cancel" });
  expect(document.activeElement).toBe(cancel);
  fireEvent.click(cancel);
  expect(document.activeElement).toBe(
    screen.getByRole("button", { name: "Choose a file: Picture" }),
  );
});

it("the focus stays where it is when a button without it is gone", () => {
  const { field, begin } = openField();
  begin.mockReturnValue({ done: new Promise(() => undefined), cancel: () => undefined });
  fireEvent.drop(field, drop(file("sea.png")));
  expect(document.activeElement).toBe(document.body);
});

it("the focus goes from the button that deletes a file to the field's first one", () => {
  windowOf(1440);
  function Field() {
    const [url, setUrl] = useState<string | null>("/media/content/a/posters/sea.png");
    return (
      <FileField
        lessonId="lesson"
        kind="poster"
        label="Poster"
        url={url}
        checks=""
        onChange={(given) => setUrl(given?.url ?? null)}
      />
    );
  }
  render(<Field />);
  const remove = screen.getByRole("button", { name: "Remove: Poster" });
  remove.focus();
  fireEvent.click(remove);
  expect(document.activeElement).toBe(
    screen.getByRole("button", { name: "Choose a file: Poster" }),
  );
});

it("several files that are dropped on a field are left to the page", () => {
  const { field, begin, onPage } = openField();
  fireEvent.drop(field, drop(file("a.mp4"), file("b.mp4")));
  expect([begin.mock.calls.length, onPage.mock.calls.length]).toEqual([0, 1]);
});

it("a field without its file says whether Publish needs it, until one is on its way (T-754)", () => {
  const field = (missing: "must" | "should" | null, isComing: boolean) => (
    <FileField
      lessonId="lesson"
      kind="video"
      label="Video"
      url={null}
      checks="no_video"
      missing={missing}
      isComing={isComing}
      onChange={() => undefined}
    />
  );
  const { rerender } = render(field("must", false));
  expect(screen.getByText("Needed")).toBeTruthy();
  rerender(field("should", false));
  expect(screen.getByText("Recommended")).toBeTruthy();
  rerender(field("must", true));
  expect(screen.queryByText("Needed")).toBeNull();
  rerender(field(null, false));
  expect(screen.queryByText(/Needed|Recommended/)).toBeNull();
});

it("a voice has one audio element, which gives its length and plays it (T-855)", async () => {
  const url = "/media/content/a/audio/line.m4a";
  const play = vi.spyOn(HTMLMediaElement.prototype, "play").mockResolvedValue();
  const { container } = render(
    <FileUrlsContext value={{ [url]: `${url}?signed` }}>
      <FileField
        lessonId="lesson"
        kind="question-audio"
        label="Voice for the question"
        url={url}
        checks=""
        onChange={() => undefined}
      />
    </FileUrlsContext>,
  );
  expect(screen.getByText("Recorded")).toBeTruthy();
  const [audio, ...others] = container.querySelectorAll("audio");
  expect(others).toEqual([]);
  Object.defineProperty(audio, "duration", { value: 4.2 });
  fireEvent.loadedMetadata(audio!);
  expect(screen.getByText("Recorded, 0:04")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Play: Voice for the question" }));
  expect(play.mock.contexts).toEqual([audio]);
  play.mockRestore();
});

/** A voice with or without its recording, in a window of a width: its buttons, and those in its menu. */
function buttonsOfVoice(width: number, url: string | null) {
  windowOf(width);
  const { container } = render(
    <FileField
      lessonId="lesson"
      kind="question-audio"
      label="Voice"
      url={url}
      checks=""
      canRecord
      onChange={() => undefined}
    />,
  );
  const names = [...container.querySelectorAll("button")].map(
    (button) => button.getAttribute("aria-label") ?? button.textContent,
  );
  cleanup();
  return names;
}

it("what is done less often with a voice is in a menu; on a phone, choosing a file is, too (T-895)", () => {
  const url = "/media/content/a/audio/line.m4a";
  const shown = ["Play: Voice", "Record again: Voice"];
  const menu = ["Options: Voice", "Replace", "Delete"];
  expect(buttonsOfVoice(1440, url)).toEqual([...shown, ...menu]);
  expect(buttonsOfVoice(390, url)).toEqual([...shown, ...menu]);
  expect(buttonsOfVoice(1440, null)).toEqual(["Record: Voice", "Choose a file: Voice"]);
  expect(buttonsOfVoice(390, null)).toEqual(["Record: Voice", "Options: Voice", "Choose a file"]);
});

it.each([
  ["captions", ".vtt or .srt", ".vtt or .srt, up to 1 MB."],
  ["poster", "JPEG, PNG or WebP", "JPEG, PNG or WebP, up to 5 MB and 25 megapixels."],
  ["answer-image", "JPEG, PNG or WebP", "JPEG, PNG or WebP, up to 5 MB and 25 megapixels."],
  ["answer-audio", "WAV, MP3 or M4A", "WAV, MP3 or M4A, up to 20 MB."],
] as const)(
  "a field of %s without its file shows which formats it takes; they describe its button (T-964)",
  (kind, formats, takes) => {
    windowOf(1440);
    render(
      <FileField
        lessonId="lesson"
        kind={kind}
        label="File"
        url={null}
        checks=""
        onChange={() => undefined}
      />,
    );
    const shown = screen.getByText(formats);
    expect(shown.textContent).toBe(takes);
    expect(shown.className).not.toBe("visually-hidden");
    const button = screen.getByRole("button", { name: "Choose a file: File" });
    expect(button.getAttribute("aria-describedby")).toBe(shown.id);
  },
);

it("a recording on the device is found where the name of its field breaks into lines differently (T-912)", async () => {
  await keepRecording("/Voice for ages 7 to 10", { file: file("recording.wav"), text: "" });
  render(
    <FileField
      lessonId="lesson"
      kind="slide-audio"
      label={"Voice for ages\u00a07\u00a0to\u00a010"}
      url={null}
      checks=""
      canRecord
      onChange={() => undefined}
    />,
  );
  expect(await screen.findByRole("button", { name: "Use this recording" })).toBeTruthy();
});
