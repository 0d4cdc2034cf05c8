import { GROUND } from "../kit/place.ts";
import { palm as palmLeaves } from "./overhead.ts";
import { el, line, part, path, round, verticalGradient } from "#characters/node.ts";
import type { RigNode } from "#characters/node.ts";
import { circle, rect, still, tuft } from "../base/shapes.ts";
import type { Place, Weather } from "../kit/place.ts";
import { id, shadow, sky } from "./sky.ts";

const FRONDS: [angle: number, length: number, color: string][] = [
  [-168, 0.95, "#1F8A57"],
  [-12, 0.95, "#1F8A57"],
  [158, 1.05, "#2FA468"],
  [22, 1.05, "#2FA468"],
  [-140, 1.1, "#3DB878"],
  [-40, 1.1, "#3DB878"],
  [-112, 0.95, "#58CB8C"],
  [-68, 0.95, "#58CB8C"],
];
/** Where the palm stands and its crown is; coins and leaves come from there. */
const FOOT = { x: 520, y: 1096 };
const CROWN = { x: 566, y: 470 };

function frond(angle: number, length: number, color: string): RigNode {
  const d =
    "M0 0C70 -66 190 -84 300 -8C276 -18 262 -16 250 -6C240 -22 222 -24 208 -12C196 -28 178 -28 164 -12C150 -26 132 -24 118 -8C102 -20 84 -16 72 0C50 -8 24 -4 0 0Z";
  const mirrored = Math.abs(angle) > 90;
  const turn = mirrored ? angle - 180 : angle;
  return el(
    "g",
    { transform: `rotate(${round(turn)}) scale(${mirrored ? -length : length} ${length})` },
    path(d, { fill: color }),
    line("M6 -4C80 -56 190 -66 288 -10", "#14693F", 4, { opacity: 0.45 }),
  );
}

/** A tall palm whose crown follows when its trunk is shaken. */
function palm({ life, shake }: Weather): RigNode {
  const crownX = round(CROWN.x + shake * 26 + Math.sin(life * 0.9) * 5);
  const trunk = `M${FOOT.x - 34} ${FOOT.y}Q${FOOT.x - 40} 760 ${crownX - 18} ${CROWN.y}H${crownX + 16}Q${FOOT.x + 20} 760 ${FOOT.x + 36} ${FOOT.y}Z`;
  const rings = Array.from({ length: 9 }, (_, index) => {
    const share = (index + 1) / 10.5;
    const y = FOOT.y - share * (FOOT.y - CROWN.y);
    const bend = share * share;
    const x = FOOT.x - 14 * share * (1 - share) * 4 + (crownX - FOOT.x) * bend;
    const half = 33 - 15 * share;
    return `M${round(x - half)} ${round(y)}Q${round(x)} ${round(y + 16)} ${round(x + half)} ${round(y)}`;
  });
  return part(
    "palm",
    {},
    shadow(FOOT.x + 6, FOOT.y + 2, 96),
    path(trunk, { fill: "#B98050" }),
    path(
      `M${FOOT.x + 2} ${FOOT.y}Q${FOOT.x - 6} 760 ${crownX + 2} ${CROWN.y}H${crownX + 16}Q${FOOT.x + 20} 760 ${FOOT.x + 36} ${FOOT.y}Z`,
      { fill: "#8E5A3C", opacity: 0.45 },
    ),
    line(rings.join(""), "#7F4A2E", 6, { opacity: 0.6 }),
    part(
      "crown",
      { transform: `translate(${crownX} ${CROWN.y}) rotate(${round(shake * 7)})` },
      ...FRONDS.map(([angle, length, color], index) =>
        frond(
          angle + Math.sin(life * 1.3 + index) * 2.2 + shake * 10 * Math.cos(index * 1.7),
          length,
          color,
        ),
      ),
      circle(-16, 16, 22, "#7F4A2E"),
      circle(20, 20, 23, "#93583A"),
      circle(14, 12, 6, "#C08A62"),
    ),
  );
}

const sea = still((): RigNode[] => [
  el(
    "defs",
    {},
    verticalGradient(id("sea"), [
      [0, "#1FA3CF"],
      [1, "#7FE0E6"],
    ]),
  ),
  path("M-420 800C-300 690 -160 676 -60 752C60 664 240 650 330 770V830H-420Z", {
    fill: "#8FDDB4",
  }),
  path("M520 800C640 700 820 690 1140 780V830H520Z", { fill: "#6FCBA0" }),
  rect(-420, 780, 1560, 300, `url(#${id("sea")})`),
]);

const sand = still((): RigNode[] => [
  el(
    "defs",
    {},
    verticalGradient(id("sand"), [
      [0, "#FFEDC2"],
      [1, "#F3C57A"],
    ]),
  ),
  path("M-420 1010Q-60 960 330 996T1140 962V1800H-420Z", { fill: "#fff", opacity: 0.75 }),
  path("M-420 1030Q-60 980 330 1016T1140 984V1800H-420Z", { fill: `url(#${id("sand")})` }),
  ...(
    [
      [-60, 1150],
      [120, 1210],
      [330, 1236],
      [660, 1190],
      [820, 1130],
    ] as const
  ).map(([x, y]) => line(`M${x} ${y}q26 -14 52 0`, "#D9A75E", 6, { opacity: 0.5 })),
  tuft(430, 1104, 54, 5, "#3DB878"),
]);

const bush = still(() => tuft(586, 1108, 66, 6, "#2FA468"));

/** As far as sea and sand are drawn. */
const FAR = [-420, 1140] as const;

/** A beach with a tall palm. */
export const grove: Place = {
  middle: 360,
  light: "sky",
  overhead: { draw: palmLeaves, from: "left" },
  surfaces: [GROUND],
  layers: [
    sky,
    {
      depth: 0.35,
      covers: FAR,
      draw: ({ life }) => [
        ...sea(),
        line(
          [830, 880, 936]
            .map((y, row) => {
              const x = ((life * (10 + row * 4) + row * 260) % 900) - 300;
              return `M${round(x)} ${y}q30 -12 60 0t60 0M${round(x + 420)} ${y + 22}q30 -12 60 0t60 0`;
            })
            .join(""),
          "#fff",
          7,
          { opacity: 0.5 },
        ),
        el(
          "g",
          { transform: `translate(150 ${round(800 + Math.sin(life) * 4)})` },
          path("M0 -96V-10H-54Z", { fill: "#fff" }),
          path("M8 -110V-10H62Q48 -76 8 -110Z", { fill: "#FF6B5B" }),
          path("M-62 -4H74L54 24H-44Z", { fill: "#8E5A3C" }),
        ),
      ],
    },
    {
      depth: 1,
      covers: FAR,
      draw: (weather) => [...sand(), palm(weather), bush()],
    },
    {
      depth: 1.3,
      draw: still(() => [
        tuft(-190, 1340, 250, 7, "#1F8A57"),
        tuft(-110, 1350, 150, 6, "#2FA468"),
        tuft(1010, 1380, 230, 7, "#1F8A57"),
      ]),
    },
  ],
};
