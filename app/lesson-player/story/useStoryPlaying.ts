import { useEffect, useMemo, useRef, useState } from "react";
import { attemptBetween } from "#stage/story/attempts.ts";
import { partsOf } from "#stage/story/parts.ts";
import { plan as planOf } from "#stage/story/plan.ts";
import { keptOf, momentNow, played, restoredStory } from "#stage/story/playing.ts";
import type { Playing, PlayingEvent } from "#stage/story/playing.ts";
import type { Spot } from "#stage/base/spot.ts";
import { lastOf } from "#stage/story/tasks.ts";
import type { Dragged } from "#stage/story/world.ts";
import { useSignedUrls } from "#app/ui/media-urls.ts";
import { playEffect, playTouch, prepareEffects } from "#app/ui/sound.ts";
import { effects, touches } from "../effects.ts";
import { readKept } from "../slides/memory.ts";
import { useKeep } from "../slides/useKeptReducer.ts";
import type { LoadedStory, StoryProps } from "./story-props.ts";

type Props = Pick<
  StoryProps,
  "video" | "clip" | "memory" | "onAttempt" | "sounds" | "onChange" | "isHidden"
>;

/** What the child drags in the scene, or dragged last. */
export interface DraggedNow extends Pick<Dragged, "put" | "by"> {
  isOver: boolean;
}

/**
 * A story as it is played: where it is, which the device keeps, and the sounds that it asks for. The
 * rules are pure and in `stage/story/playing.ts`.
 */
export function useStoryPlaying(
  { story, kit, recordings }: LoadedStory,
  { video, clip: { slideId }, memory, onAttempt, sounds, onChange }: Props,
) {
  const media = useSignedUrls();
  const parts = useMemo(() => partsOf(story), [story]);
  const [kept] = useState(() => readKept(memory, slideId));
  const [playing, setPlaying] = useState(() => restoredStory(story, kept.state));
  const latest = useRef(playing);
  const dragged = useRef<DraggedNow>(null);
  const { states, sound, turn, isOver } = playing;
  const plan = useMemo(() => {
    const [first, ...more] = recordings;
    return planOf(story, kit, first, more, states);
  }, [story, kit, recordings, states]);
  const moment = momentNow(story, playing);
  const waits = moment !== null;
  const part = parts.findIndex(({ name }) => name === sound);

  const send = (event: PlayingEvent): Playing => {
    const before = latest.current;
    const now = played(story, before, event);
    latest.current = now;
    if (event.type === "tap" || event.type === "restart") dragged.current = null;
    if ((event.type === "tap" || event.type === "drop") && now !== before) soundOfTap(now);
    setPlaying(now);
    const attempt = attemptBetween(story, before, now);
    if (attempt !== null) onAttempt(attempt);
    return now;
  };

  /** A thing is dragged this far; null when it was let go. */
  const drag = (put: string, by: Spot | null) => {
    const before = dragged.current;
    if (by !== null) dragged.current = { put, by, isOver: false };
    else if (before?.put === put) dragged.current = { ...before, isOver: true };
  };

  const soundOfTap = (now: Playing) => {
    const waiting = momentNow(story, now);
    const last = waiting && lastOf(waiting.task, now.states[waiting.moment]);
    if (last === null) playTouch(touches.pick);
    else playEffect(last.isRight ? effects.correct : effects.oops);
  };

  const state = useMemo(() => keptOf(story, playing), [story, playing]);
  useKeep(memory, slideId, kept.round, state);

  const lastSound = useRef({ part: 0, turn: 0 });
  useEffect(() => {
    const before = lastSound.current;
    lastSound.current = { part, turn };
    if (part === before.part) {
      // The same sound once more; what was restored has not begun.
      const element = video.current;
      if (turn === before.turn || element === null) return;
      element.currentTime = 0;
      element.play().catch(() => undefined);
    } else onChange({ sound: { part, plays: turn > 0 } });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each sound that begins
  }, [part, turn]);

  useEffect(() => {
    onChange({ waits });
    if (waits) prepareEffects(effects.correct, effects.oops, touches.pick);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each wait
  }, [waits]);

  // A page in the background pauses the sound. No button plays it while the story waits.
  useEffect(() => {
    const goOn = () => {
      if (!document.hidden && latest.current.speaking.length > 0)
        video.current?.play().catch(() => undefined);
    };
    document.addEventListener("visibilitychange", goOn);
    return () => document.removeEventListener("visibilitychange", goOn);
  }, [video]);

  // Each reply begins with the tap, so its sound is here before the first one.
  useEffect(() => {
    const gone = new AbortController();
    for (const part of sounds.slice(1))
      if (part?.sound_url)
        void media
          .fetch(part.sound_url, { signal: gone.signal, priority: "low" })
          .then((response) => response.arrayBuffer())
          .catch(() => undefined);
    return () => gone.abort();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each story
  }, [story, media]);

  const spoken = parts[part];
  return {
    playing,
    plan,
    moment,
    send,
    drag,
    dragged,
    /** Second of the story at which the sound's part begins. */
    from: plan.parts.get(sound) ?? 0,
    isOver,
    /** What is spoken while the story waits. */
    reply:
      playing.speaking.length === 0 || spoken === undefined
        ? null
        : {
            phones: recordings[part]?.phones ?? [],
            mood: spoken.lines[0]?.mood ?? "talking",
            by: spoken.lines[0]?.by,
          },
  };
}

export type StoryNow = ReturnType<typeof useStoryPlaying>;
