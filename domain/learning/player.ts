/** The lesson player's place in the lesson. */
export interface PlayerState {
  slide: number;
  slides: number;
  /** The last slide was finished. */
  finished: boolean;
  /** A move is on its way; further moves wait for it, so two taps can't do two things. */
  moving: boolean;
}

export type PlayerEvent =
  | { type: "next" }
  | { type: "back" }
  | { type: "arrived" }
  /** Begins anew, in the builder's preview. */
  | { type: "begin"; slide: number; slides: number };

export function playerStart(slide: number, slides: number): PlayerState {
  return { slide, slides, finished: false, moving: false };
}

export function playerReducer(state: PlayerState, event: PlayerEvent): PlayerState {
  switch (event.type) {
    case "next":
      if (state.moving || state.finished) return state;
      if (state.slide === state.slides - 1) return { ...state, finished: true };
      return { ...state, slide: state.slide + 1, moving: true };
    case "back":
      if (state.moving || state.finished || state.slide === 0) return state;
      return { ...state, slide: state.slide - 1, moving: true };
    case "begin":
      return playerStart(event.slide, event.slides);
    case "arrived":
      return { ...state, moving: false };
  }
}
