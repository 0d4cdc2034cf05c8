import { el, ellipse, line, path } from "#characters/node.ts";
import type { RigNode } from "#characters/node.ts";
import { color } from "#characters/palette.ts";
import { tuft } from "../places/place.ts";

/** Pocket from behind, as the camera sees him over his shoulder; (0, 0) is the middle of his head. */
export const pocketBack = (): RigNode[] => [
  path("M-150 300C-150 170 -96 96 0 96S150 170 150 300V460H-150Z", { fill: "#7F4A2E" }),
  line("M-92 120Q20 180 116 300", color.tealDark, 24),
  line("M-92 120Q20 180 116 300", "#7FE3D6", 3, { strokeDasharray: "9 8", opacity: 0.7 }),
  ellipse(-104, -52, 29, 31, "#7F4A2E"),
  ellipse(104, -52, 29, 31, "#7F4A2E"),
  path("M0 -98C70 -98 122 -62 127 -4C131 48 82 84 0 84S-131 48 -127 -4C-122 -62 -70 -98 0 -98Z", {
    fill: "#8E5434",
  }),
  path("M40 -94C90 -82 123 -50 127 -4C131 48 82 84 0 84C76 60 104 -20 40 -94Z", {
    fill: "#5E3421",
    opacity: 0.28,
  }),
  path(
    "M-20 -92C-24 -106 -16 -114 -8 -118C-9 -111 -5 -107 -2 -106C1 -116 8 -122 17 -124C14 -116 15 -111 19 -108C24 -111 30 -111 34 -109C28 -105 26 -100 26 -92Z",
    { fill: "#A0623C" },
  ),
  line("M-70 -64Q-40 -84 -6 -84", "#B97A4E", 9, { opacity: 0.7 }),
  line("M-120 26L-164 18M-116 42L-158 46M120 26L164 18M116 42L158 46", "#8E5A3C", 4, {
    opacity: 0.6,
  }),
  line("M-26 52q10 10 20 0M12 34q10 10 20 0M-52 20q10 10 20 0", "#7F4A2E", 5, { opacity: 0.6 }),
  path("M-96 76Q0 118 96 76L104 112Q0 156 -104 112Z", { fill: color.coral }),
  line("M-88 98Q0 136 88 98", color.coralDark, 6),
];

/** A palm's leaf that hangs into the picture from above, in the shade. */
export const palmNear = (): RigNode[] => [
  path(
    "M0 0C70 -66 190 -84 300 -8C276 -18 262 -16 250 -6C240 -22 222 -24 208 -12C196 -28 178 -28 164 -12C150 -26 132 -24 118 -8C102 -20 84 -16 72 0C50 -8 24 -4 0 0Z",
    { fill: "#14693F", transform: "rotate(52)" },
  ),
  path(
    "M0 0C70 -66 190 -84 300 -8C276 -18 262 -16 250 -6C240 -22 222 -24 208 -12C196 -28 178 -28 164 -12C150 -26 132 -24 118 -8C102 -20 84 -16 72 0C50 -8 24 -4 0 0Z",
    { fill: "#1F8A57", transform: "rotate(24)" },
  ),
];

/** Grass before the camera. */
export const grassNear = (): RigNode[] => [
  tuft(-30, 0, 150, 7, "#14693F"),
  tuft(34, 6, 118, 7, "#1F8A57"),
];

/** Dust where something heavy lands. */
export const dustPuff = (): RigNode[] => [
  el("path", {
    d: "M-90 0a26 26 0 0 1 40 -20a34 34 0 0 1 58 -8a30 30 0 0 1 46 12a22 22 0 0 1 36 16Z",
    fill: "#FFF3DC",
    opacity: 0.9,
  }),
];
