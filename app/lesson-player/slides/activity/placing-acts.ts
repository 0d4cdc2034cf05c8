import { helpFor } from "#domain/slides/activity/placing.ts";
import type { PlacingAct, PlacingState } from "#domain/slides/activity/placing.ts";
import { activity as words } from "#app/copy/slides/activity/child.ts";
import { lineFor } from "#app/read-aloud/lines.ts";
import { touch } from "./touch.ts";

interface Activity {
  state: PlacingState;
  act: (...acts: PlacingAct[]) => unknown;
  say: (...lines: (string | null)[]) => unknown;
}

interface Recordings {
  nameOf: (thing: number) => string | null;
  /** Said by a place that is touched with an empty hand. */
  atPlace: (place: number) => string | null;
}

/** What a child does where things are taken and put into places, with its sounds and voices. */
export function placingActs({ state, act, say }: Activity, { nameOf, atPlace }: Recordings) {
  const together = (thing: number) =>
    helpFor(state, thing) === "together" ? lineFor(words.together) : null;
  const putDown = () => {
    if (state.held === null) return;
    touch("put");
    act({ type: "put-down" });
  };
  return {
    putDown,
    pick(thing: number) {
      if (state.held === thing) return putDown();
      touch("pick");
      act({ type: "pick", thing });
      say(nameOf(thing), together(thing));
    },
    place(place: number) {
      if (state.held === null) return void say(atPlace(place));
      touch("put");
      act({ type: "place", place });
    },
    /** A thing that was dragged onto a place. */
    drop: (thing: number, place: number) =>
      void act({ type: "pick", thing }, { type: "place", place }),
    tryAgain() {
      if (state.last === null) return;
      const { thing } = state.last;
      act({ type: "pick", thing });
      const help = together(thing);
      if (help !== null) say(help);
    },
  };
}
