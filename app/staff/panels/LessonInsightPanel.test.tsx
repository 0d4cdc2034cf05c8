// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { slideKinds } from "#domain/slides/registry.ts";
import { ALL_CHILDREN } from "#domain/wire/insight.ts";
import type { LessonInsight } from "#domain/wire/insight.ts";
import type { OutlineLesson } from "#app/data/authoring/authoring.ts";
import { lessonInsightQuery } from "../content/content-queries.ts";
import { lessonRow, slideRow } from "../content/rows-for-tests.ts";
import { versionQuery } from "./version-query.ts";
import { LessonInsightPanel } from "./LessonInsightPanel.tsx";

afterEach(cleanup);

const quiz = slideRow("quiz", {
  type: "quiz",
  ...slideKinds.quiz.start(),
});

const NOTHING: LessonInsight = {
  weeks: [],
  versions: [],
  ages: [],
  started: 0,
  finished: 0,
  slides: {},
};

function openPanel(
  lesson: OutlineLesson,
  insight: LessonInsight,
  needed = 0,
  [version, slides]: [number, unknown[]] = [1, []],
) {
  const queries = new QueryClient();
  queries.setQueryData(versionQuery(lesson.id, version).queryKey, { slides });
  queries.setQueryData(lessonInsightQuery(lesson.id, ALL_CHILDREN).queryKey, insight);
  const on = {
    publish: vi.fn<() => void>(),
    close: vi.fn<() => void>(),
    openSlide: vi.fn<(slideId: string) => void>(),
  };
  const { container } = render(
    <QueryClientProvider client={queries}>
      <LessonInsightPanel
        lesson={lesson}
        slides={[slideRow("clip"), quiz]}
        needed={needed}
        onOpenSlide={on.openSlide}
        onPublish={on.publish}
        onClose={on.close}
      />
    </QueryClientProvider>,
  );
  return { on, container };
}

it("a lesson without numbers says when they come, with one button: to Publish, or back (T-856)", () => {
  const fresh = openPanel({ ...lessonRow("new", 1, true), version: null }, NOTHING);
  expect(fresh.container.querySelectorAll("section p")).toHaveLength(1);
  expect(screen.getByText(/in the same week, a day after that week ends\.$/)).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Publish the lesson", hidden: true }));
  expect(fresh.on.publish).toHaveBeenCalledOnce();
  cleanup();
  const seen = openPanel(lessonRow("seen", 1, false), NOTHING);
  expect(screen.queryByRole("button", { name: /Publish/, hidden: true })).toBeNull();
  expect(screen.getByText(/in the same week, a day after that week ends\.$/)).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Back to the lesson", hidden: true }));
  expect(seen.on.close).toHaveBeenCalledOnce();
});

it("where something is needed before Publish, a lesson without numbers says so (T-881)", () => {
  openPanel({ ...lessonRow("new", 1, true), version: null }, NOTHING, 2);
  expect(screen.getByText("2 things are missing. The next page lists them.")).toBeTruthy();
  cleanup();
  openPanel(lessonRow("seen", 1, false), NOTHING, 2);
  expect(screen.queryByText(/missing/)).toBeNull();
});

it("the slides are those of the version that was played, and what was done is in its words", () => {
  const lesson = lessonRow("seen", 2, true);
  const played = [{ ...quiz, quiz_question: "Who?" }, slideRow("clip"), slideRow("gone")];
  const reached = (count: number) => ({
    reached: count,
    solved: 0,
    first_try: 0,
    wrong: [],
    check: null,
  });
  openPanel(
    lesson,
    {
      ...NOTHING,
      weeks: ["2026-11-02"],
      versions: [1, 3],
      started: 20,
      slides: {
        quiz: { ...reached(20), wrong: [{ what: "Pebbles", count: 5, belief: "later_is_free" }] },
        clip: reached(15),
        gone: reached(10),
      },
    },
    0,
    [3, played],
  );
  const names = screen
    .getAllByRole("button", { name: /^\d\. /, hidden: true })
    .map((button) => [button.getAttribute("aria-label"), (button as HTMLButtonElement).disabled]);
  expect(names).toEqual([
    ["1. Who?", false],
    ["2. clip", false],
    ["3. gone", true],
  ]);
  expect(screen.getByText(/Pebbles \(5\schildren\) 25%/)).toBeTruthy();
  expect(screen.getByText('Believes: "Later is free."')).toBeTruthy();
});

it("a figure that is too small, or that a slide does not have, stands in words; the title opens the slide (T-857)", () => {
  const slide = { reached: 10, solved: 0, first_try: 0, wrong: [], check: null };
  const { container, on } = openPanel(lessonRow("seen", 2, false), {
    ...NOTHING,
    weeks: ["2026-11-02"],
    started: 10,
    slides: { clip: slide, quiz: { ...slide, reached: 0 } },
  });
  const cells = [...container.querySelectorAll("tbody td")].map(({ textContent }) => textContent);
  expect(cells).toEqual([
    "100% (10)",
    "asks no question",
    "fewer than 5 children",
    "too few answers to show",
  ]);
  fireEvent.click(screen.getByRole("button", { name: /^2\. /, hidden: true }));
  expect(on.close).toHaveBeenCalledOnce();
  expect(on.openSlide.mock.calls).toEqual([["quiz"]]);
});

it("of a check it says who was right before and after the lesson, marks one that is not better, and leaves out too few (T-2146)", () => {
  const check = (id: string, form: "A" | "B") => ({
    ...quiz,
    id,
    quiz_question: `${id}?`,
    check: form,
    idea: "Wants wait.",
  });
  const answered = (before: [number, number], after: [number, number]) => ({
    reached: 40,
    solved: 20,
    first_try: 20,
    wrong: [],
    check: {
      before: { right: before[0], wrong: before[1] },
      after: { right: after[0], wrong: after[1] },
    },
  });
  const { container, on } = openPanel(
    lessonRow("seen", 1, false),
    {
      ...NOTHING,
      weeks: ["2026-11-02"],
      versions: [1],
      started: 40,
      slides: {
        better: answered([5, 15], [15, 5]),
        quiz: answered([10, 10], [10, 10]),
        few: answered([10, 5], [0, 0]),
      },
    },
    0,
    [1, [check("better", "A"), check("quiz", "B"), check("few", "B")]],
  );
  const [checks, all] = [...container.querySelectorAll("tbody")].map((body) =>
    [...body.querySelectorAll("tr")].map((row) =>
      [...row.children].map(({ textContent }) => textContent.replaceAll("\u00a0", " ")),
    ),
  );
  expect(checks).toEqual([
    ["1. better?Wants wait.", "25% (5 of 20)", "75% (15 of 20)"],
    ["2. quiz?Wants wait.", "50% (10 of 20)", "50% (10 of 20)Not better"],
    ["3. few?Wants wait.", "67% (10 of 15)", "too few"],
  ]);
  // A check is answered once: a share of first tries would always be all.
  expect(all?.map(([, , share]) => share)).toEqual(
    Array.from({ length: 3 }, () => "a check: see before and after"),
  );
  screen.getByText("The lesson does not help with slide 2: 50% are right before it, 50% after it");
  fireEvent.click(
    screen.getAllByRole("button", { name: "2. quiz?", hidden: true })[0] ?? document.body,
  );
  expect(on.openSlide.mock.calls).toEqual([["quiz"]]);
});
