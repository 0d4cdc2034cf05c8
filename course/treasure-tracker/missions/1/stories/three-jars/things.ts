import { line, path } from "#characters/node.ts";
import type { RigNode } from "#characters/node.ts";
import { rect, circle } from "#stage/base/shapes.ts";
import { openJar } from "#stage/props/open-jar.ts";
import { thing } from "#stage/kit/thing.ts";
import type { Thing } from "#stage/kit/thing.ts";

/** A table from above, around (0, 0): boards, and a cloth at both ends; it fills a near shot. */
const tableAbove = (): RigNode[] => [
  rect(-540, -620, 1080, 1240, "#E2B57E"),
  line("M-540 -70H540M-540 70H540", "#C98F55", 5, { opacity: 0.55 }),
  line(
    "M-300 -240q60 -14 120 0M40 -90q70 14 150 0M-180 66q50 -12 110 0M120 226q60 12 130 0",
    "#C98F55",
    4,
    { opacity: 0.5 },
  ),
  rect(-540, 150, 1080, 500, "#FFF6E8"),
  rect(-540, -650, 1080, 500, "#FFF6E8"),
  path(
    Array.from(
      { length: 9 },
      (_, i) => `M${-516 + i * 120} 150h60v500h-60ZM${-516 + i * 120} -650h60v500h-60Z`,
    ).join("") + "M-540 200h1080v60h-1080ZM-540 -260h1080v60h-1080Z",
    { fill: "#FF6B5B", opacity: 0.22 },
  ),
  rect(-540, 138, 1080, 14, "#8E5A3C", { opacity: 0.45 }),
  rect(-540, -152, 1080, 14, "#8E5A3C", { opacity: 0.45 }),
];

/** Things of this story alone. */
export const things = {
  tableAbove: thing(tableAbove, { isBackdrop: true }),
  splat: thing(() => [
    path("M-30 4C-40 -18 -14 -34 2 -26C24 -38 42 -8 30 8C36 30 4 38 -6 26C-24 34 -38 22 -30 4Z", {
      fill: "#F7B56A",
    }),
    circle(-8, -8, 7, "#FFE0A8"),
  ]),
  jarSpend: thing(() => openJar("SPEND", "#C0392F"), { feet: [52, 80] }),
} satisfies Record<string, Thing>;
