import { ellipse, line, path } from "#characters/node.ts";
import type { RigNode } from "#characters/node.ts";
import { color } from "#characters/palette.ts";
import { dot } from "#characters/shapes.ts";
import { shade } from "./shade.ts";
import { HEAD_Y } from "./person-face.ts";
import type { Look } from "./look.ts";

/** Light on hair that is combed in an arc over the forehead. */
const shine = (hair: string, from = -56, to = 26): RigNode =>
  line(
    `M${from} ${HEAD_Y - 58}Q${(from + to) / 2} ${HEAD_Y - 88} ${to} ${HEAD_Y - 74}`,
    shade(hair, 0.24),
    8,
    { opacity: 0.75 },
  );

/** What of the hair hangs behind the head. */
export function hairBehind({ hat, hair }: Look): RigNode[] {
  if (hat === "straw")
    return [
      path(
        `M-88 ${HEAD_Y - 44}C-98 ${HEAD_Y + 4} -94 ${HEAD_Y + 40} -74 ${HEAD_Y + 58}H74C94 ${HEAD_Y + 40} 98 ${HEAD_Y + 4} 88 ${HEAD_Y - 44}Z`,
        { fill: hair },
      ),
    ];
  if (hat !== "long") return [];
  return [
    path(
      `M-84 ${HEAD_Y - 20}C-112 ${HEAD_Y + 60} -98 ${HEAD_Y + 116} -78 ${HEAD_Y + 128}Q0 ${HEAD_Y + 90} 78 ${HEAD_Y + 128}C98 ${HEAD_Y + 116} 112 ${HEAD_Y + 60} 84 ${HEAD_Y - 20}Z`,
      { fill: shade(hair, -0.2) },
    ),
  ];
}

/** Hair, a hat or a scarf, and what else somebody wears on the head. */
export function hatOf({ hat, hair }: Look): RigNode[] {
  const h = HEAD_Y;
  switch (hat) {
    case "straw":
      return [
        ellipse(0, h - 40, 124, 27, shade("#E9B949", -0.16)),
        ellipse(0, h - 46, 124, 27, "#EFC45A"),
        path(`M-66 ${h - 48}Q-60 ${h - 126} 0 ${h - 126}T66 ${h - 48}Q0 ${h - 30} -66 ${h - 48}Z`, {
          fill: "#F9D77E",
        }),
        path(
          `M20 ${h - 124}Q60 ${h - 116} 66 ${h - 48}Q52 ${h - 42} 34 ${h - 40}Q44 ${h - 90} 20 ${h - 124}Z`,
          {
            fill: "#E3AE45",
            opacity: 0.6,
          },
        ),
        path(`M-66 ${h - 64}Q0 ${h - 42} 66 ${h - 64}V${h - 46}Q0 ${h - 26} -66 ${h - 46}Z`, {
          fill: color.coral,
        }),
        line(
          `M-44 ${h - 96}Q-34 ${h - 116} -8 ${h - 118}M-104 ${h - 48}Q-86 ${h - 58} -74 ${h - 58}`,
          "#FFF0BE",
          6,
        ),
      ];
    case "cap":
      return [
        path(`M-80 ${h - 34}Q-80 ${h - 106} 0 ${h - 106}T80 ${h - 34}Z`, { fill: "#2A5D9F" }),
        line(`M-52 ${h - 76}Q-34 ${h - 94} -8 ${h - 96}`, "#6C9BD8", 7),
        path(`M-82 ${h - 40}H98Q108 ${h - 22} 86 ${h - 16}H-82Z`, { fill: "#1D4379" }),
        ellipse(0, h - 66, 15, 15, color.gold),
      ];
    case "bun":
      return [
        ellipse(0, h - 94, 36, 31, hair),
        line(`M-16 ${h - 106}Q-4 ${h - 114} 12 ${h - 110}`, shade(hair, 0.3), 6),
        path(
          `M-84 ${h + 4}Q-96 ${h - 90} 0 ${h - 90}T84 ${h + 4}Q72 ${h - 46} 0 ${h - 52}T-84 ${h + 4}Z`,
          { fill: hair },
        ),
        path(`M-76 ${h - 46}Q0 ${h - 96} 76 ${h - 46}L69 ${h - 28}Q0 ${h - 72} -69 ${h - 28}Z`, {
          fill: "#fff",
        }),
        path(`M-69 ${h - 28}Q0 ${h - 72} 69 ${h - 28}L70 ${h - 36}Q0 ${h - 80} -70 ${h - 36}Z`, {
          fill: "#C9D9E6",
        }),
        path(
          `M0 ${h - 54}C-14 ${h - 66} -10 ${h - 78} 0 ${h - 71}C10 ${h - 78} 14 ${h - 66} 0 ${h - 54}Z`,
          { fill: color.coral },
        ),
      ];
    case "curls": {
      const curls = (dy: number, r: number) =>
        [-80, -62, -38, -8, 24, 52, 74, 84]
          .map((x, index) => dot(x, h - 62 + Math.abs(x) * 0.52 - (index % 2) * 10 + dy, r, r))
          .join("");
      return [
        path(curls(0, 31), { fill: hair }),
        path(
          [-58, -30, 4, 36, 62]
            .map((x) => `M${x - 12} ${h - 68 + Math.abs(x) * 0.4}q6 -14 20 -12`)
            .join(""),
          {
            stroke: shade(hair, 0.3),
            strokeWidth: 6,
            strokeLinecap: "round",
            fill: "none",
            opacity: 0.75,
          },
        ),
      ];
    }
    case "headscarf":
      return [
        path(
          `M-90 ${h + 24}Q-102 ${h - 98} 0 ${h - 98}T90 ${h + 24}Q80 ${h - 48} 0 ${h - 54}T-90 ${h + 24}Z`,
          { fill: hair },
        ),
        path(
          `M-90 ${h + 24}Q-80 ${h - 48} 0 ${h - 54}T90 ${h + 24}L92 ${h + 4}Q78 ${h - 62} 0 ${h - 66}T-92 ${h + 4}Z`,
          {
            fill: shade(hair, -0.24),
          },
        ),
        path(
          `M-62 ${h + 54}Q0 ${h + 102} 62 ${h + 54}L74 ${h + 100}Q0 ${h + 128} -74 ${h + 100}Z`,
          { fill: hair },
        ),
        line(`M-46 ${h + 84}Q0 ${h + 106} 46 ${h + 82}`, shade(hair, -0.24), 6),
        path(
          [-64, -22, 24, 64]
            .map((x, i) => dot(x, h - 62 - (i % 3 === 0 ? -14 : 14), 6, 6))
            .join(""),
          { fill: color.gold },
        ),
        shine(hair, -66, -12),
      ];
    case "long":
      return [
        path(
          `M-86 ${h + 30}Q-106 ${h - 94} 0 ${h - 94}T86 ${h + 30}Q82 ${h - 24} 58 ${h - 44}Q10 ${h - 40} -20 ${h - 68}Q-38 ${h - 30} -64 ${h - 26}Q-82 ${h - 6} -86 ${h + 30}Z`,
          { fill: hair },
        ),
        shine(hair),
        ellipse(70, h - 44, 15, 15, color.coral),
        ellipse(66, h - 48, 5, 5, color.coralLight),
      ];
    case "beard":
      return [
        path(
          `M-84 ${h - 6}Q-92 ${h - 94} 0 ${h - 94}T84 ${h - 6}Q66 ${h - 52} 6 ${h - 54}Q-40 ${h - 52} -62 ${h - 34}Q-78 ${h - 22} -84 ${h - 6}Z`,
          { fill: hair },
        ),
        shine(hair),
        path(
          `M-82 ${h + 8}Q-68 ${h + 36} -42 ${h + 32}Q-20 ${h + 20} 0 ${h + 26}Q20 ${h + 20} 42 ${h + 32}Q68 ${h + 36} 82 ${h + 8}Q88 ${h + 98} 0 ${h + 100}T-82 ${h + 8}Z`,
          { fill: hair },
        ),
        line(
          `M-58 ${h + 62}Q-34 ${h + 84} -6 ${h + 86}M24 ${h + 84}Q46 ${h + 78} 58 ${h + 62}`,
          shade(hair, 0.22),
          6,
          { opacity: 0.7 },
        ),
      ];
    case "sick":
      return [
        path(
          `M-82 ${h - 8}Q-90 ${h - 94} 4 ${h - 92}T82 ${h - 8}Q66 ${h - 44} 34 ${h - 54}L22 ${h - 40}L4 ${h - 56}L-14 ${h - 42}L-30 ${h - 52}Q-70 ${h - 44} -82 ${h - 8}Z`,
          { fill: hair },
        ),
        shine(hair),
        line(`M22 ${h + 47}L92 ${h + 22}`, "#fff", 11),
        line(`M70 ${h + 30}L92 ${h + 22}`, color.coral, 8),
      ];
  }
}
