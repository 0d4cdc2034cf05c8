import { el, part } from "#characters/node.ts";
import type { RigNode } from "#characters/node.ts";
import { facesAt } from "../cast/faces.ts";
import { stanceOf } from "../cast/facing.ts";
import { glimm, lightOf } from "../cast/glimm.ts";
import { whereIs } from "../cast/moves.ts";
import type { Whereabouts } from "../cast/moves.ts";
import { villager } from "../cast/people.ts";
import { nothing, onStage } from "../cast/holding.ts";
import type { Within } from "../cast/holding.ts";
import type { Villager } from "../cast/looks.ts";
import type { Figure } from "../cast/people.ts";
import { pocket } from "../cast/pocket.ts";
import { seenActor } from "../camera/angle.ts";
import { besideAt, reachOf } from "../camera/beside.ts";
import { viewAt } from "../camera/camera.ts";
import type { View } from "../base/view.ts";
import { confetti } from "./confetti.ts";
import { lightBehind } from "../places/atmosphere.ts";
import { drawnLayer, layerTransform } from "./layers.ts";
import { overhead } from "../places/overhead.ts";
import type { Layer, Weather } from "../kit/place.ts";
import { glowOver } from "../places/sky.ts";
import { nightOver } from "../places/night.ts";
import { actingAt, placeAt, placeNameAt } from "../story/plan.ts";
import type { Plan } from "../story/plan.ts";
import { HEIGHT, WIDTH } from "../base/size.ts";
import { sayingAt, speakingAt } from "../story/speaking.ts";
import type { SpokenReply } from "../story/speaking.ts";
import type { Spot } from "../base/spot.ts";
import type { Actor } from "../story/story.ts";
import { dropsAt, thingsAt } from "./things-at.ts";
import { ease, mix } from "../base/timing.ts";
import type { World } from "../story/world.ts";

/** Glimm is glad while the line is spoken in the mood 'celebrating'. */
const isJoyful = ({ lines }: Plan, seconds: number) =>
  lines.findLast(({ start }) => start <= seconds)?.mood === "celebrating";

/** The range of x of a counter, for a place without one: empty, as it begins after its end. */
const NOWHERE = [1, 0] as const;
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
  "jo",
  "sam",
  "crab",
];
const NOBODY: ReadonlySet<string> = new Set();
/** The second of `life` in every picture for those who asked for less motion, so that nothing sways. */
const STILL_LIFE = 0.9;

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

const isSeen = (actor: Actor, { spot: [x], size }: Whereabouts, view: View) =>
  Math.abs(x - view.x) < view.width / 2 + reachOf(actor) * size;

/** From how far people look at Pocket, in the place's units. */
const NOTICES = 620;

/** The direction from where somebody stands to Pocket's face; null when he is not near. */
function lookAt(plan: Plan, [x, y]: Spot, seconds: number): Spot | null {
  const spot = whereIs(plan, "pocket", seconds)?.spot;
  if (spot === undefined || Math.abs(spot[0] - x) > NOTICES) return null;
  const side = Math.max(-1, Math.min(1, (spot[0] - x) / 160));
  return [side, Math.max(-0.6, Math.min(0.6, (spot[1] - y) / 160 + 0.25))];
}

/** What is drawn of those on the stage. */
interface Drawn {
  /** All that the picture shows. */
  view: View;
  /** Who and what is not drawn. */
  hidden: ReadonlySet<string>;
}

/** Everybody besides Pocket and Glimm. */
function villagers(
  plan: Plan,
  seconds: number,
  life: number,
  { view, hidden }: Drawn,
  within: Within,
  reply: SpokenReply | null,
): Figure[] {
  return BEHIND.flatMap((name) => {
    const where = whereIs(plan, name, seconds);
    if (where === null || hidden.has(name) || !isSeen(name, where, view)) return [];
    const wave = plan.waves.findLast((cue) => cue.wave === name && cue.at <= seconds);
    const since = wave === undefined ? -1 : seconds - wave.at;
    const felt = plan.feels.findLast((cue) => cue.feel === name && cue.at <= seconds);
    const feeling = {
      as: felt?.as ?? "glad",
      since: felt === undefined ? 0 : seconds - felt.at,
      look: lookAt(plan, where.spot, seconds),
      stance: stanceOf(plan, name, seconds),
      stops: wave?.stops ?? false,
      says: sayingAt(plan, name, seconds, reply),
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
  { view, hidden }: Drawn,
  weather: Weather,
  world: World | null,
): { figures: RigNode[]; fingers: RigNode[] } {
  const { life } = weather;
  const place = placeAt(plan, seconds);
  const spot = whereIs(plan, "pocket", seconds);
  const front = place.front?.(weather) ?? [];
  const isBefore =
    place.isShop === true || (spot?.spot[1] ?? 0) > (place.frontY ?? Number.POSITIVE_INFINITY);
  const within = onStage(plan, seconds, world);
  const [from, to] = place.counter ?? NOWHERE;
  const x = spot?.spot[0] ?? 0;
  const hero =
    spot === null || hidden.has("pocket") || !isSeen("pocket", spot, view)
      ? null
      : pocket(
          spot,
          plan,
          seconds,
          life,
          world?.reply ?? null,
          isBefore || x < from || x > to ? within : nothing,
        );
  const others = villagers(
    plan,
    seconds,
    life,
    { view, hidden },
    place.hasTable === true ? nothing : within,
    world?.reply ?? null,
  );
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
 * @param side how far it goes beyond its frame at each side, in its own units
 */
export function frame(
  seconds: number,
  life: number,
  plan: Plan,
  isCalm = false,
  world: World | null = null,
  creeps = true,
  side = 0,
): RigNode {
  const breath = isCalm ? STILL_LIFE : life;
  const moving = isCalm ? null : life;
  const name = placeNameAt(plan, seconds);
  const place = placeAt(plan, seconds);
  const spotOf = (actor: Actor): Spot => whereIs(plan, actor, seconds)?.spot ?? [WIDTH / 2, 1100];
  const view = viewAt(plan, seconds, spotOf, isCalm, creeps);
  const evening = eveningAt(plan, seconds);
  const wide = { ...view, width: view.width * (1 + (2 * side) / WIDTH) };
  const drawn = {
    view: wide,
    hidden: side === 0 ? NOBODY : besideAt(plan, seconds).hidden,
    isWide: side > 0,
  };
  const showsIn =
    ({ x, width }: View) =>
    (from: number, to: number) =>
      to > x - width / 2 && from < x + width / 2;
  const sees = showsIn(wide);
  const { rise = 0 } = view;
  const weather = {
    life: breath,
    evening,
    shake: actingAt(plan, seconds, life).shakesTree ?? 0,
    rise,
    sees,
    frames: showsIn(view),
    ...(side > 0 && { isWide: true as const }),
  };
  const drawLayer = (layer: Layer, index: number) =>
    drawnLayer(`${name}-${index}`, place, layer, view, weather, side);
  const flyer = whereIs(plan, "glimm", seconds);
  const glow = glowAt(plan, seconds);
  const speech = speakingAt(plan, "glimm", seconds, world?.reply ?? null);
  const isParty = plan.partyFrom !== null && seconds >= plan.partyFrom;
  const { figures, fingers } = actors(plan, seconds, drawn, weather, world);
  return el(
    "svg",
    {
      xmlns: "http://www.w3.org/2000/svg",
      viewBox: `${-side} 0 ${WIDTH + 2 * side} ${HEIGHT}`,
      width: WIDTH + 2 * side,
      height: HEIGHT,
      preserveAspectRatio: "xMidYMid slice",
    },
    ...place.layers.map((layer, index) => (layer.depth > 1 ? null : drawLayer(layer, index))),
    ...lightBehind(place, side),
    isOpen(plan, seconds) ? overhead(place, view, breath, side) : null,
    part(
      "actors",
      { transform: layerTransform(place, null, view) },
      glow === null || flyer === null ? null : lightOf(flyer, breath, glow, speech.speaks),
      ...thingsAt(plan, seconds, world, { areBehind: true, life: moving, ...drawn }),
      ...figures,
      ...thingsAt(plan, seconds, world, { life: moving, ...drawn }),
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
      flyer === null ||
        drawn.hidden.has("glimm") ||
        !(isSeen("glimm", flyer, wide) || glow !== null)
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
    evening < 0.01 || place.isLamplit === true ? null : glowOver(evening, side),
    isParty && !isCalm ? confetti(seconds - (plan.partyFrom ?? 0), side) : null,
  );
}
