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

it("lists what stops Publish first, then what is recommended in slide order, and each line leads to its field (T-723)", () => {
  const onOpen = vi.fn<(opened: Finding) => void>();
  const { container } = render(<Findings findings={FINDINGS} slides={slides} onOpen={onOpen} />);
  expect(screen.getAllByRole("heading").map(({ textContent }) => textContent)).toEqual([
    "Needed to publish",
    "2. Video",
    "Recommended (4)",
    "1. What keeps coins safe?",
    "2. Video",
    "The lesson as a whole",
  ]);
  const [needed, quiz, video, lesson] = container.querySelectorAll("section");
  const lines = (group: HTMLElement | undefined) =>
    within(group ?? container)
      .getAllByRole("button")
      .map(({ textContent }) => textContent);
  expect(lines(needed)).toEqual(["Slide 2: There is no video. Choose a video"]);
  expect(lines(video)).toEqual(["Slide 2: The video has no description. Describe it"]);
  expect(lines(quiz)).toEqual([
    "Slide 1: The question is not spoken. Record it",
    "Slide 1, answer 2: The answer is not spoken. Record it",
  ]);
  expect(lines(lesson)).toEqual(["The mission card is missing. Write the card"]);
  fireEvent.click(within(quiz ?? container).getByRole("button", { name: /answer 2/ }));
  expect(onOpen).toHaveBeenCalledWith(FINDINGS[1]);
});

it("folds a long list of what is recommended below what stops Publish, and nothing else (T-831)", () => {
  const long = Array.from({ length: 6 }, (_, part) =>
    finding("no_answer_audio", "should", "quiz", part),
  );
  const isOpen = (findings: readonly Finding[]) => {
    cleanup();
    const { container } = render(<Findings findings={findings} slides={slides} onOpen={vi.fn()} />);
    return container.querySelector("details")?.open;
  };
  const needed = finding("no_video", "must", "video");
  expect(isOpen([needed, ...long])).toBe(false);
  expect(isOpen([needed, ...long.slice(1)])).toBe(true);
  expect(isOpen(long)).toBe(true);
});

/** Unfolds it as a click does: happy-dom sends no 'toggle'. */
const unfold = (details: HTMLDetailsElement) => {
  details.open = true;
  fireEvent(details, new Event("toggle"));
};

it("of many tips, Publish shows the most frequent once, and folds them slide by slide (T-905)", () => {
  const onOpen = vi.fn<(opened: Finding) => void>();
  const spoken = Array.from({ length: 6 }, (_, part) =>
    finding("no_answer_audio", "should", "quiz", part),
  );
  const { container } = render(
    <Findings
      findings={[finding("no_card", "should", null), ...spoken]}
      slides={slides}
      foldsTips
      onOpen={onOpen}
    />,
  );
  const lines = () => screen.getAllByRole("button").map(({ textContent }) => textContent);
  expect(lines()).toEqual([
    "The answer is not spoken. 6 times. Record it",
    "The mission card is missing. Once. Write the card",
  ]);
  fireEvent.click(screen.getByRole("button", { name: /6 times/ }));
  expect(onOpen).toHaveBeenCalledWith(spoken[0]);
  const folded = (selector: string) => [
    ...container.querySelectorAll<HTMLDetailsElement>(selector),
  ];
  const [tips] = folded("details");
  expect([tips?.open, tips?.textContent]).toEqual([false, "All 7, slide by slide"]);
  if (tips !== undefined) unfold(tips);
  const groups = folded("details details");
  expect(groups.map(({ open, textContent }) => [open, textContent])).toEqual([
    [false, "1. What keeps coins safe? 6 tips"],
    [false, "The lesson as a whole 1 tip"],
  ]);
  for (const group of groups) unfold(group);
  expect(lines()).toHaveLength(2 + 7);
});
