// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { slide as words } from "#app/copy/slide-fields.ts";
import { files } from "#app/copy/files.ts";
import type { EditableSlide } from "#app/data/authoring/authoring.ts";
import { stubStorage } from "#app/data/base/storage-for-tests.ts";
import { contentDrafts } from "../content/content-drafts.ts";
import { outlineQuery, slidesQuery } from "../content/content-queries.ts";
import { courseRow, lessonRow, slideRow } from "../content/rows-for-tests.ts";
import { ContentDraftsContext } from "../content/useContentDrafts.ts";
import { SlideEditor } from "./SlideEditor.tsx";

// The files of a worker share their modules: these are loaded again, with the one below replaced.
vi.hoisted(() => vi.resetModules());
const { upload } = vi.hoisted(() => ({ upload: vi.fn() }));
vi.mock("#app/data/authoring/upload.ts", () => ({ uploadFile: upload }));

const quiz = (id: string): EditableSlide =>
  slideRow(id, {
    type: "quiz",
    quiz_heading: "",
    quiz_question: `Question of ${id}?`,
    quiz_audio_url: null,
    quiz_answers: ["a", "b"].map((text, index) => ({
      text: `${text} of ${id}`,
      is_correct: index === 0,
      image_url: null,
      alt: null,
      audio_url: null,
    })),
    quiz_correct_quote: "",
    quiz_correct_audio_url: null,
    quiz_wrong_quote: "",
    quiz_wrong_audio_url: null,
  });

/** The desk of a lesson with two quizzes; the first is chosen. */
async function openDesk() {
  const slides = ["one", "two"].map(quiz);
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  queries.setQueryData(outlineQuery.queryKey, [courseRow("course", [lessonRow("l", 2, false)])]);
  queries.setQueryData(slidesQuery("l").queryKey, slides);
  const drafts = contentDrafts(queries, "author");
  const nothing = () => undefined;
  const desk = (place: number) => (
    <QueryClientProvider client={queries}>
      <ContentDraftsContext value={() => drafts}>
        <SlideEditor
          lessonId="l"
          slide={slides[place - 1] ?? expect.fail()}
          place={place}
          coAuthors={null}
          onDuplicate={nothing}
          onMove={nothing}
          onDelete={nothing}
          onUndo={nothing}
        />
      </ContentDraftsContext>
    </QueryClientProvider>
  );
  const { rerender } = render(desk(1));
  await screen.findByLabelText(words.question);
  return {
    choose: (place: number) => act(() => rerender(desk(place))),
    /** The unsaved edits of a slide. */
    edits: (id: string) => drafts.slides.store.draft(id)?.edits ?? {},
  };
}

const question = () => screen.getByLabelText<HTMLTextAreaElement>(words.question);
const newAnswer = () => screen.getByLabelText<HTMLInputElement>(words.newAnswer);

beforeEach(() => {
  stubStorage();
  // The statistics of the slides are still being read.
  vi.stubGlobal("fetch", () => new Promise(() => undefined));
  vi.clearAllMocks();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it("what was begun in the fields of a slide is not in those of the next (R-STAFF-3) (T-560)", async () => {
  const { choose } = await openDesk();
  fireEvent.change(newAnswer(), { target: { value: "half an answer" } });
  choose(2);
  expect(question().value).toBe("Question of two?");
  expect(screen.getByDisplayValue("b of two")).toBeDefined();
  expect(newAnswer().value).toBe("");
  choose(1);
  expect(newAnswer().value).toBe("");
});

it("a file whose upload ends when another slide is chosen belongs to its own slide (R-STAFF-5) (T-561)", async () => {
  const done = Promise.withResolvers<{ url: string; seconds: number | null }>();
  upload.mockReturnValue({ done: done.promise, cancel: () => undefined });
  const { choose, edits } = await openDesk();
  const input = screen
    .getByRole("group", { name: words.questionAudio })
    .querySelector("input[type=file]");
  if (input === null) throw new Error("There is no file field.");
  fireEvent.change(input, { target: { files: [new File(["x"], "question.mp3")] } });
  expect(screen.getByText(files.uploading)).toBeDefined();
  choose(2);
  expect(screen.queryByText(files.uploading)).toBeNull();
  await act(async () => done.resolve({ url: "/media/question.mp3", seconds: 1 }));
  expect(edits("one")).toMatchObject({ quiz_audio_url: "/media/question.mp3" });
  expect(edits("two")).toEqual({});
});

it("a field that has the focus is not given another slide, so that nothing is typed into that (T-562)", async () => {
  const { choose } = await openDesk();
  const field = question();
  field.focus();
  choose(2);
  expect(field.isConnected).toBe(false);
  expect(document.activeElement).toBe(document.body);
  expect(question().value).toBe("Question of two?");
});
