import { grove } from "#stage/places/grove.ts";
import { kitchen } from "#stage/places/kitchen.ts";
import { yard } from "#stage/places/yard.ts";
import { storyKit } from "#stage/scene/story-kit.ts";
import { acts } from "./acts.ts";
import { things } from "./things.ts";

export const kit = storyKit({ acts, things, places: { grove, kitchen, yard } });
