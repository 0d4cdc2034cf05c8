import { describe, expect, it } from "vitest";
import type { RigNode } from "#characters/node.ts";
import { missions } from "#course/treasure-tracker/course.ts";
import { BUDS_AD_HEIGHT, budsAd, CHECKOUT_HEIGHT, checkoutPage } from "./pages.ts";
import { WIDTH } from "./still.ts";

/** On a phone of 390 by 844: the most that a picture is wide and high (`SpotPanel.module.css`). */
const PHONE = { width: 358, height: 0.46 * 844 };
const FINGER = 44;

const PAGES = [
  { file: "answers/buds-ad.svg", drawn: budsAd(), height: BUDS_AD_HEIGHT },
  { file: "answers/checkout-page.svg", drawn: checkoutPage(), height: CHECKOUT_HEIGHT },
];

const spots = missions.flatMap(({ lesson }) =>
  lesson.slides.flatMap((slide) => (slide.type === "spot" ? [slide] : [])),
);

const spotOn = (file: string) => {
  const found = spots.find((slide) => slide.image_url?.file === file);
  if (found === undefined) throw new Error(`No slide shows ${file}.`);
  return found;
};

/** The boxes of a drawing, in per mille of the picture as areas are. */
const boxesIn = (drawn: readonly RigNode[], height: number) =>
  drawn.flatMap(({ tag, attrs }) =>
    tag === "rect"
      ? [
          [
            Math.round((Number(attrs["x"]) / WIDTH) * 1000),
            Math.round((Number(attrs["y"]) / height) * 1000),
            Math.round((Number(attrs["width"]) / WIDTH) * 1000),
            Math.round((Number(attrs["height"]) / height) * 1000),
          ].join(" "),
        ]
      : [],
  );

it("each picture in which something is found is drawn here (T-2201)", () =>
  expect(spots.map((slide) => slide.image_url?.file).toSorted()).toEqual(
    PAGES.map(({ file }) => file),
  ));

describe.each(PAGES)("$file", ({ file, drawn, height }) => {
  const { areas, alt } = spotOn(file);

  it("has each area on a box of the drawing (T-2202)", () => {
    const boxes = boxesIn(drawn, height);
    for (const { name, x, y, width, height: high } of areas)
      expect(boxes, name).toContain([x, y, width, high].join(" "));
  });

  it("has areas of 44 pixels or more on a phone that is 390 wide (T-2203)", () => {
    const high = Math.min((PHONE.width / WIDTH) * height, PHONE.height);
    for (const area of areas)
      expect((area.height / 1000) * high, area.name).toBeGreaterThanOrEqual(FINGER);
  });

  it("names in its description what each area says (T-2204)", () => {
    const plain = (text: string) => text.toLowerCase().replaceAll(/[^a-z0-9.]+/g, " ");
    const numbers = areas.flatMap(({ name }) => name.match(/\d+\.\d+|\d+/g) ?? []);
    for (const number of numbers) expect(alt, number).toContain(number);
    if (file.includes("checkout"))
      for (const { name } of areas.filter((area) => area.name.startsWith("Protection")))
        expect(plain(alt)).toContain(plain(name));
  });
});
