import { ofChildren } from "../../../../story-parts/bridge/things.ts";
import { islandShop } from "#stage/places/island-shop.ts";
import { den } from "#stage/places/den.ts";
import { storyKit } from "#stage/scene/story-kit.ts";
import { acts } from "./acts.ts";
import { things } from "./things.ts";
import { store } from "#stage/places/store.ts";

const { dino, dinoAsleep, shelfSeven } = ofChildren;

export const kit = storyKit({
  acts,
  things: { ...things, dino, dinoAsleep, shelfSeven },
  places: { shop: islandShop, den, store },
});
