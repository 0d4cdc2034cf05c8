import { inTheStore } from "../in-the-store/things.ts";
import { store } from "#stage/places/store.ts";
import { storyKit } from "#stage/scene/story-kit.ts";
import { acts } from "./acts.ts";
import { things } from "./things.ts";
import { stalls } from "./place.ts";

const { crayons, bow, shelfFive, shelfThree } = inTheStore;

export const kit = storyKit({
  acts,
  things: { ...things, crayons, bow, shelfFive, shelfThree },
  places: { stalls, store },
});
