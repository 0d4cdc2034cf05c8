import { existsSync } from "node:fs";
import { Resvg } from "@resvg/resvg-js";
import { ToolError } from "./tool.ts";

const FONT_FILE = "/usr/share/fonts/truetype/quicksand/Quicksand-Bold.ttf";

/** Throws if the clips' font is not installed, because another font would change every frame. */
export function checkFont(): void {
  if (!existsSync(FONT_FILE))
    throw new ToolError("The Quicksand font is missing. Debian: apt-get install fonts-quicksand");
}

/**
 * The same picture without a layer for each see-through shape: resvg aborts on a layer that lies
 * outside the picture, where the camera of a story leaves many.
 */
export const withoutLayers = (svg: string): string =>
  svg.replace(
    /(<(?:path|ellipse|circle|rect)\b[^>]*?) opacity="([^"]*)"/g,
    '$1 fill-opacity="$2" stroke-opacity="$2"',
  );

function render(svg: string, width: number) {
  return new Resvg(svg, {
    fitTo: { mode: "width", value: width },
    font: { loadSystemFonts: false, fontFiles: [FONT_FILE], defaultFontFamily: "Quicksand" },
  }).render();
}

export const drawPixels = (svg: string, width: number): Uint8Array => render(svg, width).pixels;
export const drawPng = (svg: string, width: number): Uint8Array => render(svg, width).asPng();
