import { writeCueText } from "#domain/content/caption-text.ts";
import type { Plan } from "#stage/story/plan.ts";
import { captionOf } from "#stage/story/speaking.ts";
import type { Speech } from "#stage/story/speech.ts";

interface Cue {
  start: number;
  end: number;
  text: string;
}

const LINE_CHARACTERS = 32;
const CUE_CHARACTERS = 52;
const SHORTEST_S = 1;
/** Seconds by which the last cue ends before the clip. */
const BEFORE_END_S = 0.1;

const time = (seconds: number) => {
  const minutes = String(Math.floor(seconds / 60)).padStart(2, "0");
  return `00:${minutes}:${(seconds % 60).toFixed(3).padStart(6, "0")}`;
};

/**
 * WebVTT from the word times of the voice. Cues have at most two lines of 32 characters, last at
 * least 1 s and never overlap.
 */
export function toWebVtt({ speech, captions }: Pick<Plan, "speech" | "captions">): string {
  const cues = captions.flatMap((sentence) => splitSentence(sentence, speech));
  for (const [index, cue] of cues.entries()) {
    const next = cues[index + 1]?.start ?? speech.duration - BEFORE_END_S;
    cue.end = Math.min(next - 0.04, Math.max(cue.end + 0.25, cue.start + SHORTEST_S));
  }
  return `WEBVTT\n\n${cues.map((cue, index) => `${index + 1}\n${time(cue.start)} --> ${time(cue.end)} line:84%\n${writeCueText(inTwoLines(cue.text))}\n`).join("\n")}`;
}

/** One cue per sentence; long sentences are split at commas and before the length limit. */
function splitSentence(sentence: Plan["captions"][number], speech: Speech): Cue[] {
  const [first = "", ...others] = sentence.text.split(/\s+/);
  const tokens = [captionOf({ ...sentence, text: first }), ...others];
  const words = speech.words.filter(
    ({ start }) => start >= sentence.start - 0.02 && start < sentence.end,
  );
  // Exact if the counts match. Otherwise proportional, because "let's" is one token but two words
  // of the voice.
  const startOf = (token: number) =>
    words[Math.min(words.length - 1, Math.round((token * words.length) / tokens.length))]?.start ??
    sentence.start;
  const cues: Cue[] = [];
  let from = 0;
  for (const [index, token] of tokens.entries()) {
    const length = tokens.slice(from, index + 1).join(" ").length;
    const left = tokens.slice(index + 1).join(" ").length;
    const isLast = index === tokens.length - 1;
    if (!isLast && !(/[,;:]$/.test(token) && length >= 22 && left > 10) && length <= CUE_CHARACTERS)
      continue;
    cues.push({
      start: from === 0 ? sentence.start : startOf(from),
      end: isLast ? sentence.end : startOf(index + 1) - 0.02,
      text: tokens.slice(from, index + 1).join(" "),
    });
    from = index + 1;
  }
  return cues;
}

function inTwoLines(text: string): string {
  if (text.length <= LINE_CHARACTERS) return text;
  const words = text.split(" ");
  const cuts = words
    .slice(1)
    .map(
      (_, index) =>
        [words.slice(0, index + 1).join(" "), words.slice(index + 1).join(" ")] as const,
    );
  const uneven = ([a, b]: readonly [string, string]) =>
    Math.abs(a.length - b.length) - (/[,.]$/.test(a) ? 6 : 0);
  return cuts.toSorted((a, b) => uneven(a) - uneven(b))[0]?.join("\n") ?? text;
}
