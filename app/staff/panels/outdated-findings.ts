import type { OutdatedVoice } from "#domain/content/outdated-voices.ts";
import type { Finding } from "#domain/content/publish-check.ts";
import { voiceKey } from "../files/outdated-recordings.ts";

/** Outdated recordings as the checklist has them. */
export const outdatedFindings = (
  lessonId: string,
  voices: readonly OutdatedVoice[],
): (Finding & { voice: { path: string; key: string } })[] =>
  voices.map(({ slideId, path, url }) => ({
    check: "outdated_voice",
    weight: "should",
    slideId,
    part: null,
    voice: { path, key: voiceKey(slideId ?? lessonId, url) },
  }));
