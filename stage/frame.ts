import { el, part, round } from "#characters/node.ts";
import type { RigNode } from "#characters/node.ts";
import { shakeAt } from "./cast/acts.ts";
import { facesAt } from "./cast/faces.ts";
import { stanceOf } from "./cast/facing.ts";
import { glimm, lightOf } from "./cast/glimm.ts";
import { whereIs } from "./cast/moves.ts";
import type { Whereabouts } from "./cast/moves.ts";
import { villager } from "./cast/people.ts";
import { nothing, onStage } from "./cast/holding.ts";
import type { Within } from "./cast/holding.ts";
import type { Figure, Villager } from "./cast/people.ts";
import { pocket } from "./cast/pocket.ts";
import { NOT_MOVED, seenActor, seenLayer } from "./angle.ts";
import { viewAt } from "./camera.ts";
import type { View } from "./framing.ts";
import { confetti } from "./furniture.ts";
import { lightBehind, throughAir } from "./places/atmosphere.ts";
import { bay } from "./places/bay.ts";
import { den } from "./places/den.ts";
import { grove } from "./places/grove.ts";
import { islandShop, rainyShop, shopFront } from "./places/island-shop.ts";
import { kitchen, kitchenFront } from "./places/kitchen.ts";
import { overhead } from "./places/overhead.ts";
import { market, marketFront } from "./places/market.ts";
import { pier, pierFront } from "./places/pier.ts";
import type { Layer, Place, Weather } from "./places/place.ts";
import { glowOver } from "./places/sky.ts";
import { stalls, stallsFront } from "./places/stalls.ts";
import { nightOver, starBeach } from "./places/star-beach.ts";
import { town, townFront } from "./places/town.ts";
import { treasureCave } from "./places/treasure-cave.ts";
import { yard, yardFront } from "./places/yard.ts";
import { latest } from "./plan.ts";
import type { Plan } from "./plan.ts";
import { HEIGHT, WIDTH } from "./size.ts";
import { speakingAt } from "./speaking.ts";
import type { Actor, Location, Spot } from "./story.ts";
import { dropsAt, thingsAt } from "./things.ts";
import { ease, mix } from "./timing.ts";
import type { World } from "./world.ts";

const PLACES: Record<Location, Place> = {
  grove,
  town,
  yard,
  kitchen,
  shop: islandShop,
  rainyShop,
  market,
  den,
  starBeach,
  stalls,
  treasureCave,
  pier,
  bay,
};
const FRONT: Record<Location, (weather: Weather) => RigNode[]> = {
  grove: () => [],
  town: townFront,
  yard: yardFront,
  kitchen: kitchenFront,
  shop: shopFront,
  rainyShop: shopFront,
  market: marketFront,
  den: () => [],
  starBeach: () => [],
  stalls: stallsFront,
  treasureCave: () => [],
  pier: pierFront,
  bay: () => [],
};
/** Glimm is glad with Pocket. */
const isJoyful = ({ lines }: Plan, seconds: number) =>
  lines.findLast(({ start }) => start <= seconds)?.mood === "celebrating";

/** Places in which Pocket stands before the counter. */
const CUSTOMER: ReadonlySet<Location> = new Set(["stalls", "pier"]);
/** Where crates or a counter stand in a place: who stands nearer is before them. */
const FRONT_Y: Partial<Record<Location, number>> = {
  town: 1130,
  market: 1170,
  shop: 1190,
  rainyShop: 1190,
};
/** From where to where a counter or a table hides who stands behind it. */
const COUNTER: Partial<Record<Location, Spot>> = {
  yard: [60, 640],
  kitchen: [-2000, 4000],
  shop: [-2000, 4000],
  rainyShop: [-2000, 4000],
  market: [-2000, 4000],
};
/** Places in which all besides Pocket stand behind a counter or a table. */
const TABLES: ReadonlySet<Location> = new Set(["kitchen", "shop", "rainyShop", "market", "stalls"]);
const NOWHERE: Spot = [1, 0];
/** Places in which a lamp lights the evening, not the low sun. */
const LAMPLIT: ReadonlySet<Location> = new Set(["den"]);
/** Villagers from the back to the front; those before Pocket are drawn after him. */
const BEHIND: Villager[] = [
  "driver",
  "patient",
  "nurse",
  "farmer",
  "shopper",
  "mother",
  "father",
  "grandma",
  "friend",
  "crab",
];
/** The mood of time that stands still: nothing sways. */
const STILL_LIFE = 0.9;

/** Of what is farther away the camera sees less movement and less of its coming closer. */
function layerTransform(place: Place, layer: Layer | null, view: View): string {
  const depth = layer?.depth ?? 1;
  const { middle } = place;
  // The angle of the camera moves none of the performers.
  const { down, inside } = layer === null ? NOT_MOVED : seenLayer(place, layer, view);
  const scale = (WIDTH / view.width) ** Math.min(1, 0.35 + 0.65 * depth);
  const x = middle + (view.x - middle) * depth;
  const { tilt = 0 } = view;
  const y = HEIGHT / 2 + (view.y - HEIGHT / 2) * Math.min(1, 0.35 + 0.65 * depth);
  const lean = tilt === 0 ? "" : ` rotate(${round(tilt)})`;
  return `translate(${WIDTH / 2} ${round(HEIGHT / 2 + down)})${lean} scale(${round(scale * 1000) / 1000}) translate(${round(-x)} ${round(-y)})${inside}`;
}

function eveningAt(plan: Plan, seconds: number): number {
  const now = plan.lights.findLastIndex(({ at }) => at <= seconds);
  const light = plan.lights[now];
  if (light === undefined) return 0;
  return mix(
    plan.lights[now - 1]?.light ?? 0,
    light.light,
    ease((seconds - light.at) / light.seconds),
  );
}

/** The reach of Glimm's light; null in stories that do not change it. */
function glowAt(plan: Plan, seconds: number): number | null {
  const now = plan.glows.findLastIndex(({ at }) => at <= seconds);
  const cue = plan.glows[now];
  if (cue === undefined) return null;
  const share = ease((seconds - cue.at) / cue.seconds);
  return mix(plan.glows[now - 1]?.glow ?? cue.glow, cue.glow, share);
}

function shakeOfTree(plan: Plan, seconds: number): number {
  const act = latest(plan.acts, seconds);
  return act?.act === "shakeTree" ? shakeAt(seconds - act.at) : 0;
}

/** Half of the width of the widest who can appear. */
const REACH: Partial<Record<Actor, number>> = { driver: 360, pocket: 180 };

const isSeen = (actor: Actor, { spot: [x], size }: Whereabouts, view: View) =>
  Math.abs(x - view.x) < view.width / 2 + (REACH[actor] ?? 160) * size;

/** From how far people look at Pocket, in the place's units. */
const NOTICES = 620;

/** The direction from where somebody stands to Pocket's face; null when he is not near. */
function lookAt(plan: Plan, [x, y]: Spot, seconds: number): Spot | null {
  const spot = whereIs(plan, "pocket", seconds)?.spot;
  if (spot === undefined || Math.abs(spot[0] - x) > NOTICES) return null;
  const side = Math.max(-1, Math.min(1, (spot[0] - x) / 160));
  return [side, Math.max(-0.6, Math.min(0.6, (spot[1] - y) / 160 + 0.25))];
}

/** Everybody besides Pocket and Glimm. */
function villagers(
  plan: Plan,
  seconds: number,
  life: number,
  view: View,
  within: Within,
): Figure[] {
  return BEHIND.flatMap((name) => {
    const where = whereIs(plan, name, seconds);
    if (where === null || !isSeen(name, where, view)) return [];
    const wave = plan.waves.findLast((cue) => cue.wave === name && cue.at <= seconds);
    const since = wave === undefined ? -1 : seconds - wave.at;
    const felt = plan.feels.findLast((cue) => cue.feel === name && cue.at <= seconds);
    const feeling = {
      as: felt?.as ?? "glad",
      since: felt === undefined ? 0 : seconds - felt.at,
      look: lookAt(plan, where.spot, seconds),
      stance: stanceOf(plan, name, seconds),
    };
    const { spot, size } = where;
    const near = within({
      x: spot[0],
      scale: size,
      inDrawing: ([x, y]) => [(x - spot[0]) / size, (y - spot[1]) / size],
    });
    const { drawn, fingers } = villager(name, where, since, life, feeling, near);
    return [{ drawn: seenActor(drawn, view.rise), fingers }];
  });
}

const OPEN_SHOTS: ReadonlySet<Plan["shots"][number]["shot"]> = new Set(["vista", "wide", "full"]);

/** Does the last cut show much of the place? A movement of the camera changes nothing of it. */
const isOpen = ({ shots }: Plan, seconds: number) => {
  const cut = shots.findLast(({ at, by }, index) => at <= seconds && (by === "cut" || index === 0));
  return cut !== undefined && OPEN_SHOTS.has(cut.shot);
};

/**
 * What the actors stand on is drawn before them, what hides their feet after them. Their fingers
 * are drawn over the things on the stage.
 */
function actors(
  plan: Plan,
  seconds: number,
  view: View,
  weather: Weather,
  world: World | null,
): { figures: RigNode[]; fingers: RigNode[] } {
  const { life } = weather;
  const { name } = latest(plan.places, seconds) ?? { name: "grove" as const };
  const spot = whereIs(plan, "pocket", seconds);
  const front = FRONT[name](weather);
  const isBefore =
    CUSTOMER.has(name) || (spot?.spot[1] ?? 0) > (FRONT_Y[name] ?? Number.POSITIVE_INFINITY);
  const within = onStage(plan, seconds, world);
  const [from, to] = COUNTER[name] ?? NOWHERE;
  const x = spot?.spot[0] ?? 0;
  const hero =
    spot === null || !isSeen("pocket", spot, view)
      ? null
      : pocket(
          spot,
          plan,
          seconds,
          life,
          world?.reply ?? null,
          isBefore || x < from || x > to ? within : nothing,
        );
  const others = villagers(plan, seconds, life, view, TABLES.has(name) ? nothing : within);
  const heroDrawn = hero === null ? [] : [seenActor(hero.drawn, view.rise)];
  const othersDrawn = others.map(({ drawn }) => drawn);
  return {
    figures: isBefore
      ? [...othersDrawn, ...front, ...heroDrawn]
      : [...othersDrawn, ...heroDrawn, ...front],
    fingers: [...others, hero].map((one) => one?.fingers ?? null).filter((one) => one !== null),
  };
}

/**
 * The picture of a story: a pure function, so that the page and the studio draw the same.
 *
 * @param seconds where the story is, in seconds of its recording
 * @param life seconds that never stop: breath, blinking and clouds go on while the story waits
 * @param isCalm for those who asked for less motion: cuts stay; nothing sways, pans or rains
 * @param world what the child did in its moments; without it what the video shows
 * @param creeps a shot that stands comes slowly closer; in a video this takes a fifth of its bytes
 */
export function frame(
  seconds: number,
  life: number,
  plan: Plan,
  isCalm = false,
  world: World | null = null,
  creeps = true,
): RigNode {
  const breath = isCalm ? STILL_LIFE : life;
  const moving = isCalm ? null : life;
  const { name } = latest(plan.places, seconds) ?? { name: "grove" as const };
  const place = PLACES[name];
  const spotOf = (actor: Actor): Spot => whereIs(plan, actor, seconds)?.spot ?? [WIDTH / 2, 1100];
  const view = viewAt(plan, seconds, spotOf, isCalm, creeps);
  const evening = eveningAt(plan, seconds);
  const sees = (from: number, to: number) =>
    to > view.x - view.width / 2 && from < view.x + view.width / 2;
  const { rise = 0 } = view;
  const weather = { life: breath, evening, shake: shakeOfTree(plan, seconds), rise, sees };
  const drawLayer = (layer: Layer, index: number) =>
    part(
      `${name}-${index}`,
      { transform: layerTransform(place, layer, view) },
      ...throughAir(name, layer, layer.draw(weather)),
    );
  const flyer = whereIs(plan, "glimm", seconds);
  const glow = glowAt(plan, seconds);
  const speech = speakingAt(plan, "glimm", seconds, world?.reply ?? null);
  const isParty = plan.partyFrom !== null && seconds >= plan.partyFrom;
  const { figures, fingers } = actors(plan, seconds, view, weather, world);
  return el(
    "svg",
    {
      xmlns: "http://www.w3.org/2000/svg",
      viewBox: `0 0 ${WIDTH} ${HEIGHT}`,
      width: WIDTH,
      height: HEIGHT,
      preserveAspectRatio: "xMidYMid slice",
    },
    ...place.layers.map((layer, index) => (layer.depth > 1 ? null : drawLayer(layer, index))),
    ...lightBehind(name),
    isOpen(plan, seconds) ? overhead(name, view, place.middle, breath) : null,
    part(
      "actors",
      { transform: layerTransform(place, null, view) },
      glow === null || flyer === null ? null : lightOf(flyer, breath, glow, speech.speaks),
      ...thingsAt(plan, seconds, world, { areBehind: true, life: moving, view }),
      ...figures,
      ...thingsAt(plan, seconds, world, { life: moving, view }),
      ...fingers,
      ...dropsAt(plan, seconds),
      glow === null || flyer === null
        ? null
        : nightOver(
            glow,
            flyer.spot,
            facesAt(plan, seconds).filter(
              ({ actor, left, right }) => actor !== "glimm" && sees(left, right),
            ),
          ),
      flyer === null || !(isSeen("glimm", flyer, view) || glow !== null)
        ? null
        : glimm(
            flyer,
            isParty || isJoyful(plan, seconds),
            breath,
            glow,
            speech,
            stanceOf(plan, "glimm", seconds).head,
          ),
    ),
    ...place.layers.map((layer, index) => (layer.depth > 1 ? drawLayer(layer, index) : null)),
    evening < 0.01 || LAMPLIT.has(name) ? null : glowOver(evening),
    isParty && !isCalm ? confetti(seconds - (plan.partyFrom ?? 0)) : null,
  );
}
