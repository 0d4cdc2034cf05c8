import * as v from "valibot";
import { StorySchema } from "#stage/story/story.ts";
import type { Story } from "#stage/story/story.ts";
import { comeAboard } from "./stories/come-aboard/story.ts";
import { whatIsTreasure } from "./stories/what-is-treasure/story.ts";

/**
 * The stories before the first lesson. Their pages play them as videos
 * (docs/decisions/047-wordings-by-age.md).
 */
export const onboardingStories: Story[] = [whatIsTreasure, comeAboard].map((script) =>
  v.parse(StorySchema, script),
);
