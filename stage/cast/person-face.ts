import { ellipse, line, part, path, round } from "#characters/node.ts";
import type { RigNode } from "#characters/node.ts";
import { color } from "#characters/palette.ts";
import { dot } from "#characters/shapes.ts";
import { shade } from "../base/shade.ts";
import type { Look, MouthShape, PersonFrame, Skull } from "./look.ts";

/** Height of the middle of the head; the feet stand at 0. */
export const HEAD_Y = -336;

const EYES = { x: 43, y: HEAD_Y + 6, rx: 26, ry: 31 };
const both = (shape: (x: number) => string) => shape(-EYES.x) + shape(EYES.x);

/** Long lashes at the outer corners. */
const flicks = (y: number) =>
  both((x) => {
    const side = Math.sign(x);
    return `M${x + side * 24} ${y - 11}l${side * 11} -7M${x + side * 20} ${y - 20}l${side * 9} -9`;
  });

/** Eyes as Pocket has them: an iris with light from below, two catchlights, an upper lash. */
function eyes(
  { look, blink, mouth }: PersonFrame,
  own: Look,
  id: (what: string) => string,
): RigNode[] {
  const { y, rx, ry } = EYES;
  const lashes = (d: (x: number) => string) => line(both(d), color.ink, 7.5);
  const long = own.hasLashes === true && mouth !== "sad" ? [line(flicks(y), color.ink, 5)] : [];
  if (mouth === "laugh")
    return [lashes((x) => `M${x - 23} ${y + 10}Q${x} ${y - 26} ${x + 23} ${y + 10}`)];
  if (blink > 0.6)
    return [lashes((x) => `M${x - 23} ${y + 4}Q${x} ${y + 19} ${x + 23} ${y + 4}`), ...long];
  const [dx, dy] = [round(look[0] * 6), round(look[1] * 6 + 1)];
  const [shineX, shineY] = [round(dx * 0.55), round(dy * 0.55)];
  const open = mouth === "wow" ? 1.08 : 1;
  return [
    path(
      both((x) => dot(x, y, rx, ry * open)),
      { fill: color.white, stroke: shade(own.skin, -0.22), strokeWidth: 5, paintOrder: "stroke" },
    ),
    path(
      both((x) => dot(x + dx - Math.sign(x) * 2, y + dy, 21, 25)),
      { fill: `url(#${id("iris")})` },
    ),
    path(
      both((x) => dot(x + dx - Math.sign(x) * 2, y + dy, 14, 17)),
      { fill: "#1B0F10" },
    ),
    path(
      both(
        (x) =>
          dot(x - 8 + shineX, y - 10 + shineY, 8.5, 9) +
          dot(x + 8 + shineX, y + 10 + shineY, 4, 4.5),
      ),
      { fill: color.white },
    ),
    line(
      both((x) => `M${x - rx} ${y - 7}A${rx} ${ry * open} 0 0 1 ${x + rx} ${y - 7}`),
      shade(color.ink, 0.08),
      6.5,
    ),
    ...long,
    ...(mouth === "sad"
      ? [
          path(
            both((x) => {
              const side = Math.sign(x);
              return `M${x - 30} ${y - 36}H${x + 30}V${y - 13 + side * 7}L${x - 30} ${y - 13 - side * 7}Z`;
            }),
            { fill: shade(own.skin, 0.04) },
          ),
        ]
      : []),
  ];
}

/** How far the outer and the inner end of a brow are moved, by the mood of the mouth. */
const BROWS = {
  smile: [0, 0],
  grin: [-9, -9],
  laugh: [-11, -9],
  wow: [-15, -17],
  sad: [8, -13],
} as const;

function brows({ mouth }: PersonFrame, { hair, hat }: Look): RigNode {
  const [outer, inner] = BROWS[mouth];
  const y = HEAD_Y - 36;
  const one = (side: 1 | -1) =>
    `M${side * 66} ${y + 5 + outer}Q${side * 46} ${y - 11 + (outer + inner) / 2} ${side * 24} ${y + inner}`;
  return line(
    one(-1) + one(1),
    hat === "headscarf" ? "#3A2320" : shade(hair, -0.2),
    hat === "beard" ? 12 : 9,
  );
}

/** A mouth that speaks: an opening with upper teeth, and the tongue where it is wide open. */
function speakingMouth({ open, wide }: MouthShape, y: number): RigNode[] {
  const half = round(23 + 8 * wide);
  const down = round(4 + 34 * open);
  const lips = `M${-half} ${y - 6}Q0 ${y - 12} ${half} ${y - 6}Q${round(half * 0.86)} ${y + down} 0 ${y + down}T${-half} ${y - 6}Z`;
  return [
    path(lips, { fill: color.mouth, stroke: color.ink, strokeWidth: 5, strokeLinejoin: "round" }),
    ...(open > 0.25
      ? [
          line(`M${8 - half} ${y - 4}Q0 ${y - 8} ${half - 8} ${y - 4}`, color.white, 6),
          ellipse(0, round(y + down * 0.66), round(half * 0.5), round(down * 0.24), color.tongue),
        ]
      : []),
  ];
}

function mouthOf({ mouth, says }: PersonFrame): RigNode[] {
  const y = HEAD_Y + 53;
  if (says !== null) return speakingMouth(says, y);
  switch (mouth) {
    case "smile":
      return [
        line(`M-27 ${y - 5}Q0 ${y + 21} 27 ${y - 5}`, color.ink, 7),
        line(`M-33 ${y - 9}q6 1 7 7M33 ${y - 9}q-6 1 -7 7`, color.ink, 4.5, { opacity: 0.7 }),
      ];
    case "grin":
    case "laugh":
      return [
        path(`M-38 ${y - 13}Q0 ${y - 3} 38 ${y - 13}Q35 ${y + 29} 0 ${y + 30}T-38 ${y - 13}Z`, {
          fill: color.mouth,
        }),
        path(`M-32 ${y - 11}Q0 ${y - 3} 32 ${y - 11}L29 ${y - 1}Q0 ${y + 6} -29 ${y - 1}Z`, {
          fill: color.white,
        }),
        ellipse(0, y + 21, 18, 8, color.tongue),
      ];
    case "wow":
      return [ellipse(0, y + 5, 16, 21, color.mouth), ellipse(0, y + 16, 11, 8, color.tongue)];
    case "sad":
      return [line(`M-23 ${y + 10}Q-11 ${y - 8} 0 ${y}T23 ${y + 10}`, color.ink, 7)];
  }
}

/** Outlines around (0, 0), with full cheeks. */
const SKULLS: Record<Skull, string> = {
  round: "M0 -94C62 -94 98 -52 101 -2C107 46 78 92 0 92S-107 46 -101 -2C-98 -52 -62 -94 0 -94Z",
  oval: "M0 -97C58 -97 93 -54 96 0C99 50 60 97 0 97S-99 50 -96 0C-93 -54 -58 -97 0 -97Z",
  square: "M0 -92C62 -92 97 -58 99 -6C104 50 90 96 0 96S-104 50 -99 -6C-97 -58 -62 -92 0 -92Z",
};

const placed = (d: string) =>
  d.replaceAll(/([A-Z])([^A-Z]*)/g, (_, command: string, text: string) => {
    const numbers = (text.match(/-?\d+/g) ?? []).map(Number);
    return command + numbers.map((n, index) => (index % 2 === 1 ? n + HEAD_Y : n)).join(" ");
  });

/** The back of a head, down to the nape. */
export const BACK = placed(
  "M0 -96C62 -96 100 -54 103 -2C106 34 92 62 58 70H-58C-92 62 -106 34 -103 -2C-100 -54 -62 -96 0 -96Z",
);
/** The shadow on the side away from the light, and light on the other cheek. */
const FAR_SIDE =
  "M64 -74C92 -52 100 -26 101 -2C107 46 78 92 0 92C-32 92 -58 84 -78 68C-30 84 36 80 66 44C92 8 88 -44 64 -74Z";
const NEAR_CHEEK = "M-97 8C-96 42 -84 62 -66 74C-78 56 -84 34 -84 8C-84 -6 -96 -6 -97 8Z";
/** Under hair, hat or scarf. */
const UNDER_HAIR = "M-94 -36Q-30 -66 94 -40L88 -18Q-20 -46 -92 -16Z";
const MOUSTACHE =
  "M0 38C16 26 42 28 58 44C52 58 22 58 0 48C-22 58 -52 58 -58 44C-42 28 -16 26 0 38Z";

/** Head without what moves in it: ears, skin, shadow, cheeks, nose. */
export function skull(look: Look, id: (what: string) => string): RigNode[] {
  const { skin, hair, hat, head } = look;
  const h = HEAD_Y;
  const noseWide = head === "square" ? 18 : 14;
  return [
    path(dot(-99, h + 14, 20, 24) + dot(99, h + 14, 20, 24), {
      fill: shade(skin, -0.05),
      opacity: hat === "headscarf" ? 0 : 1,
    }),
    path(dot(-102, h + 16, 10, 13) + dot(102, h + 16, 10, 13), {
      fill: shade(skin, -0.26),
      opacity: hat === "headscarf" ? 0 : 0.7,
    }),
    path(placed(SKULLS[head]), { fill: `url(#${id("skin")})` }),
    path(placed(FAR_SIDE), { fill: shade(skin, -0.45), opacity: 0.2 }),
    ...(hat === "straw"
      ? [path(placed(MOUSTACHE), { fill: shade(hair, 0.06) })]
      : [path(placed(NEAR_CHEEK), { fill: shade(skin, 0.5), opacity: 0.5 })]),
    path(placed(UNDER_HAIR), { fill: shade(skin, -0.4), opacity: 0.22 }),
    ellipse(-66, h + 48, 29, 21, `url(#${id("cheek")})`),
    ellipse(66, h + 48, 29, 21, `url(#${id("cheek")})`),
    path(
      `M${-noseWide} ${h + 27}C${-noseWide} ${h + 12} ${noseWide} ${h + 12} ${noseWide} ${h + 27}C${noseWide} ${h + 42} ${-noseWide} ${h + 42} ${-noseWide} ${h + 27}Z`,
      { fill: shade(skin, -0.17) },
    ),
    ellipse(-4, h + 21, 6, 4, shade(skin, 0.6), { opacity: 0.85 }),
  ];
}

/** What moves in a face. */
export const face = (frame: PersonFrame, look: Look, id: (what: string) => string): RigNode[] => [
  part("eyes", {}, ...eyes(frame, look, id)),
  brows(frame, look),
  part("lips", {}, ...mouthOf(frame)),
];
