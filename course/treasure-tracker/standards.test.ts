import { expect, it } from "vitest";
import { isTold } from "#domain/questions/question.ts";
import { BANDS } from "#domain/slides/bands.ts";
import { nameOfSlide } from "./build.ts";
import { missions } from "./course.ts";
import { standardsFor } from "./standards.ts";
import { toldStandards } from "./told-standards.ts";

it("each story, chat and document of the course says which standards it tells (T-2138)", () => {
  const told = missions.flatMap(({ lesson }, index) =>
    lesson.slides.filter(isTold).map(({ id }) => `${index + 1} ${nameOfSlide(id)}`),
  );
  const noted = Object.entries(toldStandards).flatMap(([mission, of]) =>
    Object.entries(of).flatMap(([name, standards]) =>
      standards && standards.length > 0 ? [`${mission} ${name}`] : [],
    ),
  );
  expect(noted.toSorted()).toEqual(told.toSorted());
});

it("from 7 on about 12 of the 27 standards are practised or more, and each band is told and reviewed some (T-2139)", () => {
  for (const band of BANDS) {
    const counts = standardsFor(band);
    const practised = counts.filter(({ isPractised }) => isPractised).length;
    if (band !== "little") expect([band, practised >= 11]).toEqual([band, true]);
    expect(counts.some(({ isTold: is }) => is)).toBe(true);
    expect(counts.some(({ isReviewed }) => isReviewed)).toBe(true);
  }
});
