// @vitest-environment happy-dom
import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { StudioLines } from "./StudioLines.tsx";
import type { StudioActs } from "./studio-acts.ts";
import type { StudioLine } from "./studio-lines.ts";
import type { VoiceStudioState } from "./useVoiceStudio.ts";

/** Reports slides as the test says, since there is no layout here. */
class Observer {
  static last: Observer | null = null;
  readonly observed = new Set<Element>();
  readonly report: IntersectionObserverCallback;
  constructor(report: IntersectionObserverCallback) {
    this.report = report;
    Observer.last = this;
  }
  readonly observe = (part: Element) => void this.observed.add(part);
  readonly unobserve = (part: Element) => void this.observed.delete(part);
  readonly disconnect = () => this.observed.clear();
  /** What is observed now comes into view, if its words are these. */
  static async show(words: string) {
    const { last } = Observer;
    const target = [...(last?.observed ?? [])].find((part) => part.textContent.includes(words));
    if (last === null || target === undefined) return;
    const entry = { isIntersecting: true, target } as unknown as IntersectionObserverEntry;
    await act(async () => last.report([entry], last as unknown as IntersectionObserver));
  }
}

beforeEach(() => vi.stubGlobal("IntersectionObserver", Observer));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** One line for each of ten slides. */
const lines = Array.from({ length: 10 }, (_, slide) => ({
  key: `${slide}`,
  rowId: `${slide}`,
  place: `Slide ${slide + 1}`,
  text: `Words ${slide + 1}`,
  role: "question",
})) as unknown as StudioLine[];

const list = (at: number) => (
  <StudioLines
    studio={
      {
        lines,
        at,
        stateOf: () => "missing",
        voiceOf: () => null,
        work: { state: "idle" },
        microphone: { isRecording: false },
      } as unknown as VoiceStudioState
    }
    acts={{} as StudioActs}
    playing={null}
  />
);
const isDrawn = (place: number) => screen.queryByText(`Words ${place}`) !== null;

it("the lines of a slide stay once they were in view, also if one of them was read when they came there (T-990)", async () => {
  const { rerender } = render(list(0));
  expect([4, 5, 8, 9].map(isDrawn)).toEqual([true, false, false, false]);
  rerender(list(7));
  expect([8, 9].map(isDrawn)).toEqual([true, false]);
  await Observer.show("Slide 8");
  await Observer.show("Slide 9");
  rerender(list(8));
  await Observer.show("Slide 8");
  expect([8, 9].map(isDrawn)).toEqual([true, true]);
  rerender(list(0));
  expect([4, 5, 8, 9].map(isDrawn)).toEqual([true, false, true, true]);
});
