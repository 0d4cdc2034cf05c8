// @vitest-environment happy-dom
import { cleanup, render } from "@testing-library/react";
import type { FunctionComponent } from "react";
import { afterEach, expect, it } from "vitest";
import { checkLesson } from "#domain/content/publish-check.ts";
import type { Finding } from "#domain/content/publish-check.ts";
import { rulesOf } from "#domain/slides/registry.ts";
import type { SlideKind } from "#domain/slides/registry.ts";
import type { EditableSlide } from "#app/data/authoring/authoring.ts";
import type { EditorProps } from "../editor.ts";
import { voiceKey } from "../../files/outdated-recordings.ts";
import { JarsEditor } from "../jars/JarsEditor.tsx";
import { OrderEditor } from "../order/OrderEditor.tsx";
import { PayEditor } from "../pay/PayEditor.tsx";
import { QuizEditor } from "../quiz/QuizEditor.tsx";
import { SortEditor } from "../sort/SortEditor.tsx";
import { SpotEditor } from "../spot/SpotEditor.tsx";
import { OpenFindingsContext } from "./open-findings.ts";

afterEach(cleanup);

const answer = { text: "A coin", is_correct: false, image_url: null, alt: null, audio_url: null };

it.each<[SlideKind, unknown, object, string]>([
  ["spot", SpotEditor, {}, "Voice, reason and position: reason, position. Tips: voice, reason"],
  ["sort", SortEditor, {}, "Picture, voice and reason: reason. Tips: voice, reason"],
  ["order", OrderEditor, {}, "Picture, voice and reason: reason. Tips: voice, reason"],
  ["jars", JarsEditor, {}, "Picture, voice and reason: reason. Tips: voice, reason"],
  ["pay", PayEditor, {}, "Picture and voice: none yet. Tips: voice"],
  [
    "quiz",
    QuizEditor,
    { quiz_answers: [{ ...answer, hint: "Look again" }] },
    "Picture, voice and hint: hint. Tips: voice, hint",
  ],
])(
  "an item of a slide of kind %s says which of its folded parts the checklist names (T-925)",
  (kind, Editor, fields, said) => {
    const Shown = Editor as FunctionComponent<EditorProps<EditableSlide>>;
    const slide = {
      id: "s",
      type: kind,
      row_version: 1,
      ...rulesOf(kind)?.start(),
      ...fields,
    } as EditableSlide;
    const summary = () => {
      const { container } = render(
        <OpenFindingsContext value={checkLesson([slide])}>
          <Shown lessonId="l" slide={slide} edit={() => undefined} />
        </OpenFindingsContext>,
      );
      return container.querySelector("[data-part='0'] summary");
    };
    const read = [...(summary()?.querySelectorAll(".visually-hidden") ?? [])];
    expect(read.map(({ textContent }) => textContent).join("")).toBe(`Details: ${said}`);
    const marked = [...(summary()?.querySelectorAll("[data-weight='should']") ?? [])];
    const tips = said.replace(/^.*Tips: /, "");
    expect(marked.map(({ textContent }) => textContent?.toLowerCase()).join(", ")).toBe(tips);
  },
);

it("marks the part of an item whose voice says other words by now", () => {
  const url = "/media/desk-l/hint.mp3";
  const slide = {
    id: "s",
    type: "quiz",
    row_version: 1,
    ...rulesOf("quiz")?.start(),
    quiz_answers: [{ ...answer, hint: "Look again", hint_audio_url: url }],
  } as EditableSlide;
  const outdated: Finding = {
    check: "outdated_voice",
    weight: "should",
    slideId: "s",
    part: null,
    voice: { path: "quiz_answers.0.hint", key: voiceKey("s", url) },
  };
  const Shown = QuizEditor as FunctionComponent<EditorProps<EditableSlide>>;
  const { container } = render(
    <OpenFindingsContext value={[outdated]}>
      <Shown lessonId="l" slide={slide} edit={() => undefined} />
    </OpenFindingsContext>,
  );
  const marked = [...container.querySelectorAll("[data-part='0'] summary [data-weight]")];
  expect(marked.map((part) => part.textContent)).toEqual(["Hint"]);
});
