// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import type { LessonVersion } from "#domain/content/content.ts";
import type { QuizSlide } from "#domain/slides/quiz/quiz.ts";
import { quiz as words } from "#app/copy/child.ts";
import { LessonPlayer } from "./LessonPlayer.tsx";
import { loadQuizPanel, loadPanel } from "./slides/registry.ts";
import { memoryOfPage } from "./slides/memory.ts";

// Imported anew: what another test file imported does not have this file's mock in it.
vi.hoisted(() => vi.resetModules());
vi.mock("#app/ui/sound.ts", () => ({
  playVoice: vi.fn(),
  playEffect: vi.fn(),
  prepareEffects: vi.fn(),
  stopVoice: vi.fn(),
}));

afterEach(cleanup);

const quiz = (id: string): QuizSlide => ({
  id,
  type: "quiz",
  quiz_heading: "",
  quiz_question: `Question of ${id}?`,
  quiz_audio_url: null,
  quiz_answers: ["Coins", "Leaves"].map((text, index) => ({
    text,
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
const player = (ids: string[], startAt: number) => {
  const slides = ids.map(quiz);
  const lesson: LessonVersion = { lesson_id: "l", version: 0, title: "Coins", tag: "", slides };
  const round = `${ids[startAt]} ${startAt}`;
  return (
    <LessonPlayer
      lesson={lesson}
      startAt={startAt}
      round={round}
      childAge={9}
      takesFocus={false}
      memory={memoryOfPage("preview")}
      onMove={() => Promise.resolve()}
      onFinish={() => undefined}
      onLeave={() => undefined}
      onEvent={() => undefined}
    />
  );
};

it("another round shows the next quiz unsolved in the same elements, also where the lesson became shorter (R-STAFF-12) (T-564)", async () => {
  await loadQuizPanel();
  await loadPanel(quiz("one"));
  const { rerender } = render(player(["one", "two", "three"], 2));
  const section = screen.getByText("Question of three?").closest("section");
  fireEvent.click(screen.getByRole("radio", { name: "Leaves" }));
  expect(screen.getByText(words.oops)).toBeDefined();
  await act(async () => rerender(player(["one", "two"], 1)));
  expect(screen.getByText("Question of two?").closest("section")).toBe(section);
  expect(screen.queryByText(words.oops)).toBeNull();
  expect(screen.getByRole("radio", { name: "Leaves" }).getAttribute("aria-checked")).toBe("false");
  // A colleague put a slide before it: the preview goes with it.
  await act(async () => rerender(player(["zero", "one", "two"], 2)));
  expect(screen.getByText("Question of two?")).toBeDefined();
});
