import { storyKits } from "#course/story-kits.ts";
import type { StoryKit } from "#stage/kit/kit.ts";

const kits = await Promise.all(Object.values(storyKits).map(async (load) => (await load()).kit));
const all = <Kind extends keyof StoryKit>(kind: Kind): StoryKit[Kind] =>
  Object.assign({}, ...kits.map((kit) => kit[kind]));

/** For tests with invented stories: what all stories of the course are drawn with. */
export const everyKit: StoryKit = {
  acts: all("acts"),
  things: all("things"),
  places: all("places"),
};
