import { el, path, toSvgText, verticalGradient } from "#characters/node.ts";
import type { RigNode } from "#characters/node.ts";
import { pocket } from "#characters/pocket/pocket.ts";
import { MAIL_PICTURE } from "#domain/routing/mail-picture.ts";
import { circle, rect } from "#stage/base/shapes.ts";
import { drawPng, withoutLayers } from "../draw.ts";
import { cloud } from "./beach.ts";

/** Twice the size at which mails show it, for sharp screens. */
const [width, height] = [MAIL_PICTURE.width * 2, MAIL_PICTURE.height * 2];

const SEA = 268;
/** A line of waves across the picture, filled to its lower edge. */
const waves = (y: number, shift: number, size: number, fill: string): RigNode => {
  const crests = Array.from({ length: Math.ceil(width / size) + 3 }, () => `t${size} 0`).join("");
  return path(`M${shift - size} ${y}q${size / 2} -${size / 5} ${size} 0${crests}V${height}H0Z`, {
    fill,
  });
};

const sky = (): RigNode[] => [
  el(
    "defs",
    {},
    verticalGradient("mail-sky", [
      [0, "#6FD0F8"],
      [0.6, "#BFEBFD"],
      [1, "#FFF6DF"],
    ]),
    verticalGradient("mail-hull", [
      [0, "#E2685A"],
      [1, "#B3382F"],
    ]),
    verticalGradient("mail-sail", [
      [0, "#FFFDF7"],
      [1, "#FFE9B8"],
    ]),
  ),
  rect(0, 0, width, height, "url(#mail-sky)"),
  circle(930, 92, 96, "#FFE98F", { fillOpacity: 0.45 }),
  circle(930, 92, 62, "#FFE27A"),
  cloud(150, 92, 0.62),
  cloud(1030, 190, 0.42),
  cloud(390, 58, 0.4),
];

const land = (): RigNode[] => [
  path(`M-40 ${SEA}C40 170 130 150 210 ${SEA}Z`, { fill: "#9BD8C4" }),
  path(`M120 ${SEA}C180 204 270 196 360 ${SEA}Z`, { fill: "#7CCBA6" }),
  path(`M860 ${SEA}C930 196 1010 186 1160 ${SEA}Z`, { fill: "#83CDB0" }),
];

/** The boat's mast and sail, behind Pocket. */
const sail = (): RigNode[] => [
  rect(520, 26, 14, 280, "#8A5A35", { rx: 7 }),
  path("M512 40C438 92 404 168 398 262C438 276 480 278 512 274Z", { fill: "url(#mail-sail)" }),
  circle(472, 196, 27, "#FFC93C"),
  circle(472, 196, 18, "#FFE58A"),
  path("M534 26C562 24 582 32 606 26C598 36 598 44 606 54C582 60 562 50 534 54Z", {
    fill: "#FF6B5B",
  }),
];

const hull = (): RigNode[] => [
  path("M372 286C468 304 660 304 764 280C752 344 716 384 664 392H462C412 384 382 344 372 286Z", {
    fill: "url(#mail-hull)",
  }),
  path(
    "M366 280C468 298 664 298 770 273C772 284 770 294 766 300C660 320 474 320 373 306C368 298 366 290 366 280Z",
    {
      fill: "#FFFDF7",
    },
  ),
  circle(452, 348, 15, "#FFE9B8"),
  circle(568, 354, 15, "#FFE9B8"),
  circle(684, 346, 15, "#FFE9B8"),
];

/** The tail would stand out behind the boat. */
const withoutTail = (node: RigNode): RigNode => ({
  ...node,
  children: node.children
    .filter(({ attrs }) => attrs["data-part"] !== "tail")
    .map((child) => withoutTail(child)),
});

/** Pocket sails through the bay, as PNG bytes: the head of every mail. */
export function mailPicture(): Uint8Array {
  const mascot = withoutTail(pocket({ mood: "wave" }, "mail"));
  const svg = el(
    "svg",
    { xmlns: "http://www.w3.org/2000/svg", viewBox: `0 0 ${width} ${height}` },
    ...sky(),
    ...land(),
    rect(0, SEA - 4, width, height, "#37BCD8"),
    waves(292, -30, 120, "#2CACD8"),
    ...sail(),
    { ...mascot, attrs: { ...mascot.attrs, x: 504, y: 30, width: 290, height: 362 } },
    ...hull(),
    waves(376, -70, 140, "#5FD6E0"),
    waves(398, 0, 110, "#B8F0EC"),
  );
  return drawPng(withoutLayers(toSvgText(svg)), width);
}
