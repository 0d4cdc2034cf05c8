import { rulesOf } from "#domain/slides/registry.ts";
import type { Slide } from "#domain/slides/registry.ts";
import { wordsOf } from "#app/copy/slides/registry.ts";

/** A slide in one line: its text, else the name of its kind. */
export const summaryOf = (slide: Slide): string =>
  rulesOf(slide.type)?.summary(slide).trim() || (wordsOf(slide.type)?.name ?? "");
