import { el, ellipse, line, path, round } from "#characters/node.ts";
import type { RigNode } from "#characters/node.ts";
import { color } from "#characters/palette.ts";
import { dot } from "#characters/shapes.ts";
import { shade } from "../base/shade.ts";
import { HEAD_Y } from "./person-face.ts";
import type { Look } from "./look.ts";

const h = HEAD_Y;

/** Light on hair that is combed in an arc over the forehead. */
const shine = (hair: string, from = -66, to = 30): RigNode =>
  line(`M${from} ${h - 58}Q${(from + to) / 2} ${h - 96} ${to} ${h - 84}`, shade(hair, 0.28), 9, {
    opacity: 0.75,
  });

/** A cloud of curls around the head. */
const cloud = (r: number, reach: number) =>
  Array.from({ length: 11 }, (_, index) => {
    const angle = ((index * 24 - 210) * Math.PI) / 180;
    return dot(
      round(Math.cos(angle) * reach),
      round(h - 22 + Math.sin(angle) * reach * 0.86),
      r - (index % 2) * 4,
      r - (index % 2) * 4,
    );
  }).join("");

/** What of the hair hangs behind the head. */
export function hairBehind({ hat, hair }: Look): RigNode[] {
  switch (hat) {
    case "straw":
      return [
        path(
          `M-100 ${h - 44}C-112 ${h + 4} -108 ${h + 40} -88 ${h + 58}H88C108 ${h + 40} 112 ${h + 4} 100 ${h - 44}Z`,
          { fill: hair },
        ),
      ];
    case "curls":
      return [
        path(`${cloud(43, 92)}${dot(0, h - 24, 102, 90)}`, { fill: shade(hair, 0.02) }),
        line(
          `M-118 ${h - 60}q6 -22 26 -24M-70 ${h - 116}q14 -16 34 -10M10 ${h - 132}q20 -4 32 10M84 ${h - 98}q18 6 22 24`,
          shade(hair, 0.26),
          7,
          { opacity: 0.8 },
        ),
      ];
    case "bun":
      return [
        path(dot(0, h - 112, 46, 40), { fill: hair }),
        path(`M-34 ${h - 96}Q0 ${h - 74} 34 ${h - 96}Q30 ${h - 78} 0 ${h - 76}T-34 ${h - 96}Z`, {
          fill: shade(hair, -0.35),
        }),
        line(`M-24 ${h - 130}Q-4 ${h - 144} 20 ${h - 136}`, shade(hair, 0.35), 8),
      ];
    case "long":
      return [
        path(
          `M-98 ${h - 30}C-132 ${h + 40} -112 ${h + 96} -134 ${h + 128}C-96 ${h + 150} -60 ${h + 132} -50 ${h + 116}H50C60 ${h + 132} 96 ${h + 150} 134 ${h + 128}C112 ${h + 96} 132 ${h + 40} 98 ${h - 30}Z`,
          { fill: shade(hair, -0.1) },
        ),
        line(
          `M-108 ${h + 44}C-112 ${h + 80} -106 ${h + 100} -112 ${h + 118}M108 ${h + 44}C112 ${h + 80} 106 ${h + 100} 112 ${h + 118}`,
          shade(hair, 0.2),
          6,
          { opacity: 0.7 },
        ),
      ];
    case "pigtails":
      return [-1, 1].flatMap((side) => [
        path(
          `M${side * 92} ${h - 34}C${side * 150} ${h - 60} ${side * 176} ${h + 10} ${side * 150} ${h + 78}C${side * 142} ${h + 96} ${side * 122} ${h + 92} ${side * 118} ${h + 74}C${side * 112} ${h + 40} ${side * 104} ${h + 10} ${side * 92} ${h - 6}Z`,
          { fill: shade(hair, -0.08) },
        ),
        line(
          `M${side * 122} ${h - 20}C${side * 146} ${h + 4} ${side * 146} ${h + 36} ${side * 140} ${h + 66}`,
          shade(hair, 0.24),
          7,
          { opacity: 0.7 },
        ),
        ellipse(side * 106, h - 22, 13, 17, color.teal),
      ]);
    default:
      return [];
  }
}

/** A hearing aid, which sits on the left ear of the picture. */
const hearingAidOf = (fill: string): RigNode[] => [
  path(
    `M-92 ${h - 16}C-112 ${h - 22} -124 ${h - 4} -120 ${h + 18}C-118 ${h + 34} -106 ${h + 40} -98 ${h + 32}C-104 ${h + 16} -104 ${h + 2} -92 ${h - 16}Z`,
    { fill, stroke: shade(fill, -0.35), strokeWidth: 4 },
  ),
  line(`M-94 ${h - 14}Q-76 ${h - 6} -84 ${h + 14}`, shade(fill, 0.45), 6),
  ellipse(-85, h + 16, 7, 8, shade(fill, -0.2)),
];

/** Hair, a hat or a scarf, and what else somebody wears on the head. */
export const hatOf = (look: Look): RigNode[] => [
  ...hairOf(look),
  ...(look.hearingAid === undefined ? [] : hearingAidOf(look.hearingAid)),
];

function hairOf({ hat, hair }: Look): RigNode[] {
  switch (hat) {
    case "straw":
      return [
        path(
          `M-137 ${h - 66}C-104 ${h - 26} 104 ${h - 26} 137 ${h - 66}C150 ${h - 22} 84 ${h - 14} 0 ${h - 14}S-130 ${h - 22} -137 ${h - 66}Z`,
          { fill: shade("#E0A93B", -0.18) },
        ),
        path(
          `M-139 ${h - 70}C-113 ${h - 92} 113 ${h - 92} 139 ${h - 70}C140 ${h - 28} 80 ${h - 26} 0 ${h - 26}S-122 ${h - 28} -139 ${h - 70}Z`,
          { fill: "#F2C95F" },
        ),
        path(
          `M-82 ${h - 60}C-84 ${h - 128} -48 ${h - 140} 0 ${h - 136}C48 ${h - 142} 84 ${h - 128} 82 ${h - 60}Q0 ${h - 34} -82 ${h - 60}Z`,
          { fill: "#F9D77E" },
        ),
        path(
          `M30 ${h - 146}C62 ${h - 142} 84 ${h - 118} 82 ${h - 60}Q66 ${h - 52} 46 ${h - 49}Q58 ${h - 104} 30 ${h - 146}Z`,
          { fill: "#D99A33", opacity: 0.55 },
        ),
        path(`M-83 ${h - 82}Q0 ${h - 54} 83 ${h - 82}L82 ${h - 58}Q0 ${h - 30} -82 ${h - 58}Z`, {
          fill: color.coral,
        }),
        line(
          `M-60 ${h - 104}Q-48 ${h - 132} -16 ${h - 134}M-122 ${h - 70}Q-101 ${h - 82} -98 ${h - 80}`,
          "#FFF4CF",
          7,
        ),
        line(
          `M-104 ${h - 46}L-98 ${h - 58}M-70 ${h - 36}L-58 ${h - 48}M72 ${h - 36}L62 ${h - 48}M124 ${h - 48}L104 ${h - 58}M-10 ${h - 136}L4 ${h - 96}M-44 ${h - 92}L-36 ${h - 120}`,
          "#D99A33",
          3.5,
          { opacity: 0.8 },
        ),
      ];
    case "cap":
      return [
        path(`M-96 ${h - 34}Q-96 ${h - 116} 0 ${h - 116}T96 ${h - 34}Z`, { fill: "#2A5D9F" }),
        line(`M-62 ${h - 80}Q-42 ${h - 102} -10 ${h - 104}`, "#6C9BD8", 8),
        path(`M-98 ${h - 42}H112Q124 ${h - 22} 100 ${h - 16}H-98Z`, { fill: "#1D4379" }),
        ellipse(0, h - 72, 17, 17, color.gold),
      ];
    case "bun":
      return [
        path(
          `M-98 ${h + 40}C-118 ${h - 60} -70 ${h - 104} 0 ${h - 104}S118 ${h - 60} 98 ${h + 40}C96 ${h - 6} 84 ${h - 30} 60 ${h - 40}Q20 ${h - 54} -8 ${h - 72}Q-26 ${h - 46} -62 ${h - 36}C-84 ${h - 28} -96 ${h - 6} -98 ${h + 40}Z`,
          { fill: hair },
        ),
        shine(hair, -80, -30),
        path(
          `M-92 ${h - 66}C-60 ${h - 122} 60 ${h - 122} 92 ${h - 66}L84 ${h - 46}C52 ${h - 96} -52 ${h - 96} -84 ${h - 46}Z`,
          { fill: "#fff" },
        ),
        path(
          `M-84 ${h - 46}C-52 ${h - 96} 52 ${h - 96} 84 ${h - 46}L87 ${h - 53}C54 ${h - 104} -54 ${h - 104} -87 ${h - 53}Z`,
          { fill: "#C4D6E4" },
        ),
        path(
          `M0 ${h - 80}C-18 ${h - 94} -13 ${h - 110} 0 ${h - 101}C13 ${h - 110} 18 ${h - 94} 0 ${h - 80}Z`,
          { fill: color.coral },
        ),
      ];
    case "curls":
      return [
        path(
          [-90, -68, -40, -8, 26, 56, 80, 94]
            .map((x, index) =>
              dot(x, round(h - 70 + x * x * 0.0058 - (index % 2) * 8), 27 - (index % 2) * 3, 25),
            )
            .join("") +
            `M98 ${h - 34}C104 ${h - 118} -104 ${h - 118} -98 ${h - 34}Q0 ${h - 86} 98 ${h - 34}Z`,
          { fill: hair },
        ),
        line(
          [-66, -30, 8, 44]
            .map(
              (x, index) =>
                `M${x - 12} ${h - 74 - (index % 2) * 8 + Math.abs(x) * 0.25}q6 -13 21 -10`,
            )
            .join(""),
          shade(hair, 0.3),
          6.5,
          { opacity: 0.85 },
        ),
      ];
    case "headscarf":
      return [
        path(
          `M0 ${h - 108}C84 ${h - 108} 120 ${h - 50} 116 ${h + 16}C114 ${h + 62} 112 ${h + 92} 84 ${h + 118}Q0 ${h + 140} -84 ${h + 118}C-112 ${h + 92} -114 ${h + 62} -116 ${h + 16}C-120 ${h - 50} -84 ${h - 108} 0 ${h - 108}Z` +
            dot(0, h + 10, 86, 75),
          { fill: hair, fillRule: "evenodd" },
        ),
        path(dot(0, h + 6, 95, 84) + dot(0, h + 10, 86, 75), {
          fill: shade(hair, -0.3),
          fillRule: "evenodd",
        }),
        path(
          `M64 ${h - 86}C108 ${h - 58} 118 ${h - 20} 116 ${h + 16}C114 ${h + 62} 112 ${h + 92} 84 ${h + 118}C96 ${h + 60} 104 ${h - 40} 64 ${h - 86}Z`,
          {
            fill: shade(hair, -0.5),
            opacity: 0.3,
          },
        ),
        line(
          `M-84 ${h + 84}Q-20 ${h + 116} 60 ${h + 96}M-60 ${h + 104}Q0 ${h + 128} 70 ${h + 108}`,
          shade(hair, -0.28),
          6,
        ),
        path(
          [-84, -44, 6, 54, 92]
            .map((x, index) => dot(x, round(h - 84 + x * x * 0.0056 + (index % 2) * -8), 7, 7))
            .join("") + dot(-98, h + 26, 7, 7),
          { fill: color.gold },
        ),
        line(`M-92 ${h - 40}Q-78 ${h - 84} -36 ${h - 98}`, shade(hair, 0.35), 9, { opacity: 0.75 }),
      ];
    case "long":
      return [
        path(
          `M-102 ${h + 44}C-126 ${h - 60} -72 ${h - 108} 0 ${h - 108}S126 ${h - 60} 102 ${h + 44}C104 ${h - 10} 92 ${h - 34} 72 ${h - 44}C52 ${h - 30} 30 ${h - 30} 18 ${h - 54}C4 ${h - 26} -24 ${h - 26} -34 ${h - 50}C-46 ${h - 28} -70 ${h - 26} -80 ${h - 34}C-96 ${h - 12} -104 ${h + 10} -102 ${h + 44}Z`,
          { fill: hair },
        ),
        shine(hair, -74, 24),
        line(
          `M18 ${h - 54}Q14 ${h - 74} 4 ${h - 88}M-34 ${h - 50}Q-34 ${h - 70} -26 ${h - 86}`,
          shade(hair, -0.5),
          4,
          {
            opacity: 0.6,
          },
        ),
        // A flower, which turns with the head but is never narrower.
        el(
          "g",
          { transform: `translate(66 ${h - 62})` },
          path(
            [0, 1, 2, 3, 4]
              .map((index) => {
                const angle = (index * 72 * Math.PI) / 180;
                return dot(round(Math.sin(angle) * 14), round(-Math.cos(angle) * 14), 11, 11);
              })
              .join(""),
            { fill: color.coral },
          ),
          ellipse(0, 0, 9, 9, color.gold),
        ),
      ];
    case "beard":
      return [
        path(
          `M-100 ${h + 22}C-116 ${h - 40} -112 ${h - 84} -66 ${h - 104}C-54 ${h - 136} 8 ${h - 142} 40 ${h - 122}C60 ${h - 128} 78 ${h - 116} 80 ${h - 102}C116 ${h - 78} 116 ${h - 30} 100 ${h + 22}C98 ${h - 16} 90 ${h - 36} 74 ${h - 50}C40 ${h - 42} 0 ${h - 48} -26 ${h - 74}C-36 ${h - 54} -58 ${h - 44} -76 ${h - 42}C-90 ${h - 30} -98 ${h - 10} -100 ${h + 22}Z`,
          { fill: hair },
        ),
        line(
          `M-50 ${h - 104}Q-28 ${h - 126} 6 ${h - 124}M-14 ${h - 84}Q20 ${h - 104} 52 ${h - 96}`,
          shade(hair, 0.3),
          8,
          { opacity: 0.75 },
        ),
        path(
          `M-101 ${h + 6}C-96 ${h + 36} -82 ${h + 40} -60 ${h + 44}C-40 ${h + 30} -16 ${h + 30} 0 ${h + 37}C16 ${h + 30} 40 ${h + 30} 60 ${h + 44}C82 ${h + 40} 96 ${h + 36} 101 ${h + 6}C110 ${h + 60} 96 ${h + 90} 66 ${h + 98}C58 ${h + 112} 36 ${h + 114} 24 ${h + 108}C10 ${h + 120} -10 ${h + 120} -24 ${h + 108}C-36 ${h + 114} -58 ${h + 112} -66 ${h + 98}C-96 ${h + 90} -110 ${h + 60} -101 ${h + 6}Z`,
          { fill: hair },
        ),
        path(
          `M-56 ${h + 46}C-40 ${h + 34} -16 ${h + 34} 0 ${h + 41}C16 ${h + 34} 40 ${h + 34} 56 ${h + 46}C30 ${h + 44} 14 ${h + 46} 0 ${h + 50}C-14 ${h + 46} -30 ${h + 44} -56 ${h + 46}Z`,
          { fill: shade(hair, 0.18) },
        ),
        line(
          `M-76 ${h + 66}Q-56 ${h + 92} -24 ${h + 98}M30 ${h + 96}Q56 ${h + 90} 76 ${h + 66}`,
          shade(hair, 0.22),
          7,
          { opacity: 0.7 },
        ),
      ];
    case "pigtails":
      return [
        path(
          `M-99 ${h - 2}C-122 ${h - 64} -74 ${h - 110} 0 ${h - 110}S122 ${h - 64} 99 ${h - 2}C98 ${h - 22} 90 ${h - 36} 76 ${h - 46}C44 ${h - 36} 6 ${h - 44} -12 ${h - 74}C-26 ${h - 48} -56 ${h - 36} -78 ${h - 42}C-92 ${h - 32} -98 ${h - 18} -99 ${h - 2}Z`,
          { fill: hair },
        ),
        shine(hair, -74, 12),
        line(`M-12 ${h - 74}Q-10 ${h - 94} -2 ${h - 106}`, shade(hair, -0.4), 4, { opacity: 0.6 }),
      ];
    case "short":
      return [
        path(
          `M-98 ${h + 2}C-122 ${h - 66} -84 ${h - 122} 0 ${h - 122}S122 ${h - 66} 98 ${h + 2}C98 ${h - 24} 90 ${h - 42} 74 ${h - 54}Q36 ${h - 66} 0 ${h - 64}T-74 ${h - 54}C-90 ${h - 42} -98 ${h - 24} -98 ${h + 2}Z`,
          { fill: hair },
        ),
        line(
          [-70, -36, 0, 36, 68]
            .map(
              (x, index) =>
                `M${x - 10} ${Math.round(h - 92 + x * x * 0.005 + (index % 2) * 8)}q5 -12 19 -9`,
            )
            .join(""),
          shade(hair, 0.32),
          6,
          { opacity: 0.85 },
        ),
      ];
    case "sick":
      return [
        path(
          `M-100 ${h + 16}C-122 ${h - 60} -80 ${h - 112} -10 ${h - 106}C-6 ${h - 124} 14 ${h - 130} 26 ${h - 126}C22 ${h - 118} 24 ${h - 110} 32 ${h - 106}C88 ${h - 100} 118 ${h - 56} 100 ${h + 16}C98 ${h - 16} 90 ${h - 36} 70 ${h - 48}L48 ${h - 34}L26 ${h - 60}L4 ${h - 36}L-22 ${h - 60}L-46 ${h - 36}L-66 ${h - 50}C-90 ${h - 38} -98 ${h - 12} -100 ${h + 16}Z`,
          { fill: hair, strokeLinejoin: "round" },
        ),
        shine(hair),
        el(
          "g",
          {},
          line(`M24 ${h + 55}L104 ${h + 28}`, "#fff", 13),
          line(`M80 ${h + 36}L104 ${h + 28}`, color.coral, 10),
        ),
      ];
  }
}
