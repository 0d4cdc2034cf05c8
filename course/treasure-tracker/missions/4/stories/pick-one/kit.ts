import { inTheStore } from "../in-the-store/things.ts";
import { store } from "#stage/places/store.ts";
import { storyKit } from "#stage/scene/story-kit.ts";
import { acts } from "./acts.ts";
import { things } from "./things.ts";
import { pier } from "./place.ts";

const { candyOn, candyOff } = inTheStore;

export const kit = storyKit({
  acts,
  things: { ...things, candyOn, candyOff },
  places: { pier, store },
});
