import { storyKits } from "#course/story-kits.ts";
import type { StoryKit } from "#stage/kit/kit.ts";
import type { Speech } from "#stage/story/speech.ts";
import { plan } from "#stage/story/plan.ts";
import type { Plan } from "#stage/story/plan.ts";
import type { States } from "#stage/story/playing.ts";
import type { Story } from "#stage/story/story.ts";
import { storyIdOf } from "#stage/story/story-id.ts";

const kits = new Map(
  await Promise.all(
    Object.entries(storyKits).map(async ([id, load]) => [id, (await load()).kit] as const),
  ),
);

/** The kit of a story of the course. Throws for another id. */
function kitOf(id: string): StoryKit {
  const kit = kits.get(storyIdOf(id));
  if (kit === undefined) throw new Error(`course/story-kits.ts lacks ${id}.`);
  return kit;
}

/** The plan of a story of the course, with its own kit. */
export const planStory = (
  story: Story,
  recording: Speech,
  more: readonly Speech[] = [],
  states?: States,
): Plan => plan(story, kitOf(story.id), recording, more, states);
