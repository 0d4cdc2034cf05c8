import { edgesAt, sideOf } from "#stage/camera/beside.ts";
import type { Plan } from "#stage/story/plan.ts";

/** A soft edge, in hundredths of the width. */
const SOFT = 4;

/** The shape of the box in which a story is drawn, and where its picture ends in it. */
export function widePicture(host: HTMLElement) {
  let side = sideOf(host.clientWidth, host.clientHeight);
  let shown = "";
  const sizes = new ResizeObserver(() => {
    side = sideOf(host.clientWidth, host.clientHeight);
  });
  sizes.observe(host);
  const set = (left: number, right: number) => {
    const [from, to] = [left, right].map((share) => Math.round(share * 1000) / 10);
    if (shown === `${from} ${to}`) return;
    shown = `${from} ${to}`;
    const hasEnds = left > 0 || right < 1;
    host.toggleAttribute("data-ends", hasEnds);
    host.style.setProperty("--from", `${left > 0 ? from : -SOFT}%`);
    host.style.setProperty("--to", `${right < 1 ? to : 100 + SOFT}%`);
  };
  return {
    /** How far the picture goes beyond its frame at each side, in its own units. */
    side: () => side,
    /** Lets what is behind the picture be seen where a shot may show no more of its place. */
    show(plan: Plan, seconds: number, isCalm: boolean) {
      const { left, right } =
        side === 0 ? { left: 0, right: 1 } : edgesAt(plan, seconds, side, isCalm);
      set(left, right);
    },
    stop: () => sizes.disconnect(),
  };
}
