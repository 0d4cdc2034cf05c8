// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import type { Finding } from "#domain/content/publish-check.ts";
import { slideKinds } from "#domain/slides/registry.ts";
import type { EditableSlide } from "#app/data/authoring/authoring.ts";
import { Findings } from "./Findings.tsx";

afterEach(cleanup);

const slides = [
  { id: "quiz", type: "quiz", ...slideKinds.quiz.start(), quiz_question: "What keeps coins safe?" },
  { id: "video", type: "video", ...slideKinds.video.start() },
] as unknown as EditableSlide[];

const finding = (
  check: string,
  weight: Finding["weight"],
  slideId: string | null,
  part?: number,
) => ({
  check,
  weight,
  slideId,
  part: part ?? null,
});

const FINDINGS = [
  finding("no_question_audio", "should", "quiz"),
  finding("no_answer_audio", "should", "quiz", 1),
  finding("no_card", "should", null),
  finding("no_video_alt", "should", "video"),
  finding("no_video", "must", "video"),
];

it("groups what is missing by slide, what stops Publish first, and each line leads to its field (T-723)", () => {
  const onOpen = vi.fn<(opened: Finding) => void>();
  const { container } = render(<Findings findings={FINDINGS} slides={slides} onOpen={onOpen} />);
  expect(screen.getAllByRole("heading").map(({ textContent }) => textContent)).toEqual([
    "2. Video",
    "1. What keeps coins safe?",
    "The lesson as a whole",
  ]);
  const [video, quiz, lesson] = container.querySelectorAll("section");
  const lines = (group: HTMLElement | undefined) =>
    within(group ?? container)
      .getAllByRole("button")
      .map(({ textContent }) => textContent);
  expect(lines(video)[0]).toBe("Slide 2: There is no video.");
  expect(lines(quiz)).toEqual([
    "Slide 1: The question is not spoken.",
    "Slide 1, answer 2: The answer is not spoken.",
  ]);
  expect(lines(lesson)).toEqual(["The mission card is missing."]);
  fireEvent.click(within(quiz ?? container).getByRole("button", { name: /answer 2/ }));
  expect(onOpen).toHaveBeenCalledWith(FINDINGS[1]);
});
