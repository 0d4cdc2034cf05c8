import type { Line, Moment, Story } from "./story.ts";
import { isMoment } from "./story.ts";

/** What is recorded as one file. */
export interface Part {
  /** Ending of its file: '' for the first, then '-1', '-trade-why-2'. */
  name: string;
  lines: readonly Pick<Line, "say" | "by" | "mood" | "pause" | "cues">[];
  /** A line in a moment: it has no music, and the story stays where it is. */
  isReply: boolean;
}

/** Pocket says it where only the right way is left open. */
export const TOGETHER = "Let's do it together. Tap what shines.";

const reply = (name: string, { say, by, mood }: Pick<Line, "say" | "by" | "mood">): Part => ({
  name,
  lines: [{ say, by, mood, pause: 0.3, cues: [] }],
  isReply: true,
});

/** Name of the reply about a target: an option or a thing, by its index. */
export const whyName = ({ moment }: Moment, target: number) => `-${moment}-why-${target + 1}`;
export const askName = ({ moment }: Moment) => `-${moment}-ask`;
const endingName = ({ moment }: Moment, option: number) => `-${moment}-ending-${option + 1}`;
export const TOGETHER_NAME = "-together";

function partsOfMoment(moment: Moment): Part[] {
  const { task } = moment;
  const targets = task.do === "choose" ? task.of : task.things;
  const endings = task.do === "choose" ? task.of : [];
  return [
    reply(askName(moment), moment.ask),
    ...targets.map(({ why }, index) => reply(whyName(moment, index), why)),
    ...endings.flatMap(({ ending }, index) =>
      ending.length === 0
        ? []
        : [{ name: endingName(moment, index), lines: ending, isReply: false }],
    ),
  ];
}

/** One step of a story as it is played: a recording, or a wait for the child. */
export type Step = { part: string } | { moment: Moment };

/** What is played one after the other. */
interface Sequence {
  steps: Step[];
  /** All recordings; the first part comes first. */
  parts: Part[];
}

/**
 * The stretches of a story between its moments, with their lines.
 *
 * @param chosen the option that a moment was answered with; its lines follow
 */
function walk({ lines }: Story, chosen: (moment: Moment) => number | null): Sequence {
  const steps: Step[] = [];
  const parts: Part[] = [];
  let stretch: Line[] = [];
  let stretches = 0;
  const endStretch = () => {
    if (stretch.length === 0) return;
    const name = stretches === 0 ? "" : `-${stretches}`;
    parts.push({ name, lines: stretch, isReply: false });
    steps.push({ part: name });
    stretch = [];
    stretches++;
  };
  const replies: Part[] = [];
  for (const beat of lines) {
    if (!isMoment(beat)) {
      stretch.push(beat);
      continue;
    }
    stretch.push(beat.ask);
    endStretch();
    steps.push({ moment: beat });
    const own = partsOfMoment(beat);
    replies.push(...own);
    const option = chosen(beat);
    const ending = option === null ? "" : endingName(beat, option);
    if (own.some(({ name }) => name === ending)) steps.push({ part: ending });
  }
  endStretch();
  const together =
    replies.length === 0 ? [] : [reply(TOGETHER_NAME, { say: TOGETHER, mood: "talking" })];
  return { steps, parts: [...parts, ...replies, ...together] };
}

/** All recordings of a story, in the order of its files. */
export const partsOf = (story: Story): Part[] => walk(story, () => null).parts;

/** What is played of a story, by what was chosen in its moments. */
export const stepsOf = (story: Story, chosen: (moment: Moment) => number | null): Step[] =>
  walk(story, chosen).steps;
