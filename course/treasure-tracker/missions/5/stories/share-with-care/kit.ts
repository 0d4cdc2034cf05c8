import { ofChildren } from "../../../../story-parts/bridge/things.ts";
import { kitchen } from "#stage/places/kitchen.ts";
import { town } from "#stage/places/town.ts";
import { storyKit } from "#stage/scene/story-kit.ts";
import { acts } from "./acts.ts";
import { things } from "./things.ts";
import { yard } from "#stage/places/yard.ts";

const { dino } = ofChildren;

export const kit = storyKit({
  acts,
  things: { ...things, dino },
  places: { kitchen, town, yard },
});
