import type { Finding } from "#domain/content/publish-check.ts";
import { lessonChecks } from "#app/copy/publishing.ts";
import { wordsOf } from "#app/copy/slides/registry.ts";
import type { EditableSlide } from "#app/data/authoring/authoring.ts";

const ofLesson: Readonly<Record<string, string>> = lessonChecks;

/** What a finding says. @param slide null for what the lesson lacks as a whole */
export const findingText = ({ check }: Finding, slide: EditableSlide | null): string =>
  (slide === null ? undefined : wordsOf(slide.type)?.checks[check]) ?? ofLesson[check] ?? "";
