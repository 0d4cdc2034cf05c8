import type { Phone } from "./speech.ts";

/** Mouth shape of each phone: opening 0..1 and width -1 (o) to 1 (e). */
const SHAPES: Record<string, [open: number, wide: number]> = {
  aa: [0.95, 0.1],
  ae: [0.85, 0.5],
  ah: [0.6, 0.1],
  ao: [0.8, -0.5],
  aw: [0.85, -0.2],
  ax: [0.4, 0.1],
  ay: [0.85, 0.4],
  eh: [0.6, 0.5],
  er: [0.4, -0.3],
  ey: [0.55, 0.8],
  ih: [0.4, 0.6],
  iy: [0.35, 1],
  ow: [0.6, -0.8],
  oy: [0.65, -0.6],
  uh: [0.4, -0.6],
  uw: [0.35, -1],
  b: [0, 0],
  m: [0, 0],
  p: [0, 0],
  f: [0.1, 0.3],
  v: [0.12, 0.3],
  w: [0.22, -1],
  r: [0.3, -0.4],
  l: [0.35, 0.3],
  th: [0.25, 0.2],
  dh: [0.25, 0.2],
  s: [0.15, 0.5],
  z: [0.15, 0.5],
  sh: [0.25, -0.5],
  ch: [0.25, -0.4],
  jh: [0.25, -0.4],
  zh: [0.25, -0.4],
  t: [0.2, 0.3],
  d: [0.22, 0.3],
  n: [0.22, 0.3],
  k: [0.3, 0.2],
  g: [0.3, 0.2],
  ng: [0.25, 0.2],
  hh: [0.4, 0.2],
  y: [0.3, 0.7],
};
const UNKNOWN: [number, number] = [0.3, 0];
const CLOSED: [number, number] = [0, 0];
const STEP_S = 0.022;

/** The mouth shape at a time, averaged over about 0.1 s so that it moves smoothly. */
export function mouthAt(seconds: number, phones: readonly Phone[]): { open: number; wide: number } {
  let open = 0;
  let wide = 0;
  let weights = 0;
  for (let step = -2; step <= 2; step++) {
    const at = seconds + step * STEP_S;
    const sound = phones.find(({ start, end }) => at >= start && at < end);
    const [o, w] = sound === undefined ? CLOSED : (SHAPES[sound.phone] ?? UNKNOWN);
    const weight = step === 0 ? 2 : 1;
    open += o * weight;
    wide += w * weight;
    weights += weight;
  }
  return { open: open / weights, wide: wide / weights };
}
