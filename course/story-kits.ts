import type { StoryKit } from "#stage/kit/kit.ts";
import { storyIdOf } from "#stage/story/story-id.ts";

type LoadedKit = Promise<{ kit: StoryKit }>;

/**
 * The kit of each story by the story's id. Each is a chunk of its own in the web, so that a child
 * loads those of the open lesson only.
 */
export const storyKits: Readonly<Record<string, () => LoadedKit>> = {
  "onboarding/intro": () => import("./treasure-tracker/onboarding/stories/what-is-treasure/kit.ts"),
  "onboarding/welcome": () => import("./treasure-tracker/onboarding/stories/come-aboard/kit.ts"),
  "missions/1/v1": () =>
    import("./treasure-tracker/missions/1/stories/where-money-comes-from/kit.ts"),
  "missions/1/v2": () => import("./treasure-tracker/missions/1/stories/ways-to-earn/kit.ts"),
  "missions/1/v3": () => import("./treasure-tracker/missions/1/stories/three-jars/kit.ts"),
  "missions/2/v1": () => import("./treasure-tracker/missions/2/stories/what-we-need/kit.ts"),
  "missions/2/v2": () => import("./treasure-tracker/missions/2/stories/wants-can-wait/kit.ts"),
  "missions/2/v3": () => import("./treasure-tracker/missions/2/stories/rain-in-the-shop/kit.ts"),
  "missions/3/v1": () => import("./treasure-tracker/missions/3/stories/my-goal/kit.ts"),
  "missions/3/v2": () => import("./treasure-tracker/missions/3/stories/two-coins-a-week/kit.ts"),
  "missions/3/v3": () => import("./treasure-tracker/missions/3/stories/waiting-tricks/kit.ts"),
  "missions/4/v1": () => import("./treasure-tracker/missions/4/stories/spoon-with-a-hole/kit.ts"),
  "missions/4/v2": () =>
    import("./treasure-tracker/missions/4/stories/same-kite-two-prices/kit.ts"),
  "missions/4/v3": () => import("./treasure-tracker/missions/4/stories/pick-one/kit.ts"),
  "missions/5/v1": () => import("./treasure-tracker/missions/5/stories/sharing-grows/kit.ts"),
  "missions/5/v2": () => import("./treasure-tracker/missions/5/stories/share-with-care/kit.ts"),
  "missions/5/v3": () => import("./treasure-tracker/missions/5/stories/five-treasures/kit.ts"),
};

/** Loads the kit of a story, also of one in other words; null for an id that this version lacks. */
export async function loadStoryKit(id: string): Promise<StoryKit | null> {
  const load = Object.hasOwn(storyKits, storyIdOf(id)) ? storyKits[storyIdOf(id)] : undefined;
  return load === undefined ? null : (await load()).kit;
}
