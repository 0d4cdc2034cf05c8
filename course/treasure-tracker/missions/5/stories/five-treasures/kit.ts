import { storyKit } from "#stage/scene/story-kit.ts";
import { acts } from "./acts.ts";
import { things } from "./things.ts";
import { treasureCave } from "./place.ts";

export const kit = storyKit({ acts, things, places: { treasureCave } });
