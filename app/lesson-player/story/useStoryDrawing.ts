import { useEffect, useRef } from "react";
import type { RefObject } from "react";
import { frame } from "#stage/scene/frame.ts";
import type { World } from "#stage/story/world.ts";
import { entry } from "#app/data/base/device-storage.ts";
import { liveDrawing } from "#app/ui/live-drawing.ts";
import { useSignedUrls } from "#app/ui/media-urls.ts";
import { prefersStill } from "#app/ui/reduced-motion.ts";
import { isAvailable } from "./available.ts";
import { soundClock } from "./clock.ts";
import { LOWEST_SPEED, nextSpeed, rememberedSpeed } from "./speed.ts";
import type { StoryProps } from "./story-props.ts";
import type { DraggedNow, StoryNow } from "./useStoryPlaying.ts";
import { widePicture } from "./wide-picture.ts";

/** Breath and clouds stop this long after the sound was paused. */
const LIFE_AFTER_PAUSE_S = 60;

interface Options {
  host: RefObject<HTMLElement | null>;
  video: RefObject<HTMLVideoElement | null>;
  /** Where the story is. */
  now: StoryNow;
  isHidden: boolean;
  /** The same as a video, for a device that is too slow. */
  videoUrl: string;
  onSlow: StoryProps["onSlow"];
  /** Called with each picture, in seconds of the sound. */
  onTime: (seconds: number) => void;
}

/**
 * Seconds after a tap or a drop at which every carried thing has arrived and every reply is over: any
 * time that is longer than both.
 */
const ARRIVED_S = 60;

/** The second of the story: `at` is the second of the recording that `sound` plays. */
function secondsOf({ moment, plan, from, isOver }: StoryNow, sound: HTMLVideoElement, at: number) {
  const waits = moment && plan.moments.find((other) => other.moment === moment);
  if (waits) return waits.at;
  // Where the next recording is not loaded yet, the element still stands at the end of the last.
  return from + (sound.ended && !isOver ? 0 : at);
}

/** Draws a story by the clock of its sound for as long as it is shown. */
export function useStoryDrawing({ host, video, now, isHidden, ...called }: Options): void {
  const media = useSignedUrls();
  const latest = useRef({ now, ...called });
  latest.current = { now, ...called };
  useEffect(() => {
    const element = host.current;
    if (element === null || isHidden) return;
    const kept = entry("storySpeed");
    const isCalm = prefersStill();
    const drawing = liveDrawing(element);
    const wide = widePicture(element);
    const clock = soundClock();
    const remembered = rememberedSpeed(kept.read());
    // 0 asks for the video; `readStory` found none for this clip, so the story is drawn at the lowest speed.
    let speed = remembered.fps === 0 ? LOWEST_SPEED : remembered;
    let shown = "";
    let life = 0;
    let before = performance.now() / 1000;
    let pausedSince = before;
    let counted = { since: before, pictures: 0 };
    let acted = { states: latest.current.now.playing.states, at: before - ARRIVED_S, count: 0 };
    let letGo: { drag: DraggedNow | null; at: number } = { drag: null, at: 0 };
    let request = 0;
    let seconds = 0;
    let hasAsked = false;
    let isGone = false;
    /**
     * Switches from the playing story to the video. If that is unavailable, as in a saved lesson,
     * drawing continues.
     */
    const switchToVideo = async () => {
      speed = LOWEST_SPEED;
      if (hasAsked) return;
      hasAsked = true;
      if (!(await isAvailable(latest.current.videoUrl, media)) || isGone) return;
      kept.write("0");
      latest.current.onSlow(seconds);
    };
    const step = () => {
      request = requestAnimationFrame(step);
      const sound = video.current;
      if (sound === null) return;
      const story = latest.current.now;
      const time = performance.now() / 1000;
      const plays = !sound.paused && !sound.ended && sound.readyState > 2;
      const { states } = story.playing;
      if (states !== acted.states) acted = { states, at: time, count: acted.count + 1 };
      const drag = story.dragged.current;
      if (drag !== letGo.drag && drag?.isOver === true) letGo = { drag, at: time };
      const gone = isCalm ? ARRIVED_S : time - letGo.at;
      const dragged = drag && { ...drag, since: drag.isOver ? gone : null };
      const isActed = time - acted.at < 1 || (dragged !== null && (dragged.since ?? 0) < 1);
      if (plays || isActed) pausedSince = time;
      if (time - pausedSince < LIFE_AFTER_PAUSE_S && !isCalm) life += Math.min(0.1, time - before);
      before = time;
      const at = clock(sound.currentTime, time, plays);
      seconds = secondsOf(story, sound, at);
      const reply = story.reply && { ...story.reply, seconds: sound.ended ? ARRIVED_S : at };
      const picture = [seconds, life, reply?.seconds ?? 0]
        .map((clocked) => Math.floor(clocked * speed.fps))
        .join(" ");
      // What is dragged keeps up with the finger.
      const key = `${wide.side()} ${picture} ${acted.count} ${dragged?.since === null ? dragged.by.join(" ") : ""}`;
      if (key !== shown) {
        shown = key;
        counted.pictures++;
        const since = isCalm ? ARRIVED_S : time - acted.at;
        const world: World = { states, since, reply, dragged };
        drawing.draw(frame(seconds, life, story.plan, isCalm, world, true, wide.side()));
        wide.show(story.plan, seconds, isCalm);
        latest.current.onTime(seconds);
      }
      if (!plays) counted = { since: time, pictures: 0 };
      else if (time - counted.since >= 1) {
        const next = nextSpeed(speed, counted.pictures / (time - counted.since));
        counted = { since: time, pictures: 0 };
        if (next.fps === 0) void switchToVideo();
        else {
          if (next.fps !== speed.fps) kept.write(String(next.fps));
          speed = next;
        }
      }
    };
    step();
    return () => {
      isGone = true;
      wide.stop();
      cancelAnimationFrame(request);
    };
  }, [host, video, isHidden, media]);
}
