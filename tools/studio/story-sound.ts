import { join } from "node:path";
import { partsOf } from "#stage/story/parts.ts";
import type { Part } from "#stage/story/parts.ts";
import { filmStates } from "#stage/story/plan.ts";
import type { Plan } from "#stage/story/plan.ts";
import { stepsNow } from "#stage/story/playing.ts";
import type { States } from "#stage/story/playing.ts";
import type { Speech } from "#stage/story/speech.ts";
import { isMoment } from "#stage/story/story.ts";
import type { Story } from "#stage/story/story.ts";
import { tapped } from "#stage/story/tasks.ts";
import { writeFileSync } from "node:fs";
import { recordPart } from "./record-story.ts";
import { encodeLine, encodeStorySound, mixClip } from "./sound/mix.ts";
import { effectsTrack } from "./sound/story-effects.ts";
import { toWave } from "./sound/wave.ts";
import { tool } from "./tool.ts";
import type { Voice } from "./voice/speech.ts";
import { planStory } from "./kits.ts";

/** Peak of the effects, and their volume under the voice. */
const EFFECTS = { peak: 0.6, volume: 0.55 };

/** The ways through a story: that of the video, and one for each other ending. */
export function waysThrough(story: Story): States[] {
  const film = filmStates(story);
  const endings = story.lines
    .filter(isMoment)
    .flatMap(({ moment, task }) =>
      (task.do === "choose" ? task.of : []).flatMap(({ ending }, option) =>
        ending.length === 0 ? [] : [{ ...film, [moment]: tapped(task, undefined, option) }],
      ),
    );
  return [film, ...endings];
}

const isPlayedOn = (story: Story, way: States, name: string) =>
  stepsNow(story, way).some((step) => "part" in step && step.part === name);

const isLastOn = (story: Story, way: States, name: string) => {
  const last = stepsNow(story, way).at(-1);
  return last !== undefined && "part" in last && last.part === name;
};

/** The recorded voices of a story. */
export interface RecordedStory {
  /** Of its parts in their order. */
  speeches: [Speech, ...Speech[]];
  film: Plan;
  /** The sound of the video, mixed. */
  filmMix: string;
}

/**
 * Records the parts of a story and writes the sound of each: stretches with effects and music,
 * replies alone.
 *
 * @param outOf where the sound of a part goes
 */
export async function recordStory(
  story: Story,
  voice: Voice,
  folder: string,
  music: string,
  outOf: (part: Part) => string,
): Promise<RecordedStory> {
  const file = (name: string) => join(folder, name);
  const ways = waysThrough(story);
  const wayOf = ({ name }: Part) => ways.find((way) => isPlayedOn(story, way, name)) ?? {};
  const parts = partsOf(story);
  const speeches: Speech[] = [];
  const waves = new Map<string, string>();
  for (const part of parts) {
    const isLast = !part.isReply && isLastOn(story, wayOf(part), part.name);
    const { speech, waveFile } = await recordPart(part, isLast, voice, folder);
    speeches.push(speech);
    waves.set(part.name, waveFile);
  }
  const [first, ...more] = speeches;
  if (first === undefined) throw new Error(`${story.id} has no lines.`);

  const mix = (voiceFile: string, effects: string, seconds: number, out: string) => {
    const spoken = file("spoken.wav");
    const { volume } = EFFECTS;
    tool("sox", "-R", "-D", "-m", "-v", 1, voiceFile, "-v", volume, effects, spoken);
    mixClip(spoken, music, seconds, out);
  };
  const effectsOf = (timed: Plan, out: string) =>
    writeFileSync(out, toWave(effectsTrack(timed, timed.speech.duration), EFFECTS.peak));

  for (const [index, part] of parts.entries()) {
    const wave = waves.get(part.name) ?? "";
    if (part.isReply) {
      encodeLine(wave, outOf(part));
      continue;
    }
    const timed = planStory(story, first, more, wayOf(part));
    effectsOf(timed, file("all-effects.wav"));
    const seconds = speeches[index]?.duration ?? 0;
    const from = timed.parts.get(part.name) ?? 0;
    tool("sox", "-R", "-D", file("all-effects.wav"), file("effects.wav"), "trim", from, seconds);
    mix(wave, file("effects.wav"), seconds, file("mix.wav"));
    encodeStorySound(file("mix.wav"), outOf(part));
  }

  const film = planStory(story, first, more);
  effectsOf(film, file("film-effects.wav"));
  const filmParts = stepsNow(story, film.states).map((step, index) => {
    if ("part" in step) return waves.get(step.part) ?? "";
    const silent = file(`wait-${index}.wav`);
    tool("sox", "-n", "-r", 48_000, "-c", 1, "-b", 16, silent, "trim", 0, step.moment.pause);
    return silent;
  });
  tool("sox", "-R", "-D", ...filmParts, file("film-voice.wav"));
  mix(file("film-voice.wav"), file("film-effects.wav"), film.speech.duration, file("film.wav"));
  return { speeches: [first, ...more], film, filmMix: file("film.wav") };
}
