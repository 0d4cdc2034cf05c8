import { el, ellipse, line, part, path } from "#characters/node.ts";
import type { RigNode } from "#characters/node.ts";
import { color } from "#characters/palette.ts";

/** Head, trunk and what lies on them, as they are seen from behind; in the rig's units. */
const HEAD =
  "M320 122C430 122 512 178 522 272C530 356 450 408 320 408C190 408 110 356 118 272C128 178 210 122 320 122Z";
const FORELOCK =
  "M288 128C284 108 292 96 302 90C301 100 306 105 312 108C315 92 328 82 343 80C338 91 339 99 345 105C352 100 361 100 366 103C358 110 355 118 356 128Z";
const TRUNK =
  "M320 372C402 372 446 446 458 540C472 648 430 722 320 722C210 722 168 648 182 540C194 446 238 372 320 372Z";

const ear = (x: number): RigNode[] => [
  ellipse(x, 184, 46, 49, color.furDark),
  ellipse(x + (x < 320 ? 5 : -5), 178, 34, 36, color.furLight),
];

/** Fur at the cheeks, which looks out at both sides. */
const TUFTS = [
  "M140 306C126 316 116 318 104 317C110 326 114 330 119 333C114 341 108 345 101 347C118 358 140 360 164 356Z",
  "M500 306C514 316 524 318 536 317C530 326 526 330 521 333C526 341 532 345 539 347C522 358 500 360 476 356Z",
];

/** The back of Pocket's head. */
export const backOfHead = (): RigNode[] => [
  ...ear(148),
  ...ear(492),
  ...TUFTS.map((d) => path(d, { fill: "#FFEFD6" })),
  path(HEAD, { fill: color.fur }),
  path(
    "M118 272C110 356 190 408 320 408C450 408 530 356 522 272C500 350 420 378 320 378C220 378 140 350 118 272Z",
    {
      fill: color.furDark,
      opacity: 0.55,
    },
  ),
  path("M200 172C236 144 276 134 316 136C276 146 240 160 210 186Z", {
    fill: color.furLight,
    opacity: 0.8,
  }),
  path(FORELOCK, { fill: color.furLight }),
  line(
    "M290 168Q304 150 300 132M320 176Q324 152 322 130M352 168Q342 150 344 132",
    color.furDark,
    6,
    {
      opacity: 0.6,
    },
  ),
];

/** The back of his trunk with the strap of his satchel. */
export const backOfTrunk = (): RigNode[] => [
  path(TRUNK, { fill: color.fur }),
  path("M430 470C462 600 430 700 340 720Q450 700 462 600Q462 530 430 470Z", {
    fill: color.furDark,
    opacity: 0.5,
  }),
  line("M412 404Q330 500 202 590", color.tealDark, 25),
  line("M412 404Q330 500 202 590", "#7FE3D6", 3.5, { strokeDasharray: "9 8", opacity: 0.8 }),
];

/** The scarf around his neck. */
export const backOfScarf = (): RigNode[] => [
  line("M222 424Q320 474 418 424", color.coral, 46),
  line("M232 442Q320 486 408 442", color.coralDark, 7, { opacity: 0.7 }),
];

/** Pocket's layers from behind: no face, no satchel, and the tail before his body. */
export const turnedAway = (layers: readonly RigNode[]): RigNode[] =>
  layers.map((layer) => {
    if (layer.attrs["data-part"] !== "otter") return layer;
    const of = (name: string) =>
      layer.children.find((child) => child.attrs["data-part"] === name) ?? null;
    const head = of("head");
    return {
      ...layer,
      children: [
        of("arm-left"),
        of("arm-right"),
        of("feet"),
        of("worn") ?? part("back", {}, ...backOfTrunk()),
        part("scarf-back", {}, ...backOfScarf()),
        el("g", head?.attrs ?? {}, ...backOfHead()),
        el("g", { transform: "translate(640 0) scale(-1 1)" }, of("tail")),
      ].filter((node) => node !== null),
    };
  });
