import { helpAfter } from "#domain/slides/activity/help.ts";
import { helpFor, placingRules } from "#domain/slides/activity/placing.ts";
import type { PlacingState } from "#domain/slides/activity/placing.ts";
import * as spot from "#domain/slides/spot/play.ts";
import type { SpotState } from "#domain/slides/spot/play.ts";
import type { Choose, Moment, Sort } from "./story.ts";
import type { Spot } from "../base/spot.ts";

/*
 * What a child can do in a moment of a story, by the rules of the activity slides: 'choose' by those
 * of a spot slide, of which one right area is enough, 'sort' by those of a sort slide.
 */

type Task = Moment["task"];
export type TaskState = { do: "choose"; state: SpotState } | { do: "sort"; state: PlacingState };

/** Something that can be tapped, by a number that stays the same through the moment. */
export interface Target {
  id: number;
  kind: "option" | "thing" | "place";
  name: string;
  /** Its middle and half of its width, in the place's units. */
  at: Spot;
  reach: number;
  /** May it be tapped? Wrong ones are closed where Pocket does it together with the child. */
  isOpen: boolean;
  /** The right thing or place to tap shines. */
  beckons: boolean;
  isHeld: boolean;
}

/** The last try: of which option or thing, and whether it was right. */
interface Last {
  target: number;
  isRight: boolean;
}

const board = ({ of }: Choose) => ({ areas: of.map(({ right }) => ({ is_right: right })) });

const sorting = placingRules<Sort>({
  countOf: ({ things, places }) => ({ things: things.length, places: places.length }),
  isRight: ({ things }, thing, place) => things[thing]?.places.includes(place) === true,
  takesOne: false,
  whyOf: () => ({ text: "", url: null }),
});

const sum = (counts: readonly number[]) => counts.reduce((all, count) => all + count, 0);

/** Runs the function of the task's kind; a state of another kind counts as the start. */
function by<Result>(
  task: Task,
  kept: TaskState | undefined,
  choose: (task: Choose, state: SpotState) => Result,
  sort: (task: Sort, state: PlacingState) => Result,
): Result {
  return task.do === "choose"
    ? choose(task, kept?.do === "choose" ? kept.state : spot.spotStartState(board(task)))
    : sort(task, kept?.do === "sort" ? kept.state : sorting.start(task));
}

/** The option that was chosen; null while none is, and in other tasks. */
export const chosenIn = (task: Task, kept: TaskState | undefined): number | null =>
  by(
    task,
    kept,
    (_task, { found }) => {
      const index = found.indexOf(true);
      return index === -1 ? null : index;
    },
    () => null,
  );

export const isSolved = (task: Task, kept: TaskState | undefined): boolean =>
  by(task, kept, () => chosenIn(task, kept) !== null, sorting.isSolved);

const optionsOf = (task: Choose, state: SpotState): Target[] =>
  task.of.map(({ name, at, reach }, id) => ({
    id,
    kind: "option",
    name,
    at,
    reach,
    isOpen: spot.isOpen(board(task), state, id),
    beckons: spot.isBeckoning(board(task), state, id),
    isHeld: false,
  }));

function thingsAndPlaces(task: Sort, state: PlacingState): Target[] {
  const { held } = state;
  const outside = task.things.flatMap((thing, id) =>
    sorting.placeOf(task, state, id) === null ? [{ ...thing, id }] : [],
  );
  return [
    ...outside.map(({ name, at, reach, id }): Target => ({
      id,
      kind: "thing",
      name,
      at,
      reach,
      isOpen: true,
      beckons: held === null && helpFor(state, id) !== "none",
      isHeld: held === id,
    })),
    ...task.places.map(({ name, at, reach }, index): Target => ({
      id: task.things.length + index,
      kind: "place",
      name,
      at,
      reach,
      isOpen: held !== null && sorting.isOpen(task, state, index),
      beckons: sorting.isBeckoning(task, state, index),
      isHeld: false,
    })),
  ];
}

/** What can be tapped now. */
export const targetsOf = (task: Task, kept: TaskState | undefined): Target[] =>
  by(task, kept, optionsOf, thingsAndPlaces);

/** The state after a tap on a target; the same object if the tap does nothing. */
export const tapped = (task: Task, kept: TaskState | undefined, id: number): TaskState =>
  by<TaskState>(
    task,
    kept,
    (choose, state) => {
      const next = isSolved(task, kept)
        ? state
        : spot.actSpot(board(choose), state, { type: "choose", area: id });
      return next === state && kept !== undefined ? kept : { do: "choose", state: next };
    },
    (sort, state) => {
      const place = id - sort.things.length;
      const next = sorting.act(
        sort,
        state,
        place >= 0
          ? { type: "place", place }
          : state.held === id
            ? { type: "put-down" }
            : { type: "pick", thing: id },
      );
      return next === state && kept !== undefined ? kept : { do: "sort", state: next };
    },
  );

/** The state with this thing in the hand, as it is while it is dragged. */
export const holding = (task: Task, kept: TaskState | undefined, thing: number) =>
  heldThing(task, kept) === thing ? kept : tapped(task, kept, thing);

/** The state after a thing was dragged onto a place; the same object if that does nothing. */
export function dropped(
  task: Task,
  kept: TaskState | undefined,
  thing: number,
  place: number,
): TaskState | undefined {
  if (task.do !== "sort" || task.places[place - task.things.length] === undefined) return kept;
  const held = holding(task, kept, thing);
  return heldThing(task, held) === thing ? tapped(task, held, place) : kept;
}

/** A state that the device kept; the start where it does not fit the task any more. */
export function restored(task: Task, kept: unknown): TaskState {
  const state = (kept ?? {}) as { state?: unknown };
  return task.do === "choose"
    ? { do: "choose", state: spot.restoreSpot(board(task), state.state) }
    : { do: "sort", state: sorting.restore(task, state.state) };
}

/** The last try; null before the first, and where the child acts again. */
export const lastOf = (task: Task, kept: TaskState | undefined): Last | null =>
  by(
    task,
    kept,
    (_task, { last }) => last && { target: last.area, isRight: last.isRight },
    (_task, { last }) => last && { target: last.thing, isRight: last.isRight },
  );

/** For the learning events: wrong acts so far, and what was done last (ATTEMPT_DETAIL). */
export const attemptIn = (task: Task, kept: TaskState | undefined) =>
  by(
    task,
    kept,
    (_task, { misses, last }) => ({
      wrong: sum(misses),
      detail: last && String(last.area),
      isRight: last?.isRight === true,
    }),
    (_task, { misses, last }) => ({
      wrong: sum(misses),
      detail: last && `${last.thing}>${last.place}`,
      isRight: last?.isRight === true,
    }),
  );

/** Does Pocket do it together with the child now? */
export const isTogether = (task: Task, kept: TaskState | undefined): boolean =>
  by(
    task,
    kept,
    (_task, { sinceFound }) => helpAfter(sinceFound) === "together",
    (_task, state) => {
      const thing = state.held ?? state.last?.thing ?? null;
      return thing !== null && helpFor(state, thing) === "together";
    },
  );

/** A thing that was brought somewhere: where it comes to lie, and whether it was right. */
export interface Brought {
  put: string;
  lies: Spot;
  /** Brought by the last tap: it is on its way. */
  isLast: boolean;
  /** A wrong one comes back. */
  isRight: boolean;
}

/** Where the things of a sort task are; those that lie where they began are left out. */
export const broughtIn = (task: Task, kept: TaskState | undefined): Brought[] =>
  by(
    task,
    kept,
    () => [],
    (sort, state) =>
      sort.things.flatMap(({ put }, thing) => {
        const { last } = state;
        const isLast = last?.thing === thing;
        const at = sorting.placeOf(sort, state, thing) ?? (isLast ? last.place : null);
        const place = at === null ? undefined : sort.places[at];
        if (place === undefined) return [];
        return [{ put, lies: place.lies, isLast, isRight: !isLast || last.isRight }];
      }),
  );

/** The thing that is held, by its index. */
const heldThing = (task: Task, kept: TaskState | undefined): number | null =>
  by(
    task,
    kept,
    () => null,
    (_task, { held }) => held,
  );

/** The thing that is held, by its `put`. */
export function heldIn(task: Task, kept: TaskState | undefined): string | null {
  const held = heldThing(task, kept);
  return held === null || task.do !== "sort" ? null : (task.things[held]?.put ?? null);
}

/** The state in which all is done, as the video shows it. */
export const solvedOf = (task: Task): TaskState =>
  task.do === "choose"
    ? tapped(
        task,
        undefined,
        task.of.findIndex(({ right }) => right),
      )
    : task.things.reduce<TaskState>(
        (state, { places: [place = 0] }, thing) =>
          tapped(task, tapped(task, state, thing), task.things.length + place),
        restored(task, null),
      );
