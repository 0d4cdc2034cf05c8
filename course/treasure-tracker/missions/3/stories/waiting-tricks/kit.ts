import { islandShop } from "#stage/places/island-shop.ts";
import { den } from "#stage/places/den.ts";
import { storyKit } from "#stage/scene/story-kit.ts";
import { acts } from "./acts.ts";
import { things } from "./things.ts";

export const kit = storyKit({ acts, things, places: { shop: islandShop, den } });
