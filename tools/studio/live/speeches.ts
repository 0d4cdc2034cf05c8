import * as v from "valibot";
import { partsOf } from "#stage/story/parts.ts";
import type { Part } from "#stage/story/parts.ts";
import { append, silence } from "#stage/story/speech.ts";
import type { Speech } from "#stage/story/speech.ts";
import { StoryFile } from "#stage/story/story.ts";
import type { Story } from "#stage/story/story.ts";
import { gapAfter, sentencesOf } from "../voice/sentences.ts";

/** Seconds that a word takes in an estimate. */
const WORD_S = 0.36;

function estimatedSentence(text: string): Speech {
  const words = text
    .split(/\s+/)
    .map((word, index) => ({ word, start: index * WORD_S, end: (index + 1) * WORD_S }));
  const duration = words.length * WORD_S;
  return { duration, words, sentences: [{ text, start: 0, end: duration }], phones: [] };
}

/** Estimated times of the words of a part that is not recorded yet. */
function estimated({ lines }: Part): Speech {
  const whole = silence(0);
  for (const { say, mood, pause } of lines) {
    const sentences = sentencesOf(say);
    for (const [index, sentence] of sentences.entries()) {
      append(whole, estimatedSentence(sentence));
      const isLast = index === sentences.length - 1;
      append(whole, silence(isLast ? pause : gapAfter(sentence, mood)));
    }
  }
  return whole;
}

/** The recordings alone: the script beside them may be of another version of the stage. */
const Recordings = v.object({
  recording: StoryFile.entries.recording,
  more: v.optional(v.array(StoryFile.entries.recording), []),
});

const spoken = ({ lines }: Part) => lines.flatMap(({ say }) => sentencesOf(say)).join(" ");

/**
 * The speech of each part of a story: as recorded where the recording speaks its words, else
 * estimated, and silent.
 *
 * @param file the story's file in `media`, null: there is none
 */
export function speechesOf(story: Story, file: unknown) {
  const parts = partsOf(story);
  const found = v.safeParse(Recordings, file);
  const recorded = found.success ? [found.output.recording, ...found.output.more] : [];
  const isRecorded = (part: Part, index: number) =>
    recorded[index]?.sentences.map(({ text }) => text).join(" ") === spoken(part);
  return parts.map((part, index) =>
    isRecorded(part, index)
      ? { name: part.name, speech: recorded[index] ?? silence(0), isRecorded: true }
      : { name: part.name, speech: estimated(part), isRecorded: false },
  );
}
