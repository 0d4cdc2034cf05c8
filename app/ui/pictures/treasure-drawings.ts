import { el, line, path } from "#characters/node.ts";
import { color } from "#characters/palette.ts";
import { coin as drawCoin, dot, starPath } from "#characters/shapes.ts";
import { oval } from "./brush.ts";
import type { Drawing } from "./brush.ts";

export const coin: Drawing = () => [drawCoin(100, 96, 88)];

/** Open, with coins. */
export const chest: Drawing = (form) => [
  form("wood", "M24 96C18 40 44 18 100 18C156 18 182 40 176 96Z", 6),
  path("M36 96C33 54 54 36 100 36C146 36 167 54 164 96Z", { fill: color.furDeep }),
  drawCoin(62, 88, 24),
  drawCoin(138, 88, 24),
  drawCoin(100, 78, 29),
  form("darkWood", "M20 98L180 98L176 162C175 174 168 182 156 182L44 182C32 182 25 174 24 162Z", 6),
  line("M26 144H174", color.furDeep, 4, { opacity: 0.4 }),
  form("gold", "M44 106L64 106L64 182L46 182Z", 3),
  form("gold", "M136 106L156 106L154 182L136 182Z", 3),
  form("gold", "M20 94L180 94C189 94 189 116 180 116L20 116C11 116 11 94 20 94Z", 4),
  form(
    "bronze",
    "M86 98L114 98C122 98 124 102 124 108L124 130C124 142 114 150 100 150C86 150 76 142 76 130L76 108C76 102 78 98 86 98Z",
    4,
  ),
  path(`${dot(100, 118, 8, 8)}M100 118L107 138H93Z`, { fill: color.furDeep }),
];

export const key: Drawing = (form) => [
  el(
    "g",
    { transform: "rotate(-42 100 100)" },
    form(
      "gold",
      "M89 90L111 90L111 138L132 138C141 138 141 156 132 156L111 156L111 164L126 164C135 164 135 182 126 182L111 182C111 202 89 202 89 186Z",
      4,
    ),
    form("gold", oval(100, 46, 44, 44) + oval(100, 44, 19, 19), 6),
    form("bronze", "M86 86L114 86C122 86 122 102 114 102L86 102C78 102 78 86 86 86Z", 3),
  ),
];

/** Parchment with the way to a cross. */
export const map: Drawing = (form) => [
  form("parchment", "M20 46L74 26L126 44L180 24L180 154L126 174L74 156L20 176Z", 4),
  path("M74 26L126 44V174L74 156Z", { fill: "#B07A3C", opacity: 0.16 }),
  path("M40 74C40 58 62 52 76 60C90 54 104 66 96 78C90 92 72 86 62 90C48 92 40 86 40 74Z", {
    fill: "#7FCFA2",
  }),
  path(
    "M118 142C118 128 134 122 146 128C160 126 168 138 162 148C154 158 144 152 136 156C126 158 118 152 118 142Z",
    { fill: "#7FCFA2" },
  ),
  line("M38 146Q52 116 78 122T112 112T132 98", "#A5673F", 9, { strokeDasharray: "0 17" }),
  line("M128 60L150 82M150 60L128 82", color.coralDark, 13),
  form("parchment", "M20 42C10 90 10 132 20 180L36 172C28 132 28 88 36 38Z", 3),
  form("parchment", "M180 20C190 68 190 110 180 158L164 162C172 110 172 68 164 28Z", 3),
];

export const ruby: Drawing = (form) => [
  form(
    "coral",
    "M58 30L142 30C149 30 154 33 158 38L190 80C195 87 194 93 189 99L109 184C104 189 96 189 91 184L11 99C6 93 5 87 10 80L42 38C46 33 51 30 58 30Z",
    6,
  ),
  path("M66 86L100 32L134 86ZM8 86L48 34L66 86ZM192 86L152 34L134 86Z", {
    fill: color.white,
    opacity: 0.22,
  }),
  path("M66 86H134L100 187Z", { fill: color.white, opacity: 0.16 }),
  path("M134 86H194L104 187H100Z", { fill: "#A8302C", opacity: 0.28 }),
  line("M52 48L36 70", color.white, 8, { opacity: 0.8 }),
];

export const crown: Drawing = (form) => [
  form(
    "gold",
    "M30 156L14 76C13 68 21 64 27 69L62 100L91 42C95 34 105 34 109 42L138 100L173 69C179 64 187 68 186 76L170 156Z",
    6,
  ),
  form("gold", oval(100, 32, 13, 13), 3),
  form("gold", oval(19, 64, 11, 11), 3),
  form("gold", oval(181, 64, 11, 11), 3),
  form("bronze", "M34 146L166 146C178 146 178 178 166 178L34 178C22 178 22 146 34 146Z", 5),
  form("coral", "M100 100L116 120L100 140L84 120Z", 4),
  form("teal", oval(58, 126, 10, 10), 3),
  form("teal", oval(142, 126, 10, 10), 3),
];

/** With Glimm's light. */
export const lantern: Drawing = (form) => [
  line("M70 44C70 6 130 6 130 44", color.indigo, 9),
  form("glow", "M58 70L142 70L150 154L50 154Z", 5),
  path(starPath(100, 114, 26, 13), {
    fill: color.white,
    stroke: color.white,
    strokeWidth: 12,
    strokeLinejoin: "round",
  }),
  line("M62 72L54 152M138 72L146 152", color.indigo, 8),
  form(
    "indigo",
    "M72 38L128 38C134 38 138 41 141 46L156 68C160 74 157 80 150 80L50 80C43 80 40 74 44 68L59 46C62 41 66 38 72 38Z",
    5,
  ),
  form(
    "indigo",
    "M46 150L154 150C166 150 168 160 168 168C168 180 162 186 152 186L48 186C38 186 32 180 32 168C32 160 34 150 46 150Z",
    5,
  ),
];

/** Two pebbles of the beach, the upper one striped. */
export const pebble: Drawing = (form) => [
  form(
    "parchment",
    "M22 142C22 118 54 104 104 106C152 106 180 122 178 146C176 170 144 182 98 180C50 180 22 166 22 142Z",
    6,
  ),
  form(
    "sea",
    "M44 82C44 48 74 26 108 28C142 30 164 54 160 86C156 116 128 130 98 126C64 124 44 110 44 82Z",
    7,
  ),
  line("M52 104C82 88 124 84 157 92", color.white, 9, { opacity: 0.75 }),
  line("M78 44C92 38 110 37 124 42", color.white, 8, { opacity: 0.6, strokeLinecap: "round" }),
];

/** A fire that a streak keeps burning. */
export const flame: Drawing = (form) => [
  form(
    "orange",
    "M104 4C112 36 150 56 168 98C186 142 160 196 100 196C40 196 14 142 32 98C38 84 46 74 52 58C62 68 68 78 72 88C80 60 86 32 104 4Z",
    6,
  ),
  form(
    "gold",
    "M104 52C110 78 142 94 152 122C164 158 140 188 100 188C60 188 36 158 48 122C54 106 66 102 72 90C80 96 84 104 86 112C94 96 98 76 104 52Z",
    5,
  ),
];
