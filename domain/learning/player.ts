/** The lesson player's place in the lesson. */
export interface PlayerState {
  /** The slide that is shown. A move to another one changes it after it has faded out. */
  slide: number;
  slides: number;
  /** The last slide was finished. */
  finished: boolean;
  /**
   * A move on its way: the shown slide fades out before the slide `to` is shown, or the shown slide
   * fades in. Further moves wait for it, so two taps can't do two things.
   */
  move: { stage: "leaving"; to: number } | { stage: "arriving" } | null;
}

export type PlayerEvent =
  | { type: "next" }
  | { type: "back" }
  /** The slide that leaves can no longer be seen. */
  | { type: "left" }
  /** The slide that arrives is seen in full. */
  | { type: "arrived" }
  /** Begins anew, in the builder's preview. */
  | { type: "begin"; slide: number; slides: number };

export function playerStart(slide: number, slides: number): PlayerState {
  return { slide, slides, finished: false, move: null };
}

/** The player after an event. The shown slide changes with `left` alone, when nothing is seen of it. */
export function playerReducer(state: PlayerState, event: PlayerEvent): PlayerState {
  const { slide, slides, move } = state;
  switch (event.type) {
    case "next":
      if (move !== null || state.finished) return state;
      if (slide === slides - 1) return { ...state, finished: true };
      return { ...state, move: { stage: "leaving", to: slide + 1 } };
    case "back":
      if (move !== null || state.finished || slide === 0) return state;
      return { ...state, move: { stage: "leaving", to: slide - 1 } };
    case "left":
      if (move?.stage !== "leaving") return state;
      return { ...state, slide: move.to, move: { stage: "arriving" } };
    case "arrived":
      return move?.stage === "arriving" ? { ...state, move: null } : state;
    case "begin":
      return playerStart(event.slide, event.slides);
  }
}
