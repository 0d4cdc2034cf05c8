import { toSvgText } from "#characters/node.ts";
import { drawPng, withoutLayers } from "#tools/studio/draw.ts";
import { readStoryFile } from "#tools/studio/story-figures.ts";
import { frame } from "#stage/scene/frame.ts";
import { HEIGHT, WIDTH } from "#stage/base/size.ts";
import { expect, test } from "@playwright/test";
import { planStory } from "#tools/studio/kits.ts";

/** One onboarding story and one of each mission; SHARES are places of their golden frames. */
const STORIES = [
  "onboarding/intro",
  "missions/1/v3",
  "missions/2/v3",
  "missions/3/v1",
  "missions/4/v3",
  "missions/5/v3",
];
const SHARES = [0.15, 0.85];
const PICTURE = [WIDTH / 2, HEIGHT / 2] as const;
/**
 * Decibels; the pictures have 42 to 48. A shape of 12 x 12 pixels that only one of the two draws is
 * enough to fall below it.
 */
const PSNR_MIN = 40;

interface Pair {
  svg: string;
  png: string;
  size: readonly [number, number];
}

/** Peak signal-to-noise ratio of two pictures in decibels, as the browser draws both. */
async function psnr({ svg, png, size: [width, height] }: Pair): Promise<number> {
  const pixels = async (url: string) => {
    const image = new Image(width, height);
    image.src = url;
    await image.decode();
    const context = new OffscreenCanvas(width, height).getContext("2d");
    context?.drawImage(image, 0, 0, width, height);
    return context?.getImageData(0, 0, width, height).data ?? new Uint8ClampedArray();
  };
  const [one, other] = [
    await pixels(`data:image/svg+xml,${encodeURIComponent(svg)}`),
    await pixels(`data:image/png;base64,${png}`),
  ];
  let squares = 0;
  for (const [index, value] of one.entries()) squares += (value - (other[index] ?? 0)) ** 2;
  return 10 * Math.log10(255 ** 2 / (squares / one.length || 1e-9));
}

/** A picture of a story as the browser and as the studio draw it. */
function pairAt(id: string, share: number, change: (svg: string) => string = (svg) => svg): Pair {
  const { story, recording, more } = readStoryFile(id);
  const timed = planStory(story, recording, more);
  const seconds = Math.round(timed.speech.duration * share * 10) / 10;
  const svg = toSvgText(frame(seconds, seconds, timed, false));
  const png = Buffer.from(drawPng(change(withoutLayers(svg)), PICTURE[0])).toString("base64");
  return { svg, png, size: PICTURE };
}

test("the studio and the browser draw the same pictures of stories, over 40 dB alike (T-324)", async ({
  page,
}) => {
  const found: string[] = [];
  for (const id of STORIES)
    for (const share of SHARES) {
      const decibels = await page.evaluate(psnr, pairAt(id, share));
      if (decibels < PSNR_MIN) found.push(`${id} at ${share}: ${decibels.toFixed(1)} dB`);
    }
  expect(found).toEqual([]);
});

test("a picture without its gradients is found", async ({ page }) => {
  const pair = pairAt("missions/1/v3", 0.15, (svg) => svg.replaceAll(/url\(#[^)]*\)/g, "#fff"));
  expect(await page.evaluate(psnr, pair)).toBeLessThan(PSNR_MIN);
});
