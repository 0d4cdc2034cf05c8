import type { OutdatedVoice } from "#domain/content/outdated-voices.ts";
import type { Finding } from "#domain/content/publish-check.ts";

/** Outdated recordings as the checklist has them: one for each slide or part of one, however many they are. */
export const outdatedFindings = (voices: readonly OutdatedVoice[]): Finding[] =>
  [...Map.groupBy(voices, ({ slideId, part }) => `${slideId} ${part}`).values()].flatMap((of) =>
    of
      .slice(0, 1)
      .map(({ slideId, part }) => ({ check: "outdated_voice", weight: "should", slideId, part })),
  );
