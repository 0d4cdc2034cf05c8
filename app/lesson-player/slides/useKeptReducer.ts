import { useLayoutEffect, useState } from "react";
import { readKept } from "./memory.ts";
import type { SlideMemory } from "./memory.ts";

/**
 * Writes a slide's state to the device in the commit that shows it. A passive effect would run after
 * the paint, and a reload between the two would lose what the child already saw.
 */
export function useKeep(memory: SlideMemory, slideId: string, round: number, state: unknown): void {
  useLayoutEffect(() => memory.write(slideId, { round, state }), [memory, slideId, round, state]);
}

/**
 * `useReducer` for a slide's state, which the device keeps until the slide is finished.
 * @param restore the state that was kept, or the start where it does not fit the slide any more
 */
export function useKeptReducer<State, Event>(
  memory: SlideMemory,
  slideId: string,
  reducer: (state: State, event: Event) => State,
  restore: (kept: unknown) => State,
) {
  const read = () => {
    const kept = readKept(memory, slideId);
    return { memory, slideId, ...kept, state: restore(kept.state) };
  };
  const [last, setLast] = useState(read);
  let now = last;
  // A panel that is given another slide begins with what is kept of that one.
  if (last.memory !== memory || last.slideId !== slideId) setLast((now = read()));
  const { round, state } = now;
  const dispatch = (event: Event) =>
    setLast((before) => ({ ...before, state: reducer(before.state, event) }));
  useKeep(memory, slideId, round, state);
  return {
    state,
    dispatch,
    round,
    /** The child goes on: the next time, the slide begins anew. */
    finish: () => memory.write(slideId, { round: round + 1, state: null }),
  };
}
