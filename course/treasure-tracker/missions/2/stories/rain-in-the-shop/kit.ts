import { ofChildren } from "../../../../story-parts/bridge/things.ts";
import { islandShop, rainyShop } from "#stage/places/island-shop.ts";
import { storyKit } from "#stage/scene/story-kit.ts";
import { acts } from "./acts.ts";
import { things } from "./things.ts";
import { store } from "#stage/places/store.ts";

const { dino, roll } = ofChildren;

export const kit = storyKit({
  acts,
  things: { ...things, dino, roll },
  places: { shop: islandShop, rainyShop, store },
});
