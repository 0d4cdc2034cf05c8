import { el, toSvgText } from "#characters/node.ts";
import type { RigNode } from "#characters/node.ts";
import { pocket } from "#characters/pocket/pocket.ts";
import { rect } from "#stage/base/shapes.ts";
import { COURSE } from "#app/copy/brand.ts";
import { intro } from "#app/copy/intro.ts";
import { drawPng, withoutLayers } from "../draw.ts";
import { beach, BEACH } from "./beach.ts";

/** The size that sites show of a link (Open Graph). */
const SHARE_PICTURE = { width: 1200, height: 630 };
const { width, height } = SHARE_PICTURE;

const lettering = (text: string, y: number, size: number, fill: string): RigNode => ({
  tag: "text",
  attrs: { x: 90, y, fontFamily: "Quicksand", fontWeight: 700, fontSize: size, fill },
  children: [],
  text,
});

/** Pocket on the beach beside the name of the course, as PNG bytes. */
export function sharePicture(): Uint8Array {
  const scale = width / BEACH.width;
  const mascot = pocket({ mood: "wave" }, "share");
  const svg = el(
    "svg",
    { xmlns: "http://www.w3.org/2000/svg", viewBox: `0 0 ${width} ${height}` },
    el(
      "g",
      { transform: `translate(0 ${height - BEACH.height * scale}) scale(${scale})` },
      ...beach(),
    ),
    rect(50, 118, 640, 330, "#fffdf7", { rx: 44 }),
    lettering(COURSE, 216, 70, "#075b55"),
    lettering(intro.ages, 290, 36, "#3a2320"),
    lettering(intro.tagline, 380, 40, "#b3281f"),
    { ...mascot, attrs: { ...mascot.attrs, x: 726, y: 46, width: 456, height: 570 } },
  );
  return drawPng(withoutLayers(toSvgText(svg)), width);
}
