import { bay } from "#stage/places/bay.ts";
import { den } from "#stage/places/den.ts";
import { yard } from "#stage/places/yard.ts";
import { starBeach } from "#stage/places/star-beach.ts";
import { storyKit } from "#stage/scene/story-kit.ts";
import { acts } from "./acts.ts";
import { things } from "./things.ts";

export const kit = storyKit({ acts, things, places: { bay, den, yard, starBeach } });
