import { path, line, ellipse, el } from "#characters/node.ts";
import type { RigNode } from "#characters/node.ts";
import { glass } from "#stage/props/glass.ts";
import { thing } from "#stage/kit/thing.ts";
import type { Thing } from "#stage/kit/thing.ts";

/** Neither a crab's red nor the pink of Pocket's scarf, before which he holds it. */
const SHELL = { outside: "#A98BEF", side: "#D3C4FB", line: "#7355CB", shine: "#EFE9FF" } as const;

/** A sea snail's shell, about 90 wide. */
const shell = (): RigNode[] => [
  path("M-46 28C-56 -18 -22 -48 12 -42C46 -36 56 -2 38 22Q16 38 -46 28Z", { fill: SHELL.outside }),
  path("M-46 28C-50 6 -40 -14 -24 -28C-34 -2 -26 20 -6 34Q-26 34 -46 28Z", { fill: SHELL.side }),
  line("M32 16C44 -12 16 -34 -4 -20C-20 -6 -8 14 8 6C16 0 12 -10 4 -8", SHELL.line, 6),
  line("M-4 -36Q10 -40 22 -34", SHELL.shine, 6),
];

const eye = (x: number): RigNode[] => [
  line(`M-30 14L${x} -34`, "#E8564E", 7),
  ellipse(x, -42, 13, 15, "#fff"),
  ellipse(x - 3, -41, 7, 9, "#2E1B1A"),
];

/** The same shell with the crab that lives in it. */
const hermit = (): RigNode[] => [
  line("M-34 26L-58 44M-14 32L-22 50M10 32L16 50M28 26L42 44", "#E8564E", 9),
  ...eye(-58),
  ...eye(-32),
  ellipse(-42, 16, 22, 17, "#FF6B5B"),
  path(
    "M-62 20C-88 10 -92 -14 -74 -26C-74 -12 -66 -8 -58 -6C-62 -14 -58 -22 -50 -24C-40 -6 -46 12 -62 20Z",
    {
      fill: "#E8564E",
    },
  ),
  ...shell(),
];

/** A beach bag around the middle of its cloth; its mouth is at the top. */
const sack = (): RigNode[] => [
  line("M-46 -66Q-40 -140 0 -140T46 -66", "#C77A1E", 12),
  path("M-66 -66H66L84 62Q84 88 54 88H-54Q-84 88 -84 62Z", { fill: "#FFC24D" }),
  path("M-74 -14H74L79 24H-79Z", { fill: "#FF6B5B" }),
  path("M42 -66H66L84 62Q84 88 54 88H40Q62 20 42 -66Z", { fill: "#C77A1E", opacity: 0.3 }),
  ellipse(0, -66, 67, 17, "#A85F12"),
  ellipse(0, -62, 56, 11, "#7A430C"),
];

/** The same bag, empty on the ground. */
const sackLies = (): RigNode[] => [
  ellipse(4, 44, 104, 15, "#7A5A2B", { opacity: 0.25 }),
  el("g", { transform: "scale(1 .62) rotate(-82)" }, ...sack()),
];

/** A bubble of a thought with a glass of water in it; the thinker is on its lower left. */
const thoughtOfWater = (): RigNode[] => [
  ellipse(-112, 104, 13, 12, "#fff"),
  ellipse(-86, 78, 20, 18, "#fff"),
  path(
    "M-92 6C-112 -40 -70 -80 -36 -66C-18 -104 44 -104 58 -66C100 -72 120 -26 94 4C112 44 70 78 34 62C12 88 -34 86 -46 60C-84 66 -108 36 -92 6Z",
    { fill: "#fff" },
  ),
  el("g", { transform: "scale(.94)" }, ...glass()),
];

/** Things of this story alone. */
export const things = {
  sack: thing(sack, { hold: { box: [-74, -110, 74, 82] } }),
  sackLies: thing(sackLies),
  thoughtOfWater: thing(thoughtOfWater),
  shell: thing(shell, { hold: { box: [-46, -40, 46, 32] }, feet: [36, 26] }),
  hermit: thing(hermit, { hold: { box: [-46, -40, 44, 38] } }),
} satisfies Record<string, Thing>;
