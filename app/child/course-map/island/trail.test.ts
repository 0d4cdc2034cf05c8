import { describe, expect, it } from "vitest";
import { landUnder, outline, thingsOn } from "./coast.ts";
import { cellOf, layoutOf } from "./map-layout.ts";
import { footOf, pathOf, pointsAlong, trailThrough } from "./trail.ts";
import type { Box, Point, Station } from "./trail.ts";

const PICTURE = { width: 128, height: 96 };
const WORDS = { width: 232, height: 90 };

/** Lessons as a phone shows them: words beside the picture. */
const phone = (lessons: number): Station[] =>
  Array.from({ length: lessons }, (_, index) => {
    const y = index * 112;
    const isMirrored = index % 2 === 1;
    return {
      isMirrored,
      picture: { x: isMirrored ? 238 : 0, y, ...PICTURE },
      words: { x: isMirrored ? 0 : 134, y: y + 3, ...WORDS },
    };
  });

/** Lessons as a desktop shows them: words below the picture, in rows that run to and fro. */
const desktop = (lessons: number): Station[] => {
  const layout = layoutOf(lessons, 1416, 16, true);
  return Array.from({ length: lessons }, (_, index) => {
    const { column, row, isLow, isMirrored } = cellOf(index, layout);
    const x = 48 + (column - 1) * 270;
    const y = (row - 1) * 380 + (isLow ? 90 : 0);
    return {
      isMirrored,
      picture: { x, y, width: 240, height: 180 },
      words: { x, y: y + 186, width: 240, height: 94 },
    };
  });
};

const isIn = ({ x, y, width, height }: Box, point: Point) =>
  point.x > x && point.x < x + width && point.y > y && point.y < y + height;
/** How much of the trail is under the words of lessons, as a share of its points. */
const hidden = (stations: readonly Station[]) => {
  const points = pointsAlong(trailThrough(stations).flat());
  return (
    points.filter((point) => stations.some(({ words }) => isIn(words, point))).length /
    points.length
  );
};

describe("the trail of the course map", () => {
  it.each([1, 2, 5, 12])(
    "leads through the feet of all %s lessons in their order (T-1766)",
    (lessons) => {
      for (const stations of [phone(lessons), desktop(lessons)]) {
        const legs = trailThrough(stations);
        expect(legs).toHaveLength(lessons - 1);
        legs.forEach((leg, index) => {
          const [from, to] = [stations[index], stations[index + 1]].map(
            (one) => one && footOf(one),
          );
          expect(leg[0]?.from).toEqual(from);
          expect(leg.at(-1)?.to).toEqual(to);
          expect(pointsAlong(leg).at(-1)?.x).toBeCloseTo(to?.x ?? 0, 5);
        });
      }
    },
  );

  it.each([5, 12])(
    "passes between the words of %s lessons, hardly under them (T-1767)",
    (lessons) => {
      expect(hidden(phone(lessons))).toBeLessThan(0.08);
      expect(hidden(desktop(lessons))).toBeLessThan(0.15);
    },
  );

  it("of one lesson is nothing, and its island is there (T-1768)", () => {
    const stations = phone(1);
    const legs = trailThrough(stations);
    expect([legs, pathOf(legs.flat()), pointsAlong(legs.flat())]).toEqual([[], "", []]);
    expect(outline(landUnder(stations, []), 0)).toMatch(/^M/);
  });

  it("is one connected path (T-1769)", () => {
    const path = pathOf(trailThrough(phone(5)).flat());
    expect(path.match(/M/g)).toHaveLength(1);
    expect(path).not.toContain("NaN");
  });
});

describe("the island", () => {
  it.each([1, 2, 5, 12])(
    "of %s lessons has land under every picture's foot and the trail (T-1770)",
    (lessons) => {
      for (const stations of [phone(lessons), desktop(lessons)]) {
        const trail = pointsAlong(trailThrough(stations).flat());
        const land = landUnder(stations, trail);
        const isLand = (at: Point) =>
          land.some(({ x, y, r }) => Math.hypot(x - at.x, y - at.y) < r);
        expect([...stations.map(footOf), ...trail].filter((point) => !isLand(point))).toEqual([]);
      }
    },
  );

  it("carries small things beside words, pictures and the trail alone, the same each time (T-1771)", () => {
    const stations = desktop(5);
    const trail = pointsAlong(trailThrough(stations).flat());
    const land = landUnder(stations, trail);
    const ground = { width: 1416, height: 660, land, trail, stations };
    const things = thingsOn(ground, 77);
    expect(things.length).toBeGreaterThan(10);
    expect(thingsOn(ground, 77)).toEqual(things);
    const covered = things.filter((thing) =>
      stations.some(({ picture, words }) => isIn(picture, thing) || isIn(words, thing)),
    );
    expect(covered).toEqual([]);
  });
});
