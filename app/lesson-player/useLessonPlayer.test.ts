// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { SLIDE_FADE_MS, SLIDE_LEAVE_MS } from "#domain/constants.ts";
import type { LessonVersion } from "#domain/content/content.ts";
import type { QuizSlide } from "#domain/slides/quiz/quiz.ts";
import type { VideoSlide } from "#domain/slides/video/video.ts";
import { player as words } from "#app/copy/child.ts";
import { lineFor } from "#app/read-aloud/lines.ts";
import { playVoice } from "#app/ui/sound.ts";
import { renderHook } from "./render-hook.ts";
import { loadVideoPanel } from "./slides/registry.ts";
import { useLessonPlayer } from "./useLessonPlayer.ts";

// Imported anew: what another test file imported does not have this file's mock in it.
vi.hoisted(() => vi.resetModules());
vi.mock("#app/ui/sound.ts", () => ({
  playVoice: vi.fn(),
  stopVoice: vi.fn(),
  setMuted: vi.fn(),
  isMuted: () => false,
}));

const video = (id: string): VideoSlide => ({
  id,
  type: "video",
  video_url: `/media/${id}.mp4`,
  captions_url: null,
  poster_url: null,
  alt: "",
});
const quiz = (id: string): QuizSlide => ({
  id,
  type: "quiz",
  quiz_heading: "",
  quiz_question: "",
  quiz_audio_url: null,
  quiz_answers: [],
  quiz_correct_quote: "",
  quiz_correct_audio_url: null,
  quiz_wrong_quote: "",
  quiz_wrong_audio_url: null,
});
const LESSON: LessonVersion = {
  lesson_id: "l",
  version: 1,
  title: "Coins",
  tag: "",
  slides: [video("v0"), quiz("q1"), video("v2")],
};
const [YOUNG, OLDER] = [5, 12];

const calls = {
  onMove: vi.fn<(slide: number) => Promise<unknown>>(),
  onFinish: vi.fn(),
  onLeave: vi.fn(),
  onEvent: vi.fn(),
};
const renderPlayer = (startAt = 0, childAge = OLDER) =>
  renderHook(() => useLessonPlayer({ lesson: LESSON, startAt, childAge, ...calls }));
/** The old slide fades out, and another one is shown. */
const leave = () => vi.advanceTimersByTimeAsync(SLIDE_LEAVE_MS);
const fade = () => vi.advanceTimersByTimeAsync(SLIDE_FADE_MS);
const goOn = async (player: ReturnType<typeof renderPlayer>) => {
  await player.run(() => player.now().next());
  await player.run(leave);
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", async () => new Response(""));
  calls.onMove.mockResolvedValue(null);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

describe("the lesson player moves", () => {
  it("when the progress is saved, and not before", async () => {
    const saving = Promise.withResolvers<unknown>();
    calls.onMove.mockReturnValueOnce(saving.promise);
    const player = renderPlayer();
    await player.run(() => player.now().next());
    expect(calls.onMove.mock.calls).toEqual([[1]]);
    expect(player.now().index).toBe(0);
    await player.run(() => saving.resolve(null));
    await player.run(leave);
    expect(player.now().index).toBe(1);
  });

  it("once for two taps, and not again before the slide has arrived", async () => {
    const player = renderPlayer();
    await player.run(() => {
      player.now().next();
      player.now().next();
    });
    await player.run(() => player.now().next());
    expect([calls.onMove.mock.calls, player.now().index]).toEqual([[[1]], 0]);
    await goOn(player);
    expect([calls.onMove.mock.calls, player.now().index]).toEqual([[[1]], 1]);
    await player.run(fade);
    await goOn(player);
    expect(player.now().index).toBe(2);
  });

  it("from one slide to the next by a fade out and a fade in, and the new one is shown between them (T-1822)", async () => {
    const player = renderPlayer();
    const seen = () => [player.now().index, player.now().stage];
    const seenBefore = seen();
    await player.run(() => player.now().next());
    const seenLeaving = seen();
    await player.run(() => vi.advanceTimersByTimeAsync(SLIDE_LEAVE_MS - 1));
    const seenAtItsEnd = seen();
    await player.run(() => vi.advanceTimersByTimeAsync(1));
    const seenArriving = seen();
    await player.run(fade);
    expect([seenBefore, seenLeaving, seenAtItsEnd, seenArriving, seen()]).toEqual([
      [0, undefined],
      [0, "leaving"],
      [0, "leaving"],
      [1, "arriving"],
      [1, undefined],
    ]);
  });

  it("at once for those who asked for less motion (T-1823)", async () => {
    vi.stubGlobal("matchMedia", () => ({ matches: true }));
    const player = renderPlayer();
    await player.run(() => player.now().next());
    await player.run(() => vi.advanceTimersByTimeAsync(0));
    await player.run(() => vi.advanceTimersByTimeAsync(0));
    expect([player.now().index, player.now().stage]).toEqual([1, undefined]);
  });

  it("the lesson player stays on the slide and says so when saving fails, and the next try goes on", async () => {
    calls.onMove.mockRejectedValueOnce(new Error("refused"));
    const player = renderPlayer();
    await player.run(() => player.now().next());
    expect([player.now().index, player.now().problem]).toEqual([0, words.saveFailed]);
    await goOn(player);
    expect([player.now().index, player.now().problem]).toEqual([1, null]);
  });

  it("back to the slide before, and leaves from the first one", async () => {
    const player = renderPlayer(1);
    await player.run(fade);
    await player.run(() => player.now().back());
    await player.run(leave);
    expect([calls.onMove.mock.calls, player.now().index]).toEqual([[[0]], 0]);
    expect(calls.onLeave).not.toHaveBeenCalled();
    await player.run(fade);
    await player.run(() => player.now().back());
    expect(calls.onLeave).toHaveBeenCalledOnce();
    expect(calls.onMove).toHaveBeenCalledOnce();
  });

  it("to the end: the last slide is saved again, then the lesson is finished", async () => {
    const player = renderPlayer(2);
    calls.onMove.mockRejectedValueOnce(new Error("refused"));
    await player.run(() => player.now().next());
    expect(calls.onFinish).not.toHaveBeenCalled();
    await player.run(() => player.now().next());
    expect(calls.onMove.mock.calls).toEqual([[2], [2]]);
    expect(calls.onFinish).toHaveBeenCalledOnce();
  });
});

describe("the lesson player shows", () => {
  it("the next clip behind a quiz, and plays by itself only after the slide it began with", async () => {
    const player = renderPlayer();
    expect([player.now().clip?.src, player.now().autoPlay]).toEqual(["/media/v0.mp4", false]);
    await goOn(player);
    expect(player.now().slide.id).toBe("q1");
    expect([player.now().clip?.src, player.now().autoPlay]).toEqual(["/media/v2.mp4", true]);
  });

  it("no clip at once behind a quiz that the lesson opens on", async () => {
    const player = renderPlayer(1);
    expect(player.now().clip).toBeNull();
    await player.run(() => vi.advanceTimersByTimeAsync(1_000));
    expect(player.now().clip?.src).toBe("/media/v2.mp4");
  });

  it("that a clip has ended, on its own slide; young children hear what the button says", async () => {
    const player = renderPlayer(0, YOUNG);
    await player.run(() => player.now().onEnded());
    expect(player.now().hasEnded).toBe(true);
    expect(vi.mocked(playVoice).mock.calls).toEqual([[lineFor(words.next)]]);
    await goOn(player);
    expect(player.now().hasEnded).toBe(false);
  });

  it("the way on once the next slide's files are there", async () => {
    await loadVideoPanel(); // the test has no clock for the import of code
    const arrival = Promise.withResolvers<Response>();
    vi.stubGlobal("fetch", (url: string, init: RequestInit) =>
      url.includes("v2") && init.method !== "HEAD" ? arrival.promise : new Response(""),
    );
    const player = renderPlayer(1);
    await player.run(fade);
    expect(player.now().canContinue).toBe(false);
    await player.run(() => arrival.resolve(new Response("")));
    await player.run(fade);
    expect(player.now().canContinue).toBe(true);
  });
});

it("events of a lesson carry the slide on which they happen, each view once", async () => {
  const player = renderPlayer();
  await player.run(() => player.now().captionsSet(true));
  await goOn(player);
  const attempt = { attempt: 1, correct: true, detail: "0" };
  await player.run(() => player.now().onAttempt(attempt));
  await player.run(() => player.now().onReadAloud());
  expect(calls.onEvent.mock.calls.flat()).toEqual([
    { name: "slide_viewed", slideId: "v0", slide: 0 },
    { name: "captions_on", slideId: "v0" },
    { name: "slide_viewed", slideId: "q1", slide: 1 },
    { name: "answer_tried", slideId: "q1", attempt },
    { name: "heard", slideId: "q1" },
  ]);
});
