import { el, ellipse, line, part, path, round } from "#characters/node.ts";
import type { RigNode } from "#characters/node.ts";
import { color } from "#characters/palette.ts";
import { dot } from "#characters/shapes.ts";
import { shade } from "./shade.ts";
import type { Look, PersonFrame } from "./look.ts";

/** Height of the middle of the head; the feet stand at 0. */
export const HEAD_Y = -330;

const EYES = { x: 33, y: HEAD_Y + 4, rx: 22, ry: 26 };
const both = (shape: (x: number) => string) => shape(-EYES.x) + shape(EYES.x);

/** Eyes as Pocket has them: an iris with light from below, two catchlights, an upper lash. */
function eyes({ look, blink, mouth }: PersonFrame, { iris, skin }: Look): RigNode[] {
  const { y, rx, ry } = EYES;
  const lashes = (d: (x: number) => string) => line(both(d), color.ink, 6.5);
  if (mouth === "laugh")
    return [lashes((x) => `M${x - 20} ${y + 8}Q${x} ${y - 22} ${x + 20} ${y + 8}`)];
  if (blink > 0.6) return [lashes((x) => `M${x - 20} ${y + 2}Q${x} ${y + 16} ${x + 20} ${y + 2}`)];
  const [dx, dy] = [round(look[0] * 6), round(look[1] * 6 + 1)];
  const [shineX, shineY] = [round(dx * 0.6), round(dy * 0.6)];
  const isWide = mouth === "wow";
  const open = isWide ? 1.1 : 1;
  return [
    path(
      both((x) => dot(x, y + 1, rx + 3, ry * open + 3)),
      { fill: shade(skin, -0.3), opacity: 0.5 },
    ),
    path(
      both((x) => dot(x, y, rx, ry * open)),
      { fill: color.white },
    ),
    path(
      both((x) => dot(x + dx, y + dy, 17, 20)),
      { fill: iris ?? "#5A3420" },
    ),
    path(
      both((x) => dot(x + dx, y + dy + 12, 10, 5)),
      {
        fill: shade(iris ?? "#5A3420", 0.45),
        opacity: 0.8,
      },
    ),
    path(
      both((x) => dot(x + dx, y + dy, 11, 13)),
      { fill: "#1B0F10" },
    ),
    path(
      both(
        (x) =>
          dot(x - 6 + shineX, y - 8 + shineY, 7, 8) + dot(x + 7 + shineX, y + 8 + shineY, 3, 4),
      ),
      { fill: color.white },
    ),
    line(
      both((x) => `M${x - rx} ${y - 5}A${rx} ${ry * open} 0 0 1 ${x + rx} ${y - 5}`),
      shade(color.ink, 0.08),
      6,
    ),
    ...(mouth === "sad"
      ? [
          path(
            both((x) => {
              const side = Math.sign(x);
              return `M${x - 25} ${y - 30}H${x + 25}V${y - 11 + side * 6}L${x - 25} ${y - 11 - side * 6}Z`;
            }),
            { fill: skin },
          ),
        ]
      : []),
  ];
}

/** How far the outer and the inner end of a brow are moved, by the mood of the mouth. */
const BROWS = {
  smile: [0, 0],
  grin: [-8, -8],
  laugh: [-10, -8],
  wow: [-14, -16],
  sad: [6, -12],
} as const;

function brows({ mouth }: PersonFrame, { hair, hat }: Look): RigNode {
  const [outer, inner] = BROWS[mouth];
  const y = HEAD_Y - 31;
  const one = (side: 1 | -1) =>
    `M${side * 54} ${y + 3 + outer}Q${side * 38} ${y - 9 + (outer + inner) / 2} ${side * 19} ${y + inner}`;
  return line(one(-1) + one(1), hat === "headscarf" ? "#3A2320" : shade(hair, -0.2), 8);
}

function mouthOf({ mouth }: PersonFrame): RigNode[] {
  const y = HEAD_Y + 44;
  switch (mouth) {
    case "smile":
      return [
        line(`M-22 ${y - 4}Q0 ${y + 17} 22 ${y - 4}`, color.ink, 6),
        line(`M-27 ${y - 8}q5 1 6 6M27 ${y - 8}q-5 1 -6 6`, color.ink, 4, { opacity: 0.7 }),
      ];
    case "grin":
    case "laugh":
      return [
        path(`M-31 ${y - 10}Q0 ${y - 2} 31 ${y - 10}Q28 ${y + 26} 0 ${y + 27}T-31 ${y - 10}Z`, {
          fill: color.mouth,
        }),
        path(`M-26 ${y - 9}Q0 ${y - 2} 26 ${y - 9}L24 ${y - 1}Q0 ${y + 5} -24 ${y - 1}Z`, {
          fill: color.white,
        }),
        ellipse(0, y + 19, 15, 7, color.tongue),
      ];
    case "wow":
      return [ellipse(0, y + 4, 13, 17, color.mouth), ellipse(0, y + 13, 9, 6, color.tongue)];
    case "sad":
      return [line(`M-19 ${y + 8}Q-9 ${y - 7} 0 ${y}T19 ${y + 8}`, color.ink, 6)];
  }
}

/** Head without what moves in it: skin, ears, shadow, cheeks, nose. */
export function skull({ skin }: Look, id: (name: string) => string): RigNode[] {
  const h = HEAD_Y;
  return [
    path(dot(-82, h + 8, 18, 21) + dot(82, h + 8, 18, 21), { fill: shade(skin, -0.05) }),
    path(dot(-84, h + 10, 9, 11) + dot(84, h + 10, 9, 11), {
      fill: shade(skin, -0.24),
      opacity: 0.7,
    }),
    path(
      `M0 ${h - 86}C58 ${h - 86} 86 ${h - 42} 84 ${h + 6}C82 ${h + 60} 46 ${h + 84} 0 ${h + 84}S-82 ${h + 60} -84 ${h + 6}C-86 ${h - 42} -58 ${h - 86} 0 ${h - 86}Z`,
      { fill: `url(#${id("skin")})` },
    ),
    path(
      `M-80 ${h + 26}C-72 ${h + 68} -40 ${h + 84} 0 ${h + 84}S72 ${h + 68} 80 ${h + 26}C66 ${h + 58} 38 ${h + 70} 0 ${h + 70}S-66 ${h + 58} -80 ${h + 26}Z`,
      { fill: shade(skin, -0.3), opacity: 0.28 },
    ),
    path(`M-78 ${h - 30}Q-30 ${h - 62} 78 ${h - 34}L74 ${h - 22}Q-20 ${h - 46} -76 ${h - 16}Z`, {
      fill: shade(skin, -0.35),
      opacity: 0.25,
    }),
    ellipse(-54, h + 38, 24, 17, `url(#${id("cheek")})`),
    ellipse(54, h + 38, 24, 17, `url(#${id("cheek")})`),
    path(
      `M-11 ${h + 24}Q-10 ${h + 12} 0 ${h + 12}T11 ${h + 24}Q8 ${h + 32} 0 ${h + 32}T-11 ${h + 24}Z`,
      {
        fill: shade(skin, -0.2),
      },
    ),
    ellipse(-3, h + 18, 5, 3.5, shade(skin, 0.5)),
  ];
}

/** What moves in a face. */
export const face = (frame: PersonFrame, look: Look): RigNode =>
  el(
    "g",
    {},
    part("eyes", {}, ...eyes(frame, look)),
    brows(frame, look),
    part("lips", {}, ...mouthOf(frame)),
  );
