// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type * as Sound from "./sound.ts";

const start = vi.fn();
const levels: number[] = [];
const pause = vi.fn();
let answer = () => Promise.resolve(new Response(new ArrayBuffer(8)));

class Graph {
  state = "running";
  destination = {};
  resume = async () => undefined;
  decodeAudioData = async () => ({ duration: 0.2 });
  createBufferSource = () => ({
    connect: () => ({ connect: vi.fn() }),
    addEventListener: vi.fn(),
    start,
  });
  createGain = () => ({
    gain: {
      set value(level: number) {
        levels.push(level);
      },
    },
  });
}

let sound: typeof Sound;
beforeEach(async () => {
  vi.resetModules();
  levels.length = 0;
  vi.stubGlobal("AudioContext", Graph);
  vi.stubGlobal("fetch", () => answer());
  vi.spyOn(HTMLMediaElement.prototype, "pause").mockImplementation(pause);
  vi.spyOn(HTMLMediaElement.prototype, "play").mockResolvedValue();
  sound = await import("./sound.ts");
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  start.mockClear();
  pause.mockClear();
  answer = () => Promise.resolve(new Response(new ArrayBuffer(8)));
});

it("a sound of touch is softer than an effect and stops no voice", async () => {
  sound.playVoice("name.m4a");
  pause.mockClear();
  sound.playTouch("/pick.m4a");
  await vi.waitFor(() => expect(start).toHaveBeenCalledTimes(1));
  expect(pause).not.toHaveBeenCalled();
  sound.playEffect("/correct.m4a");
  await vi.waitFor(() => expect(start).toHaveBeenCalledTimes(2));
  expect(pause).toHaveBeenCalledTimes(1);
  expect(levels[0]).toBeLessThan(levels[1] ?? 0);
});

it("a voice that begins with a touch does not silence it", async () => {
  sound.playTouch("/pick.m4a");
  sound.playVoice("name.m4a");
  await vi.waitFor(() => expect(start).toHaveBeenCalledTimes(1));
});

it("nothing is fetched or played while muted", async () => {
  const fetched = vi.spyOn(globalThis, "fetch");
  sound.setMuted(true);
  sound.playTouch("/pick.m4a");
  await Promise.resolve();
  expect(fetched).not.toHaveBeenCalled();
  sound.setMuted(false);
});

it("a sound of touch that is loaded too late is left out", async () => {
  vi.useFakeTimers();
  let load: (response: Response) => void = () => undefined;
  answer = () => new Promise((resolve) => (load = resolve));
  sound.playTouch("/put.m4a");
  await vi.advanceTimersByTimeAsync(150);
  load(new Response(new ArrayBuffer(8)));
  await vi.advanceTimersByTimeAsync(10);
  expect(start).not.toHaveBeenCalled();
  sound.playTouch("/put.m4a");
  await vi.advanceTimersByTimeAsync(10);
  expect(start).toHaveBeenCalledTimes(1);
});
