/** Easing and timing functions of the scenes. */

const clamp = (x: number, low = 0, high = 1) => Math.max(low, Math.min(high, x));
export const mix = (a: number, b: number, share: number) => a + (b - a) * share;

/** Maps 0..1 to 0..1, slow at both ends. */
export function ease(share: number): number {
  const k = clamp(share);
  return k * k * (3 - 2 * k);
}

/** Maps 0..1 to a scale that overshoots and settles at 1. */
export function pop(share: number): number {
  const k = clamp(share);
  return k === 0 ? 0 : 1 + 2.2 * (k - 1) ** 3 + 1.2 * (k - 1) ** 2;
}

/** Pseudo-random number in 0..1, determined by the index. */
export function scatter(index: number): number {
  const x = Math.sin(index * 127.1 + 311.7) * 43_758.5453;
  return x - Math.floor(x);
}

const BLINK_S = 0.09;

/** Eyelids at a time, 0 open to 1 closed: a blink every two to four seconds at irregular times. */
export function blinkAt(seconds: number): number {
  let closed = 0;
  for (let index = 0, at = 1.7; at < seconds + 1; index++, at += 2.1 + scatter(index) * 2.2) {
    const distance = Math.abs(seconds - at) / BLINK_S;
    if (distance < 1) closed = Math.max(closed, 1 - distance * distance);
  }
  return closed;
}
