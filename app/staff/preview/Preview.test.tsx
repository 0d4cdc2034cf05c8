// @vitest-environment happy-dom
import { act, cleanup, render } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { LessonVersion } from "#domain/content/content.ts";
import type { PreviewMessage } from "./message.ts";
import { Preview } from "./Preview.tsx";

// The files of a worker share their modules: these are loaded again, with the two below replaced.
vi.hoisted(() => vi.resetModules());
const { post } = vi.hoisted(() => ({ post: vi.fn<(message: PreviewMessage) => void>() }));
const slot = { current: null };
vi.mock("./usePreviewFrame.ts", () => ({ usePreviewFrame: () => ({ slot, isReady: true, post }) }));
vi.mock("#app/ui/after-paint.ts", () => ({
  // As if each render were painted.
  afterPaint: (work: () => void) => {
    work();
    return () => undefined;
  },
}));

const lessonOf = (...ids: string[]) =>
  ({
    lesson_id: "l",
    version: 0,
    title: "Lesson",
    tag: "Saving",
    slides: ids.map((id) => ({ id, type: "quiz", quiz_answers: [] })),
  }) as unknown as LessonVersion;
const shown = () => post.mock.calls.map(([{ lesson, startAt }]) => lesson.slides[startAt]?.id);
const preview = (lesson: LessonVersion, startAt: number, coming: string | null = null) => (
  <Preview
    lesson={lesson}
    startAt={startAt}
    version={null}
    language={null}
    coming={coming}
    onBackToDraft={() => undefined}
  />
);

beforeEach(() => post.mockClear());
afterEach(cleanup);

it("never shows another slide where the lesson and the place in it change together (T-305)", () => {
  const { rerender } = render(preview(lessonOf("one", "two", "three"), 2));
  expect(shown()).toEqual(["three"]);
  act(() => rerender(preview(lessonOf("one", "three"), 1)));
  act(() => rerender(preview(lessonOf("zero", "one", "two", "three"), 3)));
  expect(new Set(shown())).toEqual(new Set(["three"]));
  expect(post.mock.lastCall?.[0].lesson.slides).toHaveLength(4);
});

it("says that a clip is on its way until it is there (T-753)", () => {
  const { rerender } = render(preview(lessonOf("one"), 0, "Your video is being prepared."));
  act(() => rerender(preview(lessonOf("one"), 0)));
  const said = post.mock.calls.map(([{ coming }]) => coming);
  expect([said[0], said.at(-1)]).toEqual(["Your video is being prepared.", null]);
});
