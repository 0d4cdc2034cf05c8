import { AIMS, figuresOf } from "./figures.ts";
import type { SpokenSentence } from "./figures.ts";

const percent = (share: number) => `${Math.round(share * 100)} %`;

/** The measures of the voices as a table. */
export function voiceTable(sentences: readonly SpokenSentence[]): string {
  const figures = figuresOf(sentences);
  const { span, gaps, gapsInRange, sameGap, falling, questions } = figures;
  return [
    "| speaker, mood | sentences | Hz |",
    "| --- | --- | --- |",
    ...figures.moods.map(
      ({ name, count, pitch }) => `| ${name} | ${count} | ${pitch.toFixed(0)} |`,
    ),
    "",
    "| measured | is | aim |",
    "| --- | --- | --- |",
    `| half tones between Pocket's moods | ${span.toFixed(1)} | ${AIMS.span} |`,
    `| deviation of his sentences, half tones | ${figures.deviation.toFixed(1)} | ${AIMS.deviation} |`,
    `| of ${gaps} pauses ${AIMS.gap.join(" to ")} s | ${percent(gapsInRange)} | |`,
    `| pauses of the most frequent length | ${percent(sameGap)} | under ${percent(AIMS.sameGap)} |`,
    `| questions that should rise and do | ${questions - falling.length} of ${questions} | all |`,
    ...falling.map((text) => `\nfalls: ${text}`),
  ].join("\n");
}
