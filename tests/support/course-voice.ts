import { readFile } from "node:fs/promises";
import { foldedName } from "#domain/family/spoken-name.ts";
import type { CourseVoice } from "#server/voice/course-voice.ts";
import { openRecordedNames } from "#server/voice/names-file.ts";
import type { RecordedNames } from "#server/voice/names-file.ts";
import { media } from "./authoring.ts";

/** Stands in for the course voice: it says 'Oops!', whatever it is asked for. */
export const courseVoiceForTests = (): CourseVoice => ({
  speak: () => readFile(media("lines/oops.m4a")),
  stop: () => undefined,
});

/** A course voice whose process was killed while it spoke. */
export const killedCourseVoice = (): CourseVoice => ({
  speak: () => Promise.reject(new Error("The voice worker ended.")),
  stop: () => undefined,
});

/** The names of the product. */
export const realRecordedNames = () => openRecordedNames(media("names/ahoy.bin"));

/** Has one name; its recording says 'Oops!' too. */
export const recordedNamesForTests = (only: string): RecordedNames => ({
  find: async (name) => (foldedName(name) === only ? readFile(media("lines/oops.m4a")) : null),
});
