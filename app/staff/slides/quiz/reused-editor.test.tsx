// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { slide as words } from "#app/copy/slide-fields.ts";
import { files } from "#app/copy/files.ts";
import { RecordingRowContext } from "../../files/recording-row.ts";
import { UnfinishedContext } from "../../files/unfinished.ts";
import type { Editable } from "../editor.ts";
import { useEditorKey } from "../useEditorKey.ts";
import { QuizEditor } from "./QuizEditor.tsx";

// The files of a worker share their modules: these are loaded again, with the one below replaced.
vi.hoisted(() => vi.resetModules());
const { upload } = vi.hoisted(() => ({ upload: vi.fn() }));
vi.mock("#app/data/authoring/upload.ts", () => ({ uploadFile: upload }));

const quiz = (id: string) =>
  ({
    id,
    type: "quiz",
    row_version: 1,
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
  }) as unknown as Editable<"quiz">;

const edit = vi.fn<(slideId: string, change: unknown) => void>();

function Desk({ slide }: { slide: Editable<"quiz"> }) {
  const { key, unfinished, fields } = useEditorKey(slide);
  return (
    <RecordingRowContext value={slide.id}>
      <UnfinishedContext value={unfinished}>
        <div ref={fields}>
          <QuizEditor
            key={key}
            lessonId="l"
            slide={slide}
            edit={(change) => edit(slide.id, change)}
          />
        </div>
      </UnfinishedContext>
    </RecordingRowContext>
  );
}

const question = () => screen.getByLabelText<HTMLTextAreaElement>(words.question);
const newAnswer = () => screen.getByLabelText<HTMLInputElement>(words.newAnswer);
function desk() {
  const { rerender } = render(<Desk slide={quiz("one")} />);
  return { choose: (id: string) => act(() => rerender(<Desk slide={quiz(id)} />)) };
}

beforeEach(() => vi.clearAllMocks());
afterEach(cleanup);

it("an editor at rest shows the next slide in the same fields, without what was begun in them (R-STAFF-3) (T-560)", () => {
  const { choose } = desk();
  const field = question();
  fireEvent.change(newAnswer(), { target: { value: "half an answer" } });
  choose("two");
  expect(question()).toBe(field);
  expect(field.value).toBe("Question of two?");
  expect(screen.getByDisplayValue("b of two")).toBeDefined();
  expect(newAnswer().value).toBe("");
  choose("one");
  expect(newAnswer().value).toBe("");
});

it("a file whose upload ends when another slide is chosen belongs to its own slide (R-STAFF-5) (T-561)", async () => {
  const done = Promise.withResolvers<{ url: string; seconds: number | null }>();
  upload.mockReturnValue({ done: done.promise, cancel: () => undefined });
  const { choose } = desk();
  const input = screen
    .getByRole("group", { name: words.questionAudio })
    .querySelector("input[type=file]");
  if (input === null) throw new Error("There is no file field.");
  fireEvent.change(input, { target: { files: [new File(["x"], "question.mp3")] } });
  expect(screen.getByText(files.uploading)).toBeDefined();
  choose("two");
  expect(screen.queryByText(files.uploading)).toBeNull();
  await act(async () => done.resolve({ url: "/media/question.mp3", seconds: 1 }));
  expect(edit.mock.calls).toEqual([["one", { quiz_audio_url: "/media/question.mp3" }]]);
});

it("a field that has the focus is not given another slide, so that nothing is typed into that (T-562)", () => {
  const { choose } = desk();
  const field = question();
  field.focus();
  choose("two");
  expect(field.isConnected).toBe(false);
  expect(document.activeElement).toBe(document.body);
  expect(question().value).toBe("Question of two?");
});
