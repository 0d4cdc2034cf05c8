import type { RigNode } from "#characters/node.ts";
import { frame } from "#stage/scene/frame.ts";
import { actingAt } from "#stage/story/plan.ts";
import type { Plan } from "#stage/story/plan.ts";
import { HEIGHT, WIDTH } from "#stage/base/size.ts";
import { colorOf, countColors, isSheer, painted, withoutPlace } from "./flat-colors.ts";

/*
 * Things that a line names and that the picture does not show whole: its edge cuts them, or
 * something lies over them. The picture is drawn twice in flat colours, with room around it: each
 * named thing in a colour of its own, and over it, in black, what the picture draws after it.
 */

/** The things that a word names. */
const NAMED: Record<string, readonly string[]> = {
  ad: ["horn", "hornLoud", "hornPlugged"],
  apple: ["apple", "appleWorm", "halfApple", "bittenApple"],
  bag: ["sack", "sackLies"],
  ball: ["ball"],
  boat: ["boat"],
  book: ["boatBook"],
  boots: ["plainBoots", "glitterBoots", "boot", "glitterBoot"],
  bowl: ["bowl"],
  box: ["newBox"],
  candy: ["candyBowl"],
  carrot: ["carrot", "carrotLying"],
  carrots: ["carrot", "carrotLying"],
  chore: ["broom"],
  choose: ["signChoose"],
  coat: ["coat"],
  cocoa: ["cocoa"],
  coin: ["coin", "tenCoins"],
  coins: ["coin", "tenCoins", "coinHeap", "priceSix"],
  cream: ["iceCream"],
  cup: ["lemonade"],
  cups: ["lemonade"],
  dino: ["dino", "dinoAsleep"],
  fork: ["fork"],
  gift: ["gift"],
  hat: ["hat"],
  hole: ["holeSpoon", "ringSpoon"],
  jar: ["jarSave", "jarSpend", "jarShare", "saveJar", "saveJarSix", "jarOfCoins"],
  kite: ["kite"],
  kites: ["kite"],
  lamp: ["lampThought"],
  lemonade: ["lemonade"],
  letter: ["letterOpen"],
  lunch: ["sandwich", "bittenSandwich", "sandwichTop"],
  map: ["map"],
  nine: ["priceNine"],
  paper: ["roll"],
  plate: ["plateTop"],
  robot: ["robot"],
  save: ["jarSave"],
  saving: ["jarSave"],
  seven: ["priceSeven"],
  share: ["jarShare"],
  sharing: ["jarShare"],
  shell: ["shell", "hermit"],
  shells: ["shell"],
  sock: ["sockPink", "sockBlue", "sockFace"],
  socks: ["sockPink", "sockBlue", "pinkSockLies", "blueSockLies"],
  soup: ["soup", "soupTop"],
  spend: ["jarSpend"],
  spending: ["jarSpend"],
  spoon: ["holeSpoon", "ringSpoon", "plainSpoon", "fullSpoon"],
  stop: ["signStop"],
  tea: ["cup"],
  teddy: ["teddy"],
  think: ["signThink"],
  turtle: ["turtle"],
  water: ["glass", "thoughtOfWater"],
  week: ["weekBoard"],
  weeks: ["weekBoard", "weeks"],
};

/** Seconds from a word on within which its thing is whole. */
const WITHIN = [0, 0.25, 0.5];
/** Room on each side of the picture, and the width with it, in pictures. */
const ROOM = 1;
const WIDE = 1 + 2 * ROOM;
/** Width of the drawing of a picture without room. */
const PIXELS = 180;
/** A thing of fewer pixels has just come or is gone. */
const SEEN = 20;
/** Share of a thing that the edge may cut off, and share that may be covered: paws hold it. */
const CUT = 0.04;
const COVERED = 0.58;
/** What lies over a thing and leaves it visible. */
const IGNORED = new Set<unknown>(["light", "night", "overhead", "shadow", "fingers-pocket"]);
const MOST_COLORS = 30;

export interface NamedThing {
  word: string;
  /** Second of the story. */
  at: number;
  thing: string;
  /** Shares of it that are outside the picture and that something covers, at its best. */
  cut: number;
  covered: number;
}

const plain = (word: string) => word.toLowerCase().replace(/[^a-z]/g, "");

/** The drawing of a thing at a time; `found` grows by the named ones. */
function inColors(
  node: RigNode,
  thingOf: (node: RigNode, within: RigNode | null, index: number) => string | null,
  covers: boolean,
  found: string[],
  within: RigNode | null = null,
  index = 0,
): RigNode | null {
  if (IGNORED.has(node.attrs["data-part"])) return null;
  if (node.tag === "defs" || node.tag === "clipPath") return node;
  const thing = thingOf(node, within, index);
  if (thing !== null && found.length < MOST_COLORS) {
    found.push(thing);
    return painted(node, colorOf(found.length - 1));
  }
  if (node.children.length === 0) return covers ? painted(node, "#000") : null;
  if (isSheer(node)) return null;
  const children = node.children
    .map((child, place) => inColors(child, thingOf, covers, found, node, place))
    .filter((child) => child !== null);
  return children.length === 0 ? null : { ...node, children };
}

/** A picture with the room around it. */
function withRoom(picture: RigNode): RigNode {
  const [width, height] = [WIDE * WIDTH, WIDE * HEIGHT];
  const viewBox = [-ROOM * WIDTH, -ROOM * HEIGHT, width, height].join(" ");
  return { ...picture, attrs: { ...picture.attrs, viewBox, width, height } };
}

/** How the things of some kinds are seen at a time. */
function seenAt(plan: Plan, kinds: readonly string[], seconds: number) {
  const { held = [] } = actingAt(plan, seconds, seconds);
  const known = new Map(plan.puts.map(({ put, thing }) => [`thing-${put}`, thing]));
  const named = (thing: string | undefined) =>
    thing !== undefined && kinds.includes(thing) ? thing : null;
  const thingOf = (node: RigNode, within: RigNode | null, index: number) => {
    const part = node.attrs["data-part"];
    if (part === "held-map") return named("map");
    if (within?.attrs["data-part"] === "in-paws") return named(held[index]?.thing);
    return named(known.get(String(part)));
  };
  const picture = withoutPlace(frame(seconds, seconds, plan));
  const things: string[] = [];
  const alone = inColors(picture, thingOf, false, things);
  if (alone === null || things.length === 0) return [];
  const drawn = countColors(withRoom(alone), things.length, WIDE * PIXELS);
  const framed = countColors(alone, things.length, PIXELS);
  const left = countColors(inColors(picture, thingOf, true, []) ?? picture, things.length, PIXELS);
  return things.flatMap((thing, index) => {
    const [all = 0, inside = 0] = [drawn[index], framed[index]];
    if (all < SEEN) return [];
    const cut = 1 - inside / all;
    return [{ thing, cut, covered: inside === 0 ? 0 : 1 - (left[index] ?? 0) / inside }];
  });
}

const isWhole = ({ cut, covered }: { cut: number; covered: number }) =>
  cut <= CUT && covered <= COVERED;

/** The things on the stage that a word names and that are not whole when it falls. */
export function brokenThings(plan: Plan, from = 0): NamedThing[] {
  return plan.speech.words.flatMap(({ word, start }): NamedThing[] => {
    const kinds = NAMED[plain(word)];
    if (kinds === undefined || start < from) return [];
    const seen = [];
    for (const after of WITHIN) {
      const now = seenAt(plan, kinds, start + after);
      if (now.some(isWhole)) return [];
      seen.push(...now);
    }
    const best = seen.toSorted((a, b) => a.cut + a.covered - b.cut - b.covered)[0];
    return best === undefined ? [] : [{ word, at: start, ...best }];
  });
}
