import { el, ellipse, line, part, path, round } from "#characters/node.ts";
import type { RigNode } from "#characters/node.ts";
import { blinkAt } from "../timing.ts";
import type { Actor } from "../story.ts";
import { crab } from "./crab.ts";
import { grandma } from "./grandma.ts";
import { person } from "./person.ts";
import type { Look, PersonFrame } from "./person.ts";

/** Everybody besides Pocket and Glimm. */
export type Villager = Exclude<Actor, "pocket" | "glimm">;

const LOOKS: Record<Exclude<Villager, "grandma" | "crab">, Look> = {
  farmer: {
    skin: "#C98A5B",
    hair: "#3A2320",
    shirt: "#3D8BD9",
    trousers: "#2F4E86",
    apron: "#2F4E86",
    hat: "straw",
  },
  shopper: {
    skin: "#8A5638",
    hair: "#B44C9C",
    shirt: "#F29F1F",
    trousers: "#6A3F8F",
    hat: "headscarf",
  },
  driver: { skin: "#FFD2A8", hair: "#8E5A3C", shirt: "#5FB4E8", trousers: "#2F4E86", hat: "cap" },
  nurse: {
    skin: "#FFDCBB",
    hair: "#2E1B1A",
    shirt: "#14B8A6",
    trousers: "#E9FBF7",
    apron: "#FFFFFF",
    hat: "bun",
  },
  patient: { skin: "#E8B48C", hair: "#5E3421", shirt: "#C9C1FF", trousers: "#8B7BF7", hat: "sick" },
  mother: { skin: "#9A6240", hair: "#2E1B1A", shirt: "#FF6B5B", trousers: "#2F4E86", hat: "curls" },
  father: { skin: "#F2BE94", hair: "#8A4B25", shirt: "#58B368", trousers: "#5B4A72", hat: "beard" },
  friend: {
    skin: "#E8B48C",
    hair: "#2B2B3D",
    shirt: "#8B7BF7",
    trousers: "#FFC93C",
    hat: "long",
    wheels: "#FF6B5B",
  },
};

/** Seconds that a wave lasts. */
const WAVE_S = 1.8;

/** How far an arm is lifted, 0 to 1. */
const liftedAt = (since: number) =>
  since < 0 || since > WAVE_S ? 0 : Math.min(1, since / 0.2, (WAVE_S - since) / 0.25);

/** What a villager does: stands, breathes, and lifts an arm `since` seconds after the cue. */
function frameOf(name: Villager, since: number, life: number, isSad = false): PersonFrame {
  const lifted = liftedAt(since);
  const sway = Math.sin(life * 2.1 + name.length) * 3;
  const wave = Math.sin(life * 11) * 16 * lifted;
  return {
    left: [-78 + sway * 0.4, -124 + sway],
    right: [78 + 42 * lifted + wave, -124 - 240 * lifted + sway],
    look: isSad
      ? [-0.5, 0.9]
      : name === "patient"
        ? [-0.7, -0.1]
        : name === "nurse"
          ? [0.8, 0.3]
          : name === "friend" || name === "father"
            ? [-0.8, 0.1]
            : [0.3 * Math.sin(life * 0.6), 0],
    mouth: (name === "patient" || isSad) && lifted < 0.5 ? "sad" : lifted > 0.4 ? "grin" : "smile",
    blink: blinkAt(life + name.length * 0.7),
    breath: Math.sin(life * 2.2 + name.length),
  };
}

/** Height above the feet of the faces, for the camera. */
export const FACE_Y: Record<Actor, number> = {
  pocket: 285,
  glimm: 120,
  farmer: 330,
  shopper: 330,
  driver: 330,
  nurse: 330,
  patient: 330,
  grandma: 285,
  mother: 330,
  father: 330,
  friend: 330,
  crab: 200,
};

/** A bus, 640 long and 350 high, that has driven `x` so far; its driver greets. */
function bus(x: number, since: number, life: number): RigNode[] {
  const wheel = (cx: number) =>
    el(
      "g",
      { transform: `translate(${cx} -44) rotate(${round((x / 46) * 57.3)})` },
      ellipse(0, 0, 46, 46, "#2E1B1A"),
      ellipse(0, 0, 21, 21, "#D5DCE6"),
      line("M-15 0H15M0 -15V15", "#7E8CA3", 6),
    );
  const window = (wx: number) =>
    el("rect", { x: wx, y: -300, width: 96, height: 108, rx: 16, fill: "#CFF3FF" });
  const rider = (cx: number, skin: string, hair: string) =>
    el(
      "g",
      {},
      ellipse(cx, -222, 30, 32, skin),
      path(
        `M${cx - 32} -226Q${cx - 32} -262 ${cx} -262T${cx + 32} -226Q${cx} -246 ${cx - 32} -226Z`,
        { fill: hair },
      ),
      ellipse(cx - 9, -222, 4, 5, "#2E1B1A"),
      ellipse(cx + 13, -222, 4, 5, "#2E1B1A"),
    );
  return [
    ellipse(0, 0, 330, 18, "#2E1B1A", { opacity: 0.2 }),
    el(
      "g",
      { transform: `translate(0 ${round(Math.sin(life * 18) * 2)})` },
      el("rect", { x: -320, y: -346, width: 640, height: 230, rx: 46, fill: "#FFC93C" }),
      window(-288),
      window(-172),
      window(-56),
      rider(-240, "#8A5638", "#2E1B1A"),
      rider(-8, "#FFD2A8", "#E07A3A"),
      el("rect", { x: 76, y: -310, width: 216, height: 132, rx: 22, fill: "#CFF3FF" }),
      el(
        "g",
        { transform: "translate(186 -40) scale(.58)" },
        person("driver", LOOKS.driver, {
          ...frameOf("driver", since, life),
          left: [110, -160],
          look: [-0.8, 0.2],
        }),
      ),
      el("rect", { x: -320, y: -180, width: 640, height: 134, rx: 30, fill: "#FFB52E" }),
      el("rect", { x: -320, y: -180, width: 640, height: 30, fill: "#F29F1F" }),
      el("rect", { x: 292, y: -120, width: 34, height: 40, rx: 14, fill: "#FFF3C4" }),
    ),
    wheel(-196),
    wheel(196),
  ];
}

/** A villager at a place, `since` seconds after the cue to wave. */
export function villager(
  name: Villager,
  [x, y]: readonly [number, number],
  since: number,
  life: number,
  isSad: boolean,
): RigNode {
  const at = `translate(${round(x)} ${round(y)})`;
  if (name === "crab") return part("at-crab", { transform: at }, crab(liftedAt(since), life));
  if (name === "grandma")
    return part("at-grandma", { transform: at }, grandma(liftedAt(since), life));
  if (name === "driver") return part("bus", { transform: at }, ...bus(x, since, life));
  return part(
    `at-${name}`,
    { transform: at },
    person(name, LOOKS[name], frameOf(name, since, life, isSad)),
  );
}
