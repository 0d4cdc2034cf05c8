import { el, ellipse, line, path } from "#characters/node.ts";
import { color } from "#characters/palette.ts";
import { dot, starPath } from "#characters/shapes.ts";
import type { PictureName } from "../drawings.ts";
import { oval } from "./brush.ts";
import type { Drawing, Form } from "./brush.ts";
import { chest, key, map } from "./treasure-drawings.ts";

const bell: Drawing = (form) => [
  form("bronze", oval(100, 168, 22, 20), 4),
  form(
    "gold",
    "M100 34C138 34 150 66 152 98C154 126 164 138 176 150C184 159 180 168 168 168L32 168C20 168 16 159 24 150C36 138 46 126 48 98C50 66 62 34 100 34Z",
    7,
  ),
  line("M44 140Q100 154 156 140", color.goldDark, 9, { opacity: 0.75 }),
  line("M66 108Q66 76 84 62", "#FFF7D6", 10, { opacity: 0.9 }),
  form("coral", "M100 36C86 14 60 8 54 24C50 40 76 52 100 42Z", 4),
  form("coral", "M100 36C114 14 140 8 146 24C150 40 124 52 100 42Z", 4),
  form("coral", oval(100, 36, 13, 13), 4),
];

const letter: Drawing = (form) => [
  form(
    "parchment",
    "M36 42L164 42C176 42 184 50 184 62L184 144C184 156 176 164 164 164L36 164C24 164 16 156 16 144L16 62C16 50 24 42 36 42Z",
    5,
  ),
  path("M24 158L82 106H118L176 158Q170 164 162 164H38Q30 164 24 158Z", {
    fill: color.creamLight,
    opacity: 0.5,
  }),
  form(
    "cream",
    "M34 44L166 44C180 46 182 58 174 65L116 116C107 124 93 124 84 116L26 65C18 58 20 46 34 44Z",
    5,
  ),
  form("coral", oval(100, 112, 25, 25), 5),
  path(starPath(100, 113, 12, 6), {
    fill: color.white,
    stroke: color.white,
    strokeWidth: 5,
    strokeLinejoin: "round",
  }),
];

/** With a message. */
const phone: Drawing = (form) => [
  el(
    "g",
    { transform: "rotate(-8 90 100)" },
    form(
      "indigo",
      "M58 10L122 10C136 10 144 18 144 32L144 168C144 182 136 190 122 190L58 190C44 190 36 182 36 168L36 32C36 18 44 10 58 10Z",
      6,
    ),
    path("M58 30H122Q130 30 130 38V154Q130 162 122 162H58Q50 162 50 154V38Q50 30 58 30Z", {
      fill: "#E3F8FF",
    }),
    path("M84 162L130 92V154Q130 162 122 162Z", { fill: "#BFE9F7", opacity: 0.7 }),
    ellipse(90, 176, 8, 6, color.white, { opacity: 0.85 }),
  ),
  form(
    "teal",
    "M98 44L172 44C184 44 192 52 192 64L192 92C192 104 184 112 172 112L116 112L90 134C84 138 80 134 82 128L88 110C80 107 76 101 76 92L76 64C76 52 86 44 98 44Z",
    5,
  ),
  path(dot(108, 78, 9, 9) + dot(134, 78, 9, 9) + dot(160, 78, 9, 9), { fill: color.white }),
];

const shield: Drawing = (form) => [
  form(
    "gold",
    "M100 8C128 28 152 34 180 34C183 108 160 164 100 194C40 164 17 108 20 34C48 34 72 28 100 8Z",
    6,
  ),
  form(
    "teal",
    "M100 32C122 46 140 51 160 52C160 110 142 150 100 174C58 150 40 110 40 52C60 51 78 46 100 32Z",
    5,
  ),
  path("M100 32C122 46 140 51 160 52C160 110 142 150 100 174Z", { fill: "#0A7F77", opacity: 0.4 }),
  line("M66 104L91 130L136 78", color.furDeep, 20, { opacity: 0.22, transform: "translate(0 5)" }),
  line("M66 102L91 128L136 76", color.creamLight, 20),
];

const candle = (form: Form, tone: "teal" | "indigo", x: number, y: number) => [
  form(tone, `M${x - 8} ${y}L${x + 8} ${y}L${x + 8} 92L${x - 8} 92Z`, 3),
  form(
    "gold",
    `M${x} ${y - 36}C${x + 14} ${y - 18} ${x + 12} ${y - 4} ${x} ${y - 2}C${x - 12} ${y - 4} ${x - 14} ${y - 18} ${x} ${y - 36}Z`,
    3,
  ),
];

const cake: Drawing = (form) => [
  form(
    "teal",
    "M8 160C8 150 60 148 100 148C140 148 192 150 192 160C192 180 140 188 100 188C60 188 8 180 8 160Z",
    4,
  ),
  form("coral", "M32 98L168 98L164 156C160 170 130 174 100 174C70 174 40 170 36 156Z", 6),
  ...candle(form, "indigo", 62, 52),
  ...candle(form, "indigo", 138, 52),
  ...candle(form, "teal", 100, 44),
  form(
    "paper",
    "M26 98C26 82 62 74 100 74C138 74 174 82 174 98L174 112C174 126 158 126 156 116C152 108 144 110 142 122C140 138 120 138 118 122C116 112 106 112 104 120C102 132 88 132 86 118C82 108 74 110 72 124C70 140 50 140 48 122C46 112 42 114 40 118C34 124 26 120 26 110Z",
    4,
  ),
  path(dot(58, 152, 5, 5) + dot(100, 154, 5, 5) + dot(142, 152, 5, 5), { fill: "#FFE08A" }),
];

/** A boat with a torn sail, in a storm. */
const broken: Drawing = (form) => [
  form(
    "violet",
    "M32 74C8 74 6 44 30 42C32 14 70 8 84 30C104 22 122 42 110 60C106 70 100 74 92 74Z",
    5,
  ),
  form("gold", "M60 66L36 104L54 104L42 136L82 92L64 92L78 66Z", 4),
  el(
    "g",
    { transform: "rotate(-8 110 140)" },
    line("M122 132V26", color.furDark, 11),
    form(
      "coral",
      "M132 34C166 50 188 80 194 116L176 108L170 92L164 116L150 108L142 120L132 116Z",
      4,
    ),
    path("M132 62L170 60Q180 72 186 88L170 84L160 96L132 90Z", { fill: color.creamLight }),
    path("M122 28L92 38L122 50Z", { fill: color.gold }),
    form(
      "wood",
      "M58 124L186 124C191 124 193 128 192 133C186 164 164 176 134 176L108 176C80 176 60 162 53 133C52 128 54 124 58 124Z",
      6,
    ),
    line("M60 144H184", color.furDeep, 4, { opacity: 0.35 }),
  ),
  form(
    "sea",
    "M4 160C20 142 40 142 56 156C70 168 84 168 98 156C114 142 134 142 150 156C164 168 180 168 196 154L196 180C196 190 188 196 178 196L22 196C12 196 4 190 4 180Z",
    5,
  ),
  line("M24 160Q38 154 50 167M118 160Q132 154 144 167", color.white, 6, { opacity: 0.85 }),
];

export const screenDrawings: Record<PictureName, Drawing> = {
  bell,
  letter,
  phone,
  chest,
  key,
  shield,
  map,
  cake,
  broken,
};
