import { el, line, part, path, round } from "#characters/node.ts";
import type { RigNode } from "#characters/node.ts";
import { coin as drawCoin } from "#characters/shapes.ts";
import { angleDrawings } from "./angle-things.ts";
import { choosingDrawings } from "./choosing-things.ts";
import { hopOf } from "./hop.ts";
import { framingDrawings } from "./framing-things.ts";
import { directingDrawings } from "./directing-things.ts";
import { helloDrawings } from "./hello-things.ts";
import { circle, still } from "./places/place.ts";
import type { Plan } from "./plan.ts";
import type { View } from "./framing.ts";
import { HEIGHT, WIDTH } from "./size.ts";
import { apple } from "./props/apple.ts";
import { boot } from "./props/boot.ts";
import { boots } from "./props/boots.ts";
import { broom } from "./props/broom.ts";
import { chest } from "./props/chest.ts";
import { coat } from "./props/coat.ts";
import { gift } from "./props/gift.ts";
import { glass } from "./props/glass.ts";
import { goalBoard } from "./props/goal-board.ts";
import { hat } from "./props/hat.ts";
import { iceCream } from "./props/ice-cream.ts";
import { kite } from "./props/kite.ts";
import { lemonade } from "./props/lemonade.ts";
import { openJar } from "./props/open-jar.ts";
import { plainBoots } from "./props/plain-boots.ts";
import { priceTag } from "./props/price-tag.ts";
import { robot } from "./props/robot.ts";
import { bittenSandwich, sandwich } from "./props/sandwich.ts";
import * as share from "./props/share-things.ts";
import { hermit, shell } from "./props/shell.ts";
import { sock } from "./props/sock.ts";
import { BOWL, soup } from "./props/soup.ts";
import { tenCoins } from "./props/ten-coins.ts";
import { weeks } from "./props/weeks.ts";
import { picturingDrawings } from "./picturing-things.ts";
import { savingDrawings } from "./saving-things.ts";
import { showingDrawings } from "./showing-things.ts";
import { thinkingDrawings } from "./thinking-things.ts";
import type { Spot, Thing } from "./story.ts";
import { ease, mix, pop, scatter } from "./timing.ts";
import { contactShadows } from "./contact.ts";
import type { Standing } from "./contact.ts";
import { latest } from "./plan.ts";
import { afterWays, handedOn } from "./ways.ts";
import { carriedAt, heldAt, leftOfDrag } from "./world.ts";
import type { Dragged, World } from "./world.ts";

export const leaf = (): RigNode =>
  el(
    "g",
    {},
    path("M-34 6Q-16 -30 34 -16Q20 24 -34 6Z", { fill: "#3DB878" }),
    line("M-30 5Q0 -2 28 -14", "#1F8A57", 4),
  );

/** Drawings around (0, 0), about 80 wide. */
export const DRAWINGS: Record<Thing, () => RigNode[]> = {
  leaf: still(() => [leaf()]),
  coin: still(() => [drawCoin(0, 0, 30)]),
  carrot: still(() => [
    path("M-20 -26H20Q22 14 0 60Q-22 14 -20 -26Z", { fill: "#FF8A3C" }),
    line("M-12 0H4M-4 20H8", "#E0662A", 4),
    path("M0 -24L-26 -62L-8 -52L0 -76L8 -52L26 -62Z", { fill: "#3DB878" }),
  ]),
  cup: still(() => [
    path("M-28 -26H28L22 30H-22Z", { fill: "#2F9BE0" }),
    line("M28 -14Q50 -10 42 6T24 14", "#2F9BE0", 8),
    path("M-26 -12H26L25 -2H-25Z", { fill: "#FF6B5B" }),
    line("M-10 -40q-8 -10 0 -20t0 -20M12 -40q-8 -10 0 -20t0 -20", "#C7D3E3", 5),
  ]),
  map: still(() => treasureMap(0)),
  broom: still(() => broom(0)),
  lemonade: still(() => lemonade(0)),
  gift: still(() => gift(0)),
  // Without the steam of the picture, which would lie over who eats it.
  soup: still(() => soup(0).slice(0, 2)),
  bowl: still(() => [
    path("M-52 -2H52Q50 46 0 48Q-50 46 -52 -2Z", { fill: BOWL.outside }),
    el("ellipse", { cx: 0, cy: -2, rx: 52, ry: 13, fill: BOWL.inside }),
  ]),
  splat: still(() => [
    path("M-30 4C-40 -18 -14 -34 2 -26C24 -38 42 -8 30 8C36 30 4 38 -6 26C-24 34 -38 22 -30 4Z", {
      fill: "#F7B56A",
    }),
    circle(-8, -8, 7, "#FFE0A8"),
  ]),
  jarSave: still(() => openJar("SAVE", "#0D8F86")),
  jarSpend: still(() => openJar("SPEND", "#C0392F")),
  jarShare: still(() => openJar("SHARE", "#5546CC")),
  chest: still(() => chest(0)),
  robot: still(() => robot(0)),
  coat: still(() => coat(0)),
  priceSix: still(() => priceTag("6")),
  shell: still(() => shell()),
  hermit: still(() => hermit()),
  glass: still(() => glass()),
  hat: still(() => hat(0)),
  iceCream: still(() => iceCream(0)),
  plainBoots: still(() => plainBoots(0)),
  glitterBoots: still(() => boots(0)),
  boot: still(() => boot("#3FA468", "#1F6A40", false)),
  glitterBoot: still(() => boot("#8B7BF7", "#6C5BE0", true)),
  apple: still(() => apple(0)),
  sockPink: still(() => sock("#FF9EC4", "#FF5A8F")),
  sockBlue: still(() => sock("#38B6FF", "#1C8FD6")),
  goalBoard: still(() => goalBoard()),
  kite: still(() => kite(0)),
  tenCoins: still(() => tenCoins(0)),
  weeks: still(() => weeks()),
  turtleBox: still(() => share.turtleBox()),
  turtle: still(() => share.turtle()),
  smallCrab: still(() => share.smallCrab()),
  crabInHat: still(() => share.crabInHat()),
  shades: still(() => share.shades()),
  sandwich: still(() => sandwich(0)),
  plate: still(() => share.plate()),
  brokenBox: still(() => share.brokenBox()),
  newBox: still(() => share.newBox()),
  basket: still(() => share.basket()),
  blanket: still(() => share.blanket()),
  carrotLying: still(() => share.carrotLying()),
  jarOfCoins: still(() => share.jarOfCoins()),
  jarOfFive: still(() => share.jarWith(5)),
  jarOfFour: still(() => share.jarWith(4)),
  bittenSandwich: still(() => bittenSandwich()),
  lens: still(() => share.lens()),
  lensEye: still(() => share.lensEye()),
  priceNine: still(() => share.priceTag("9", "#E04A45")),
  priceSeven: still(() => share.priceTag("7", "#0D8F86")),
  raindrop: still(() => [
    path("M0 -22C14 -2 16 6 12 14Q0 26 -12 14C-16 6 -14 -2 0 -22Z", { fill: "#5FB9EE" }),
  ]),
  sponge: still(() => [
    el("rect", { x: -44, y: -24, width: 88, height: 50, rx: 16, fill: "#FFC93C" }),
    ...[-22, 6, 26].map((x, index) => circle(x, index * 6 - 6, 6, "#F29F1F")),
    ...[-44, -16, 14, 42].map((x, index) => circle(x, 28 - (index % 2) * 8, 20, "#fff")),
  ]),
  ...savingDrawings,
  ...choosingDrawings,
  ...helloDrawings,
  ...framingDrawings,
  ...directingDrawings,
  ...showingDrawings,
  ...picturingDrawings,
  ...thinkingDrawings,
  ...angleDrawings,
};

/** Where the coins of the treasure map belong. */
const MAP_SPOTS: Spot[] = [
  [-104, 34],
  [-46, -22],
  [22, 30],
  [78, -34],
];

/** The fifth coin, on the cross. */
const lastCoin = (share: number): RigNode =>
  el("g", { transform: `translate(108 -73) scale(${round(pop(share))})` }, drawCoin(0, 0, 28));

/** Pocket's treasure map, 320 wide and 220 high, with the first `coins` of its coins. */
export function treasureMap(coins: number): RigNode[] {
  return [
    path("M-160 -100L-54 -116L54 -98L160 -114V96L54 114L-54 96L-160 112Z", {
      fill: "#8E5A3C",
      opacity: 0.2,
      transform: "translate(6 12)",
    }),
    path("M-160 -100L-54 -116L54 -98L160 -114V96L54 114L-54 96L-160 112Z", { fill: "#F9E7BE" }),
    path("M-54 -116L54 -98V114L-54 96Z", { fill: "#EFD59B" }),
    path("M-140 -64Q-112 -92 -84 -66T-40 -70Q-66 -34 -110 -40T-140 -64Z", { fill: "#8FD6B0" }),
    path("M70 40Q104 14 134 46T120 84Q90 92 70 40Z", { fill: "#8FD6B0" }),
    line("M-130 72Q-100 40 -72 8T-10 6T52 4T104 -66", "#B97A4E", 7, { strokeDasharray: "12 14" }),
    line("M92 -88L124 -58M124 -88L92 -58", "#E04A45", 13),
    ...MAP_SPOTS.map(([x, y], index) => {
      const size = pop(coins - index);
      return el(
        "g",
        { transform: `translate(${x} ${y})` },
        circle(0, 0, 21, "none", {
          stroke: "#B98B4E",
          strokeWidth: 4,
          strokeDasharray: "7 7",
          opacity: 0.7,
        }),
        size < 0.01 ? null : el("g", { transform: `scale(${round(size)})` }, drawCoin(0, 0, 23)),
      );
    }),
    ...(coins > MAP_SPOTS.length ? [lastCoin(coins - MAP_SPOTS.length)] : []),
    path("M-160 -100Q-176 6 -160 112L-148 110Q-162 6 -148 -98Z", { fill: "#E1C48A" }),
    path("M160 -114Q176 -6 160 96L148 98Q162 -6 148 -112Z", { fill: "#E1C48A" }),
  ];
}

/** Where a thing is that is dragged from `lay`, or on its way from there to where it lies now. */
function draggedAt(lay: Spot, lies: Spot, drag: Dragged): Spot {
  const left = leftOfDrag(drag);
  return [mix(lies[0], lay[0] + drag.by[0], left), mix(lies[1], lay[1] + drag.by[1], left)];
}

/** How much bigger a thing is in the child's hand. */
const HELD_SIZE = 1.15;

/** Things before which the actors stand. */
const BACKDROPS: ReadonlySet<Thing> = new Set([
  "goalBoard",
  "tableAbove",
  "litBroom",
  "litGlass",
  "litCoinJar",
  "litLens",
  "litHeartJar",
]);

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
}

const isNear = ({ x, y, width }: View, [atX, atY]: Spot, size: number) =>
  Math.abs(atX - x) < width / 2 + FARTHEST * Math.abs(size) &&
  Math.abs(atY - y) < (width * HEIGHT) / WIDTH / 2 + FARTHEST * Math.abs(size);

/** The things that were put somewhere and not taken away. */
export function thingsAt(
  plan: Plan,
  seconds: number,
  world: World | null,
  { areBehind = false, life = null, view }: Drawn = {},
): RigNode[] {
  const carried = carriedAt(plan, seconds, world);
  const held = heldAt(plan, seconds, world);
  const standing: Standing[] = [];
  const drawn = plan.puts.flatMap(({ put, thing, to, size, at }) => {
    if (BACKDROPS.has(thing) !== areBehind) return [];
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
    return [part(`thing-${put}`, { transform }, ...DRAWINGS[thing]())];
  });
  const place = latest(plan.places, seconds)?.name;
  return place === undefined ? drawn : [...contactShadows(place, standing), ...drawn];
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
        ...DRAWINGS[drop](),
      );
    }).filter((node) => node !== null),
  );
