import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { BANDS } from "../slides/bands.ts";
import type { Band } from "../slides/bands.ts";
import type { Slide } from "../slides/registry.ts";
import { bandsWithOwnPath, pathOf, slidesFor, versionFor } from "./band-path.ts";

const quiz = (id: string, bands?: Band[] | null) =>
  ({ id, type: "quiz", ...(bands !== undefined && { for: bands }) }) as unknown as Slide;
const idsFor = (slides: readonly Slide[], band: Band) =>
  slidesFor(slides, band)
    .map(({ id }) => id)
    .join("");

describe("the slides of a band", () => {
  const song = quiz("s");
  const little = quiz("l", ["little"]);
  const middle = quiz("m", ["middle"]);
  const older = quiz("o", ["older"]);
  const teen = quiz("t", ["teen"]);
  it.each<[string, Slide[], Record<Band, string>]>([
    [
      "without bands are those of everybody",
      [song, quiz("a"), quiz("n", null)],
      { little: "san", middle: "san", older: "san", teen: "san" },
    ],
    [
      "are its own and those for all, in their order",
      [little, middle, song, older, teen],
      { little: "ls", middle: "ms", older: "so", teen: "st" },
    ],
    [
      "are those of 11 to 14 where the oldest have none",
      [little, middle, older, song],
      { little: "ls", middle: "ms", older: "os", teen: "os" },
    ],
    [
      "are those of 7 to 10 where all others have none",
      [middle, song],
      { little: "ms", middle: "ms", older: "ms", teen: "ms" },
    ],
    [
      "are those for all where neither it nor a fallback has any",
      [little, song],
      { little: "ls", middle: "s", older: "s", teen: "s" },
    ],
    [
      "may be shared by several bands",
      [quiz("a", ["little", "middle"]), quiz("b", ["older", "teen"])],
      { little: "a", middle: "a", older: "b", teen: "b" },
    ],
    [
      "are those of the nearest band where nothing at all would be left",
      [older],
      { little: "o", middle: "o", older: "o", teen: "o" },
    ],
  ])("%s (T-1923)", (_what, slides, expected) =>
    expect(Object.fromEntries(BANDS.map((band) => [band, idsFor(slides, band)]))).toEqual(expected),
  );

  const anySlides = fc
    .array(fc.option(fc.subarray([...BANDS], { minLength: 1 }), { nil: undefined }), {
      minLength: 1,
      maxLength: 12,
    })
    .map((all) => all.map((bands, index) => quiz(String(index), bands)));
  const anyBand = fc.constantFrom(...BANDS);

  it("are never none, keep their order, and are the same for the band whose path they are", () =>
    fc.assert(
      fc.property(anySlides, anyBand, (slides, band) => {
        const sent = slidesFor(slides, band);
        expect(sent).not.toEqual([]);
        expect(sent).toEqual(slides.filter((slide) => sent.includes(slide)));
        expect(slidesFor(slides, pathOf(slides, band))).toEqual(sent);
      }),
    ));

  it("every slide is in the path of some band", () =>
    fc.assert(
      fc.property(anySlides, (slides) => {
        const reached = new Set(BANDS.flatMap((band) => slidesFor(slides, band)));
        expect(reached.size).toBe(slides.length);
      }),
    ));
});

describe("a version as the children of a band get it", () => {
  it("is the same object where it is the same for all", () => {
    const version = { slides: [quiz("a"), quiz("b")] };
    expect(versionFor(version, "teen")).toBe(version);
    expect(bandsWithOwnPath(version.slides)).toEqual([]);
  });

  it("names the bands that get it, and holds no slide of another band and no list of bands", () => {
    const slides = [quiz("m", ["middle"]), quiz("o", ["older"]), quiz("s")];
    const sent = JSON.parse(JSON.stringify(versionFor({ slides }, "teen"))) as object;
    expect(sent).toEqual({
      bands: ["older", "teen"],
      slides: [
        { id: "o", type: "quiz" },
        { id: "s", type: "quiz" },
      ],
    });
    expect(bandsWithOwnPath(slides)).toEqual(["middle", "older"]);
  });
});
