/** Pictures a second: the first that the device can draw; after the last the video is played. */
const STEPS = [24, 12] as const;
/** A device that draws less than this share of the pictures for so many seconds takes the next step. */
const SHARE = 0.7;
const SLOW_S = 3;

export interface Speed {
  /** Pictures a second; 0: too slow for any, the video is played. */
  fps: number;
  /** Seconds in a row with too few pictures. */
  slowSeconds: number;
}

/** Used when the device is too slow for drawing and the video is unavailable. */
export const LOWEST_SPEED: Speed = { fps: STEPS[1], slowSeconds: 0 };

/** The speed that a device remembers, from its stored text. */
export function rememberedSpeed(text: string | null): Speed {
  const fps = text === null || text === "" ? STEPS[0] : Number(text);
  return { fps: [...STEPS, 0].includes(fps) ? fps : STEPS[0], slowSeconds: 0 };
}

/** The speed after another second of playing in which so many pictures were drawn. */
export function nextSpeed({ fps, slowSeconds }: Speed, drawn: number): Speed {
  if (drawn >= fps * SHARE) return { fps, slowSeconds: 0 };
  if (slowSeconds + 1 < SLOW_S) return { fps, slowSeconds: slowSeconds + 1 };
  return { fps: STEPS.find((step) => step < fps) ?? 0, slowSeconds: 0 };
}
