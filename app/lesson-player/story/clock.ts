/** The picture is drawn this much ahead: it is seen one frame later than it is drawn. */
const LEAD_S = 0.03;
/** Longest time for which the sound's clock is carried on; some browsers move it in steps. */
const STEP_S = 0.25;

/** The times that a sound's clock is read at. */
interface Reading {
  /** Seconds of the sound, as the browser gives them. */
  seconds: number;
  /** Seconds of a steady clock when they changed. */
  at: number;
}

/**
 * Reads the time of a sound that plays, smoothly where the browser moves it in steps.
 *
 * @returns a function of the sound's seconds, a steady clock's seconds, and whether it plays
 */
export function soundClock(): (seconds: number, now: number, plays: boolean) => number {
  let last: Reading = { seconds: 0, at: 0 };
  return (seconds, now, plays) => {
    if (seconds !== last.seconds) last = { seconds, at: now };
    if (!plays) return seconds;
    return seconds + Math.min(STEP_S, now - last.at) + LEAD_S;
  };
}
