import type { StoryKit } from "../kit/kit.ts";
import { isMoment } from "./story.ts";
import type { Cue, Line, Story } from "./story.ts";

/** All lines of a story, also what is asked and each ending. */
const linesOf = ({ lines }: Story): Line[] =>
  lines.flatMap((beat) =>
    isMoment(beat)
      ? [
          beat.ask,
          ...(beat.task.do === "choose" ? beat.task.of.flatMap(({ ending }) => ending) : []),
        ]
      : [beat],
  );

function namesIn(cue: Cue): [kind: keyof StoryKit, name: string][] {
  if ("act" in cue) return [["acts", cue.act]];
  if ("put" in cue) return [["things", cue.thing]];
  if ("drop" in cue) return [["things", cue.drop]];
  if ("place" in cue) return [["places", cue.place]];
  return [];
}

/** Acts, things and places that a story names and a kit lacks; without any the story can be drawn. */
export const missingIn = (kit: StoryKit, story: Story): string[] => {
  const named = linesOf(story).flatMap(({ cues }) => cues.flatMap(namesIn));
  const all: typeof named = [["places", story.place], ...named];
  return [
    ...new Set(
      all.filter(([kind, name]) => !Object.hasOwn(kit[kind], name)).map(([, name]) => name),
    ),
  ];
};
