import { treasureCave } from "#stage/places/treasure-cave.ts";
import { storyKit } from "#stage/scene/story-kit.ts";
import { acts } from "./acts.ts";
import { things } from "./things.ts";

export const kit = storyKit({ acts, things, places: { treasureCave } });
