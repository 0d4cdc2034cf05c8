import { part, round } from "#characters/node.ts";
import type { RigNode } from "#characters/node.ts";
import { contactShadows } from "../things/contact.ts";
import type { Standing } from "../things/contact.ts";
import type { View } from "../base/view.ts";
import { hopOf } from "../story/hop.ts";
import { placeAt } from "../story/plan.ts";
import type { Plan } from "../story/plan.ts";
import { HEIGHT, WIDTH } from "../base/size.ts";
import type { Spot } from "../base/spot.ts";
import { named } from "../kit/kit.ts";
import { pop, mix, ease, scatter } from "../base/timing.ts";
import { handedOn, afterWays } from "../story/ways.ts";
import { leftOfDrag, carriedAt, heldAt } from "../story/world.ts";
import type { Dragged, World } from "../story/world.ts";

/** Where a thing is that is dragged from `lay`, or on its way from there to where it lies now. */
function draggedAt(lay: Spot, lies: Spot, drag: Dragged): Spot {
  const left = leftOfDrag(drag);
  return [mix(lies[0], lay[0] + drag.by[0], left), mix(lies[1], lay[1] + drag.by[1], left)];
}

/** How much bigger a thing is in the child's hand. */
const HELD_SIZE = 1.15;

/** No thing reaches farther from its point, at size 1. */
const FARTHEST = 560;

/** How things are drawn: all that there are, without a movement of their own, unless it says so. */
interface Drawn {
  /** Those before which the actors stand, else the others. */
  areBehind?: boolean;
  /** Seconds that never stop: what can be picked hops in turn; null where nothing moves. */
  life?: number | null;
  /** Only what reaches into this view. */
  view?: View;
  /** Those that are not drawn. */
  hidden?: ReadonlySet<string>;
  /** The picture is wider than its frame. */
  isWide?: boolean;
}

const isNear = ({ x, y, width }: View, [atX, atY]: Spot, size: number) =>
  Math.abs(atX - x) < width / 2 + FARTHEST * Math.abs(size) &&
  Math.abs(atY - y) < (width * HEIGHT) / WIDTH / 2 + FARTHEST * Math.abs(size);

/** The things that were put somewhere and not taken away. */
export function thingsAt(
  plan: Plan,
  seconds: number,
  world: World | null,
  { areBehind = false, life = null, view, hidden, isWide = false }: Drawn = {},
): RigNode[] {
  const carried = carriedAt(plan, seconds, world);
  const held = heldAt(plan, seconds, world);
  const standing: Standing[] = [];
  const drawn = plan.puts.flatMap(({ put, thing: name, to, size, at }) => {
    const thing = named(plan.kit.things, name);
    if ((thing.isBackdrop === true) !== areBehind || hidden?.has(`thing-${put}`) === true)
      return [];
    const taken = plan.takes.find(({ take }) => take === put)?.at ?? Number.POSITIVE_INFINITY;
    const shown = pop((seconds - at) / 0.4) * (1 - ease((seconds - taken) / 0.2));
    if (shown < 0.01) return [];
    const handed = handedOn(plan, put, seconds);
    const ways = carried.filter((way) => way.put === put);
    const lies = afterWays(to, [...handed, ...ways]);
    const drag = world?.dragged?.put === put ? world.dragged : null;
    const [x, y] = drag === null ? lies : draggedAt(afterWays(to, handed), lies, drag);
    if (view !== undefined && !isNear(view, [x, y], size)) return [];
    const isHeld = held === put || drag?.since === null;
    const scale = round(size * shown * (isHeld ? HELD_SIZE : 1));
    const hop = drag === null && !isHeld && life !== null ? hopOf(plan, lies, seconds, life) : 0;
    const turn = hop === 0 ? "" : ` rotate(${round(hop * 7)})`;
    const transform = `translate(${round(x)} ${round(y - Math.abs(hop) * 16)})${turn} scale(${scale})`;
    if (!isHeld && drag === null && [...handed, ...ways].every((way) => way.share >= 1))
      standing.push({ thing, at: lies, size: size * shown });
    const beside = isWide ? (thing.beyond?.() ?? []) : [];
    return [part(`thing-${put}`, { transform }, ...beside, ...thing.draw())];
  });
  return [...contactShadows(placeAt(plan, seconds), standing), ...drawn];
}

/** Leaves that drift down and coins that drop, each with a bounce where it lands. */
export const dropsAt = (plan: Plan, seconds: number): RigNode[] =>
  plan.drops.flatMap(({ drop, into: [x, y], count, seconds: span, at }, cue) =>
    Array.from({ length: count }, (_, index) => {
      const seed = cue * 31 + index;
      const since = seconds - at - (index / count) * span * 0.6;
      if (since < 0 || since > span + 3) return null;
      const fallen = Math.min(1, since / (span * (0.55 + 0.3 * scatter(seed))));
      if (drop === "raindrop" && fallen === 1) return null;
      const side = (scatter(seed + 50) - 0.5) * 260;
      const drift = drop === "leaf" ? Math.sin(since * 3.4 + seed) * 46 * (1 - fallen) : 0;
      const height = drop === "leaf" ? 1 - fallen : 1 - fallen * fallen;
      const turn =
        drop === "leaf" ? Math.sin(since * 2.6 + seed) * 70 : drop === "raindrop" ? 0 : since * 360;
      const atPoint = `translate(${round(x + side + drift)} ${round(y - height * 640)})`;
      return part(
        "drop",
        { transform: `${atPoint} rotate(${round(fallen < 1 ? turn : turn * 0.3)}) scale(.7)` },
        ...named(plan.kit.things, drop).draw(),
      );
    }).filter((node) => node !== null),
  );
