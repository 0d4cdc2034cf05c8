import { el, ellipse, line, part, path, round } from "#characters/node.ts";
import type { RigNode } from "#characters/node.ts";
import { color } from "#characters/palette.ts";

type Hat = "straw" | "cap" | "bun" | "curls" | "sick" | "headscarf" | "long" | "beard";

/** How somebody looks. */
export interface Look {
  skin: string;
  hair: string;
  shirt: string;
  trousers: string;
  apron?: string;
  hat: Hat;
  /** Sits in a wheelchair of this colour. */
  wheels?: string;
}

/** What somebody does at one moment. Hands are points of the drawing: the feet stand at (0, 0). */
export interface PersonFrame {
  left: readonly [x: number, y: number];
  right: readonly [x: number, y: number];
  /** Direction of gaze, -1 to 1. */
  look: readonly [x: number, y: number];
  mouth: "smile" | "grin" | "sad";
  /** Eyelids: 0 open to 1 closed. */
  blink: number;
  /** Breathing: -1 to 1. */
  breath: number;
}

const HEAD_Y = -330;

function hatOf({ hat, hair }: Look): RigNode[] {
  switch (hat) {
    case "straw":
      return [
        ellipse(0, HEAD_Y - 44, 122, 26, "#E9B949"),
        path(`M-66 ${HEAD_Y - 48}Q-60 ${HEAD_Y - 124} 0 ${HEAD_Y - 124}T66 ${HEAD_Y - 48}Z`, {
          fill: "#F7D070",
        }),
        path(
          `M-66 ${HEAD_Y - 62}Q0 ${HEAD_Y - 40} 66 ${HEAD_Y - 62}V${HEAD_Y - 44}Q0 ${HEAD_Y - 24} -66 ${HEAD_Y - 44}Z`,
          { fill: color.coral },
        ),
      ];
    case "cap":
      return [
        path(`M-78 ${HEAD_Y - 34}Q-78 ${HEAD_Y - 104} 0 ${HEAD_Y - 104}T78 ${HEAD_Y - 34}Z`, {
          fill: "#2A5D9F",
        }),
        path(`M-80 ${HEAD_Y - 40}H96Q104 ${HEAD_Y - 24} 84 ${HEAD_Y - 20}H-80Z`, {
          fill: "#1D4379",
        }),
        ellipse(0, HEAD_Y - 66, 15, 15, color.gold),
      ];
    case "bun":
      return [
        ellipse(0, HEAD_Y - 92, 34, 30, hair),
        path(
          `M-80 ${HEAD_Y}Q-92 ${HEAD_Y - 88} 0 ${HEAD_Y - 88}T80 ${HEAD_Y}Q66 ${HEAD_Y - 50} 0 ${HEAD_Y - 52}T-80 ${HEAD_Y}Z`,
          { fill: hair },
        ),
        path(
          `M-72 ${HEAD_Y - 46}Q0 ${HEAD_Y - 92} 72 ${HEAD_Y - 46}L66 ${HEAD_Y - 30}Q0 ${HEAD_Y - 70} -66 ${HEAD_Y - 30}Z`,
          { fill: "#fff" },
        ),
        path(
          `M0 ${HEAD_Y - 50}C-14 ${HEAD_Y - 62} -10 ${HEAD_Y - 74} 0 ${HEAD_Y - 67}C10 ${HEAD_Y - 74} 14 ${HEAD_Y - 62} 0 ${HEAD_Y - 50}Z`,
          { fill: color.coral },
        ),
      ];
    case "curls":
      return [-70, -44, -12, 22, 52, 74].map((x, index) =>
        ellipse(x, HEAD_Y - 58 + Math.abs(x) * 0.5 - (index % 2) * 8, 32, 30, hair),
      );
    case "headscarf":
      return [
        path(
          `M-86 ${HEAD_Y + 20}Q-98 ${HEAD_Y - 94} 0 ${HEAD_Y - 94}T86 ${HEAD_Y + 20}Q74 ${HEAD_Y - 54} 0 ${HEAD_Y - 56}T-86 ${HEAD_Y + 20}Z`,
          { fill: hair },
        ),
        path(
          `M-58 ${HEAD_Y + 52}Q0 ${HEAD_Y + 100} 58 ${HEAD_Y + 52}L70 ${HEAD_Y + 96}Q0 ${HEAD_Y + 124} -70 ${HEAD_Y + 96}Z`,
          { fill: hair },
        ),
      ];
    case "long":
      return [
        path(
          `M-80 ${HEAD_Y + 70}Q-102 ${HEAD_Y - 92} 0 ${HEAD_Y - 92}T80 ${HEAD_Y + 70}Q92 ${HEAD_Y - 6} 62 ${HEAD_Y - 40}Q10 ${HEAD_Y - 40} -20 ${HEAD_Y - 66}Q-40 ${HEAD_Y - 30} -66 ${HEAD_Y - 26}Q-84 ${HEAD_Y + 10} -80 ${HEAD_Y + 70}Z`,
          { fill: hair },
        ),
      ];
    case "beard":
      return [
        path(
          `M-80 ${HEAD_Y - 10}Q-86 ${HEAD_Y - 92} 0 ${HEAD_Y - 92}T80 ${HEAD_Y - 10}Q60 ${HEAD_Y - 56} 0 ${HEAD_Y - 56}T-80 ${HEAD_Y - 10}Z`,
          { fill: hair },
        ),
        path(
          `M-81 ${HEAD_Y + 6}Q-66 ${HEAD_Y + 34} -40 ${HEAD_Y + 30}Q0 ${HEAD_Y + 22} 40 ${HEAD_Y + 30}Q66 ${HEAD_Y + 34} 81 ${HEAD_Y + 6}Q84 ${HEAD_Y + 92} 0 ${HEAD_Y + 94}T-81 ${HEAD_Y + 6}Z`,
          { fill: hair },
        ),
      ];
    case "sick":
      return [
        path(
          `M-78 ${HEAD_Y - 14}Q-84 ${HEAD_Y - 92} 4 ${HEAD_Y - 90}T78 ${HEAD_Y - 14}Q40 ${HEAD_Y - 60} -6 ${HEAD_Y - 50}T-78 ${HEAD_Y - 14}Z`,
          { fill: hair },
        ),
        line(`M30 ${HEAD_Y + 40}L92 ${HEAD_Y + 18}`, "#fff", 11),
        line(`M70 ${HEAD_Y + 26}L92 ${HEAD_Y + 18}`, color.coral, 8),
      ];
  }
}

function eye(x: number, [lookX, lookY]: readonly [number, number], blink: number): RigNode {
  const y = HEAD_Y + 2;
  if (blink > 0.6) return line(`M${x - 13} ${y}Q${x} ${y + 10} ${x + 13} ${y}`, color.ink, 6);
  return el(
    "g",
    {},
    ellipse(x, y, 17, 20, color.white),
    ellipse(round(x + lookX * 5), round(y + 1 + lookY * 5), 13, 16, color.ink),
    ellipse(round(x - 4 + lookX * 5), round(y - 5 + lookY * 5), 5, 6, color.white),
  );
}

const mouths = {
  smile: () => [line(`M-20 ${HEAD_Y + 38}Q0 ${HEAD_Y + 56} 20 ${HEAD_Y + 38}`, color.ink, 6)],
  grin: () => [
    path(
      `M-26 ${HEAD_Y + 34}Q0 ${HEAD_Y + 42} 26 ${HEAD_Y + 34}Q22 ${HEAD_Y + 66} 0 ${HEAD_Y + 66}T-26 ${HEAD_Y + 34}Z`,
      { fill: color.mouth },
    ),
    ellipse(0, HEAD_Y + 60, 13, 6, color.tongue),
  ],
  sad: () => [line(`M-18 ${HEAD_Y + 50}Q0 ${HEAD_Y + 34} 18 ${HEAD_Y + 50}`, color.ink, 6)],
};

function arm(side: 1 | -1, [x, y]: readonly [number, number], look: Look): RigNode {
  const [sx, sy] = [side * 56, -226];
  const bend = `${round((sx + x) / 2 + side * 30)} ${round((sy + y) / 2 + 22)}`;
  return part(
    side < 0 ? "arm-left" : "arm-right",
    {},
    line(`M${sx} ${sy}Q${bend} ${round(x)} ${round(y)}`, look.shirt, 38),
    ellipse(round(x), round(y), 22, 22, look.skin),
  );
}

/** A wheelchair, and the legs of who sits in it. */
function wheelchair(look: Look, fill: string): RigNode[] {
  return [
    el("rect", { x: -92, y: -226, width: 22, height: 120, rx: 11, fill: "#4A4F63" }),
    el("rect", { x: -86, y: -112, width: 150, height: 26, rx: 13, fill: "#4A4F63" }),
    line("M-20 -116H56Q70 -116 70 -96V-24", look.trousers, 42),
    line("M64 -90L92 -8", "#7E8CA3", 10),
    ellipse(84, -12, 34, 15, color.furDeep),
    ellipse(70, -4, 14, 14, "#2E1B1A"),
    el("circle", { cx: -26, cy: -62, r: 62, fill: "none", stroke: "#2E1B1A", strokeWidth: 13 }),
    el("circle", { cx: -26, cy: -62, r: 48, fill, fillOpacity: 0.28 }),
    line("M-26 -62L-26 -110M-26 -62L18 -44M-26 -62L-70 -44", "#C7D3E3", 5),
    ellipse(-26, -62, 13, 13, fill),
  ];
}

const legs = ({ trousers }: Look): RigNode[] => [
  el("rect", { x: -50, y: -120, width: 42, height: 116, rx: 16, fill: trousers }),
  el("rect", { x: 8, y: -120, width: 42, height: 116, rx: 16, fill: trousers }),
  ellipse(-34, -8, 34, 16, color.furDeep),
  ellipse(34, -8, 34, 16, color.furDeep),
];

/** Somebody who is no animal, 460 high, with the feet at (0, 0). */
export function person(name: string, look: Look, frame: PersonFrame): RigNode {
  const lift = round(frame.breath * 2);
  return part(
    name,
    {},
    ellipse(0, 2, 84, 12, "#2E1B1A", { opacity: 0.17 }),
    ...(look.wheels === undefined ? legs(look) : []),
    el(
      "g",
      { transform: `translate(0 ${lift})` },
      path("M-72 -98C-80 -200 -62 -258 0 -258S80 -200 72 -98Q0 -76 -72 -98Z", { fill: look.shirt }),
      look.apron === undefined
        ? null
        : path("M-46 -222H46V-190L60 -104Q0 -84 -60 -104L-46 -190Z", { fill: look.apron }),
      el("rect", { x: -20, y: -276, width: 40, height: 36, rx: 14, fill: look.skin }),
      ellipse(-80, HEAD_Y + 6, 17, 20, look.skin),
      ellipse(80, HEAD_Y + 6, 17, 20, look.skin),
      path(
        `M0 ${HEAD_Y - 84}C56 ${HEAD_Y - 84} 84 ${HEAD_Y - 40} 82 ${HEAD_Y + 6}C80 ${HEAD_Y + 56} 44 ${HEAD_Y + 82} 0 ${HEAD_Y + 82}S-80 ${HEAD_Y + 56} -82 ${HEAD_Y + 6}C-84 ${HEAD_Y - 40} -56 ${HEAD_Y - 84} 0 ${HEAD_Y - 84}Z`,
        { fill: look.skin },
      ),
      ellipse(-50, HEAD_Y + 34, 18, 12, "#FF7F6E", { opacity: 0.45 }),
      ellipse(50, HEAD_Y + 34, 18, 12, "#FF7F6E", { opacity: 0.45 }),
      eye(-32, frame.look, frame.blink),
      eye(32, frame.look, frame.blink),
      line(
        `M-48 ${HEAD_Y - 30}Q-34 ${HEAD_Y - 38} -18 ${HEAD_Y - 32}M48 ${HEAD_Y - 30}Q34 ${HEAD_Y - 38} 18 ${HEAD_Y - 32}`,
        look.hair,
        7,
      ),
      line(`M-5 ${HEAD_Y + 20}Q0 ${HEAD_Y + 25} 6 ${HEAD_Y + 20}`, "#8E4A32", 5, { opacity: 0.6 }),
      ...hatOf(look),
      ...mouths[frame.mouth](),
      arm(-1, frame.left, look),
      arm(1, frame.right, look),
    ),
    ...(look.wheels === undefined ? [] : wheelchair(look, look.wheels)),
  );
}
