import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { storyKits } from "#course/story-kits.ts";
import { el, toSvgText } from "#characters/node.ts";
import type { Place, Weather } from "#stage/kit/place.ts";
import { drawPng, withoutLayers } from "./draw.ts";
import { ffmpeg } from "./tool.ts";

const PLACES = fileURLToPath(new URL("../../app/ui/places", import.meta.url));
const PICTURE = { width: 1600, height: 1000 };
/** The part of a place that is shown: as wide as its sky is drawn, from this height on. */
const SCALE = 1.06;
const TOP = 270;
/** Widths in pixels: as it is drawn, and as it is kept. A blurred picture needs no more. */
const DRAWN = 800;
const KEPT = 640;

/** Everything is drawn, also what a camera would not see. */
const calm: Weather = { life: 24, evening: 0, shake: 0, sees: () => true, frames: () => true };

/** A place without anybody in it, as SVG text. */
function emptyPlace({ middle, layers, front }: Place): string {
  const at = `translate(${PICTURE.width / 2} 0) scale(${SCALE}) translate(${-middle} ${-TOP})`;
  return toSvgText(
    el(
      "svg",
      {
        xmlns: "http://www.w3.org/2000/svg",
        viewBox: `0 0 ${PICTURE.width} ${PICTURE.height}`,
      },
      el(
        "g",
        { transform: at },
        ...layers.flatMap((layer) => layer.draw(calm)),
        ...(front?.(calm) ?? []),
      ),
    ),
  );
}

/** Renders the place of each story, blurred, as what stands behind its questions. */
export async function renderPlaces(): Promise<string[]> {
  mkdirSync(PLACES, { recursive: true });
  const places = new Map<string, Place>();
  for (const load of Object.values(storyKits))
    for (const [name, place] of Object.entries((await load()).kit.places)) places.set(name, place);
  for (const [name, place] of places) {
    const drawn = join(PLACES, `${name}.png`);
    writeFileSync(drawn, drawPng(withoutLayers(emptyPlace(place)), DRAWN));
    const looks = `scale=${KEPT}:-2,gblur=sigma=4.5,eq=brightness=0.04:saturation=0.94`;
    ffmpeg("-i", drawn, "-vf", looks, "-quality", 62, join(PLACES, `${name}.webp`));
    rmSync(drawn);
  }
  return [...places.keys()];
}
