import { useEffect, useRef } from "react";
import type { RefObject } from "react";
import { frame } from "#stage/frame.ts";
import type { Plan } from "#stage/plan.ts";
import { entry } from "#app/data/base/device-storage.ts";
import { liveDrawing } from "#app/ui/live-drawing.ts";
import { soundClock } from "./clock.ts";
import { nextSpeed, rememberedSpeed } from "./speed.ts";

/** Breath and clouds stop this long after the sound was paused. */
const LIFE_AFTER_PAUSE_S = 60;

interface Options {
  host: RefObject<HTMLElement | null>;
  video: RefObject<HTMLVideoElement | null>;
  plan: Plan;
  isHidden: boolean;
  onSlow: (seconds: number) => void;
  /** Called with each picture, in seconds of the sound. */
  onTime: (seconds: number) => void;
}

/** Draws a story by the clock of its sound for as long as it is shown. */
export function useStoryDrawing({ host, video, plan, isHidden, onSlow, onTime }: Options): void {
  const latest = useRef({ onSlow, onTime });
  latest.current = { onSlow, onTime };
  useEffect(() => {
    const element = host.current;
    if (element === null || isHidden) return;
    const kept = entry("storySpeed");
    const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
    const drawing = liveDrawing(element);
    const clock = soundClock();
    let speed = rememberedSpeed(kept.read());
    let shown = "";
    let life = 0;
    let before = performance.now() / 1000;
    let pausedSince = before;
    let counted = { since: before, pictures: 0 };
    let request = 0;
    const step = () => {
      request = requestAnimationFrame(step);
      const sound = video.current;
      if (sound === null) return;
      const now = performance.now() / 1000;
      const plays = !sound.paused && !sound.ended && sound.readyState > 2;
      if (plays) pausedSince = now;
      if (now - pausedSince < LIFE_AFTER_PAUSE_S && !isCalm) life += Math.min(0.1, now - before);
      before = now;
      const seconds = clock(sound.currentTime, now, plays);
      const picture = `${Math.floor(seconds * speed.fps)} ${Math.floor(life * speed.fps)}`;
      if (picture !== shown) {
        shown = picture;
        counted.pictures++;
        drawing.draw(frame(seconds, life, plan, isCalm));
        latest.current.onTime(seconds);
      }
      if (!plays) counted = { since: now, pictures: 0 };
      else if (now - counted.since >= 1) {
        const next = nextSpeed(speed, counted.pictures / (now - counted.since));
        if (next.fps !== speed.fps) kept.write(String(next.fps));
        speed = next;
        counted = { since: now, pictures: 0 };
        if (speed.fps === 0) latest.current.onSlow(sound.currentTime);
      }
    };
    if (speed.fps === 0) latest.current.onSlow(0);
    else step();
    return () => cancelAnimationFrame(request);
  }, [host, video, plan, isHidden]);
}
