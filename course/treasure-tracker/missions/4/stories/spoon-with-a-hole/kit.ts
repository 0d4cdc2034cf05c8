import { inTheStore } from "../in-the-store/things.ts";
import { kitchen } from "#stage/places/kitchen.ts";
import { market } from "#stage/places/market.ts";
import { store } from "#stage/places/store.ts";
import { storyKit } from "#stage/scene/story-kit.ts";
import { acts } from "./acts.ts";
import { things } from "./things.ts";

const { goldBucket, blueBucket, backpack, schoolBook } = inTheStore;

export const kit = storyKit({
  acts,
  things: { ...things, goldBucket, blueBucket, backpack, schoolBook },
  places: { kitchen, market, store },
});
