import { ofChildren } from "../../../../story-parts/bridge/things.ts";
import { kitchen } from "#stage/places/kitchen.ts";
import { room } from "#stage/places/room.ts";
import { storyKit } from "#stage/scene/story-kit.ts";
import { acts } from "./acts.ts";
import { things } from "./things.ts";

const { cupSpend, cupSave, cupShare, cocoa, splash } = ofChildren;

export const kit = storyKit({
  acts,
  things: { ...things, cupSpend, cupSave, cupShare, cocoa, splash },
  places: { kitchen, room },
});
