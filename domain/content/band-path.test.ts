import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { BANDS } from "../slides/bands.ts";
import type { Band } from "../slides/bands.ts";
import type { Slide } from "../slides/registry.ts";
import {
  bandsWithOwnPath,
  bankFor,
  isBankQuestion,
  pathOf,
  slidesFor,
  versionFor,
  versionOfSlide,
} from "./band-path.ts";

const quiz = (id: string, bands?: Band[] | null) =>
  ({ id, type: "quiz", ...(bands !== undefined && { for: bands }) }) as unknown as Slide;
const bank = (id: string, bands?: Band[]) =>
  ({ ...quiz(id, bands), for_review: true }) as unknown as Slide;
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

  it.each<[string, Slide[], Record<Band, string>, Record<Band, string>]>([
    [
      "are in no path, and are asked of the bands that they are for",
      [bank("x"), song, bank("y", ["older"]), bank("z", ["middle"])],
      { little: "s", middle: "s", older: "s", teen: "s" },
      { little: "x", middle: "xz", older: "xy", teen: "x" },
    ],
    [
      "are asked of who gets the path of their band",
      [middle, bank("y", ["middle"]), bank("z", ["teen"])],
      { little: "m", middle: "m", older: "m", teen: "m" },
      { little: "y", middle: "y", older: "y", teen: "yz" },
    ],
    [
      "give a band no path of its own",
      [middle, bank("y", ["older"])],
      { little: "m", middle: "m", older: "m", teen: "m" },
      { little: "", middle: "", older: "y", teen: "" },
    ],
    [
      "are no slide that is left where nothing else would be",
      [older, bank("x")],
      { little: "o", middle: "o", older: "o", teen: "o" },
      { little: "x", middle: "x", older: "x", teen: "x" },
    ],
    [
      "alone are no lesson",
      [bank("x")],
      { little: "", middle: "", older: "", teen: "" },
      { little: "x", middle: "x", older: "x", teen: "x" },
    ],
  ])("bank questions %s (T-2090)", (_what, slides, paths, banks) => {
    expect(Object.fromEntries(BANDS.map((band) => [band, idsFor(slides, band)]))).toEqual(paths);
    const asked = (band: Band) => bankFor(slides, band).map(({ id }) => id);
    expect(Object.fromEntries(BANDS.map((band) => [band, asked(band).join("")]))).toEqual(banks);
  });

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

  it("bank questions change no path, and only they are left out (T-2091)", () =>
    fc.assert(
      fc.property(anySlides, fc.array(fc.boolean(), { maxLength: 12 }), (slides, marks) => {
        const mixed = slides.map((slide, index) =>
          marks[index] === true ? bank(slide.id, slide.for ?? undefined) : slide,
        );
        const played = mixed.filter((slide) => !isBankQuestion(slide));
        for (const band of BANDS) {
          expect(slidesFor(mixed, band)).toEqual(slidesFor(played, band));
          expect(pathOf(mixed, band)).toBe(pathOf(played, band));
          expect(bankFor(mixed, band).every(isBankQuestion)).toBe(true);
        }
        expect(bandsWithOwnPath(mixed)).toEqual(bandsWithOwnPath(played));
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

  it("holds no bank question, and one question alone is got without what authors noted (T-2092)", () => {
    const version = { slides: [quiz("a"), bank("b", ["middle"])] };
    expect(versionFor(version, "middle").slides).toEqual([quiz("a")]);
    expect(versionOfSlide(version, "b")?.slides).toEqual([quiz("b")]);
    expect(versionOfSlide(version, "c")).toBeNull();
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
