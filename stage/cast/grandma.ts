import { el, ellipse, line, part, path, round } from "#characters/node.ts";
import type { RigNode } from "#characters/node.ts";
import { moods } from "#characters/pocket/mood.ts";
import type { ArmPose } from "#characters/pocket/mood.ts";
import { pocketLayers } from "#characters/pocket/pocket.ts";
import { armAt, fingers, gripsOf, withoutPaws } from "./grip.ts";
import type { HeldThing } from "./grip.ts";
import { HEAD, turnedPocket } from "./turned.ts";
import { angleOf, turnedPoint } from "./turning.ts";
import { blinkAt, ease, mix } from "../base/timing.ts";
import type { Feeling } from "./look.ts";

const SCALE = 0.6;

/** Pocket's colours and hers. */
const COLORS: Record<string, string> = {
  "#A0623C": "#9AA0AE",
  "#B5764A": "#B4BAC6",
  "#8E5434": "#858B9B",
  "#BB7C50": "#BFC5D0",
  "#7F4A2E": "#747A8B",
  "#B97A4E": "#C6CBD5",
  "#5E3421": "#565B6B",
  "#D98E74": "#C9A0AE",
  "#E8B88A": "#E4E8EF",
  "#FF6B5B": "#B48CE8",
  "#E04A45": "#8A60C4",
  "#FF9484": "#D0B2F5",
};
/** What he carries and she does not: his bag with its strap. */
const PARTS = new Set<unknown>(["satchel", "treasures"]);
/** Only the shadow of the strap has it. */
const STRAP_SHADOW = 0.18;
const STRAP = new Set<unknown>(["#0D8F86", "#7FE3D6", "#0A5F5C"]);

function asHers(node: RigNode): RigNode {
  const attrs = Object.fromEntries(
    Object.entries(node.attrs).map(([name, value]) => [name, COLORS[value] ?? value]),
  );
  const children = node.children.filter(
    (child) =>
      !PARTS.has(child.attrs["data-part"]) &&
      !STRAP.has(child.attrs["stroke"]) &&
      !STRAP.has(child.attrs["fill"]) &&
      child.attrs["strokeOpacity"] !== STRAP_SHADOW,
  );
  return { ...node, attrs, children: children.map(asHers) };
}

/** Her glasses, which go around with her eyes; the far glass is narrower, or gone. */
function glasses(angle: number, tilt: number, life: number): RigNode {
  const glass = (x: number) => {
    const { x: at, wide, front } = turnedPoint(HEAD, x, angle, 12);
    return { at, rx: 60 * Math.min(1, wide + 0.1), isSeen: front > 0.22 };
  };
  const [left, right] = [glass(234), glass(406)];
  const drawn = [left, right].filter(({ isSeen }) => isSeen);
  const bridge = `M${round(left.at + left.rx)} 234Q${round((left.at + right.at) / 2)} 222 ${round(right.at - right.rx)} 234`;
  const near = angle > 0 ? left.at - left.rx : right.at + right.rx;
  const side = `M${round(near)} 226L${round(near - Math.sin(angle) * 96)} 216`;
  return part(
    "glasses",
    {
      transform: `translate(0 ${round(Math.sin(life * 2.1) * 2)}) rotate(${round(tilt)} 320 396)`,
    },
    ...drawn.map(({ at, rx }) =>
      ellipse(round(at), 246, round(rx), 60, "#fff", {
        fillOpacity: 0.14,
        stroke: "#6A4BB0",
        strokeWidth: 9,
      }),
    ),
    drawn.length === 2 ? line(bridge, "#6A4BB0", 9) : null,
    Math.abs(angle) > 0.15 ? line(side, "#6A4BB0", 8) : null,
  );
}

/** Her drawing, and the fingers that are drawn over what she holds. */
interface Grandma {
  drawn: RigNode;
  fingers: RigNode[];
}

/** Her units: of Pocket's rig, whose foot is at (320, 750). */
const inRig = ({ at: [x, y], size = 1, ...held }: HeldThing): HeldThing => ({
  ...held,
  size: size / SCALE,
  at: [x / SCALE + 320, y / SCALE + 750],
});

/** Grandmother otter: Pocket's rig in grey, with glasses, a bun and a brooch. */
export function grandma(
  lifted: number,
  life: number,
  { as, look, stance }: Feeling,
  near: readonly HeldThing[],
): Grandma {
  const { expression } = moods[as === "sad" ? "oops" : as === "wow" ? "wow" : "happy"];
  const { left } = moods.happy;
  const laughs = as === "laugh";
  const right = {
    hand: [round(mix(460, 590, ease(lifted))), round(mix(566, 380, ease(lifted)))] as [
      number,
      number,
    ],
    bend: [round(mix(463, 540, lifted)), round(mix(504, 520, lifted))] as [number, number],
  };
  const angle = angleOf(stance.head);
  const tilt = Math.sin(life * 1.4) * 2 - 4 * lifted + (laughs ? Math.sin(life * 9) * 4 : 0);
  const arms = {
    left: lifted > 0.02 ? ({ hand: [50, 440], bend: [110, 530] } satisfies ArmPose) : left,
    right,
  };
  const grips = gripsOf(arms, arms, [], near.map(inRig));
  const layers = pocketLayers(
    {
      left: armAt(arms.left, grips.left),
      right: armAt(arms.right, grips.right),
      jump: 0,
      expression: {
        ...expression,
        look: look === null ? [-0.8, 0.2] : [look[0] * 0.8, look[1]],
        eyes: laughs ? "arcs" : "open",
        mouth: laughs || lifted > 0.4 ? "grin" : as === "glad" ? "smile" : expression.mouth,
        tilt,
      },
      mouthOpen: 0,
      mouthWide: 0,
      blink: blinkAt(life + 0.9),
      headDrop: Math.sin(life * 2.1) * 2,
      breath: Math.sin(life * 2.1),
      tailSwing: Math.sin(life * 1.8) * 5,
    },
    "story-grandma",
  );
  const transform = `scale(${SCALE}) translate(-320 -750)`;
  const drawn = part(
    "grandma",
    { transform },
    el(
      "g",
      { transform: `translate(${round(-52 * Math.sin(angle))} 0) rotate(${round(tilt)} 320 396)` },
      ellipse(320, 84, 78, 54, "#A9AFBC"),
      ellipse(320, 76, 70, 47, "#CDD2DC"),
      line("M274 92Q284 44 330 42M304 106Q306 66 350 58", "#A9AFBC", 7),
      line("M250 50L392 118", "#6A4BB0", 8),
      ellipse(250, 50, 12, 12, "#FFC93C"),
    ),
    ...withoutPaws(turnedPocket(layers, stance), grips).map(asHers),
    glasses(angle, tilt, life),
    path("M320 470C296 452 302 430 320 440C338 430 344 452 320 470Z", { fill: "#FFC93C" }),
  );
  const over = Object.values(grips).map((grip) => asHers(fingers(grip)));
  return { drawn, fingers: over.length === 0 ? [] : [el("g", { transform }, ...over)] };
}
