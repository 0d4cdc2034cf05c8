import { askName, stepsOf, TOGETHER_NAME, whyName } from "./parts.ts";
import type { Step } from "./parts.ts";
import type { Story } from "./story.ts";
import { chosenIn, dropped, isSolved, isTogether, lastOf, restored, tapped } from "./tasks.ts";
import type { TaskState } from "./tasks.ts";

/** What the child did in each moment of a story, by the moment's name. */
export type States = Readonly<Record<string, TaskState>>;

/** Where a story is. */
export interface Playing {
  /** Index in `stepsNow`. */
  step: number;
  states: States;
  /** Replies that are spoken while the story waits, the first one now. */
  speaking: readonly string[];
  /** The recording that was started last, by its part's name. */
  sound: string;
  /** How many recordings were started. */
  turn: number;
  isOver: boolean;
}

export type PlayingEvent =
  /** The recording was played to its end. */
  | { type: "ended" }
  | { type: "tap"; target: number }
  /** A thing was dragged onto a place; both are targets. */
  | { type: "drop"; target: number; place: number }
  /** The child wants to hear the question again. */
  | { type: "listen" }
  | { type: "restart" };

const start: Playing = {
  step: 0,
  states: {},
  speaking: [],
  sound: "",
  turn: 0,
  isOver: false,
};

/** What is played of a story, by what was done so far. */
export const stepsNow = (story: Story, states: States): Step[] =>
  stepsOf(story, (moment) => chosenIn(moment.task, states[moment.moment]));

/** The moment in which the story waits now; null while it is played. */
export function momentNow(story: Story, { step, states }: Pick<Playing, "step" | "states">) {
  const now = stepsNow(story, states)[step];
  return now !== undefined && "moment" in now ? now.moment : null;
}

const sounding = (playing: Playing, sound: string): Playing => ({
  ...playing,
  sound,
  turn: playing.turn + 1,
});

function next(story: Story, playing: Playing): Playing {
  const step = playing.step + 1;
  const now = stepsNow(story, playing.states)[step];
  if (now === undefined) return { ...playing, isOver: true };
  const gone = { ...playing, step, speaking: [] };
  return "part" in now ? sounding(gone, now.part) : gone;
}

function speak(playing: Playing, speaking: readonly string[]): Playing {
  const [first] = speaking;
  return first === undefined ? { ...playing, speaking } : sounding({ ...playing, speaking }, first);
}

/** Where a story is after something happened. The same object if it changes nothing. */
export function played(story: Story, playing: Playing, event: PlayingEvent): Playing {
  const moment = momentNow(story, playing);
  const { states } = playing;
  switch (event.type) {
    case "restart":
      return { ...start, turn: playing.turn + 1 };
    case "ended": {
      if (moment === null) return next(story, playing);
      const now = speak(playing, playing.speaking.slice(1));
      const isDone = now.speaking.length === 0 && isSolved(moment.task, states[moment.moment]);
      return isDone ? next(story, now) : now;
    }
    case "listen":
      return moment === null ? playing : speak(playing, [askName(moment)]);
    case "tap":
    case "drop": {
      if (moment === null) return playing;
      const before = states[moment.moment];
      const state =
        event.type === "tap"
          ? tapped(moment.task, before, event.target)
          : dropped(moment.task, before, event.target, event.place);
      if (state === undefined || state === before) return playing;
      const now = { ...playing, states: { ...states, [moment.moment]: state } };
      const last = lastOf(moment.task, state);
      if (last === null) return now;
      const helps = !last.isRight && isTogether(moment.task, state);
      return speak(now, [whyName(moment, last.target), ...(helps ? [TOGETHER_NAME] : [])]);
    }
  }
}

/** What the device keeps: the moment that was reached, and what was done in all of them. */
export interface KeptStory {
  moment: string;
  states: States;
}

/** What is worth keeping; null before the first moment and after the end. */
export function keptOf(story: Story, playing: Playing): KeptStory | null {
  if (playing.isOver) return null;
  const reached = stepsNow(story, playing.states).slice(0, playing.step + 1);
  const last = reached.findLast((step) => "moment" in step);
  return last === undefined ? null : { moment: last.moment.moment, states: playing.states };
}

/**
 * Where a story goes on that the device kept: at the moment that was reached, or behind it where it
 * is done. At the beginning where what was kept does not fit the story any more.
 */
export function restoredStory(story: Story, kept: unknown): Playing {
  const { moment: name, states: all } = (kept ?? {}) as Partial<Record<keyof KeptStory, unknown>>;
  const given = (typeof all === "object" && all !== null ? all : {}) as Record<string, unknown>;
  let playing = start;
  for (;;) {
    const steps = stepsNow(story, playing.states);
    const step = steps.findIndex((other, index) => index > playing.step && "moment" in other);
    const now = steps[step];
    if (now === undefined || !("moment" in now)) return start;
    const { moment } = now;
    const state = restored(moment.task, given[moment.moment]);
    playing = { ...playing, step, states: { ...playing.states, [moment.moment]: state } };
    const solved = isSolved(moment.task, state);
    if (moment.moment === name) {
      if (!solved) return { ...playing, sound: soundBefore(steps, step) };
      const after = next(story, playing);
      return after.isOver ? start : { ...after, turn: 0 };
    }
    if (!solved) return start;
  }
}

function soundBefore(steps: readonly Step[], step: number): string {
  const part = steps.slice(0, step).findLast((other) => "part" in other);
  return part === undefined ? "" : part.part;
}
