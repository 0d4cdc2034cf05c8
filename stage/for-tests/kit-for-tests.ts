import { bay } from "../places/bay.ts";
import { den } from "../places/den.ts";
import { grove } from "../places/grove.ts";
import { islandShop, rainyShop } from "../places/island-shop.ts";
import { kitchen } from "../places/kitchen.ts";
import { market } from "../places/market.ts";
import { starBeach } from "../places/star-beach.ts";
import { town } from "../places/town.ts";
import { yard } from "../places/yard.ts";
import { storyKit } from "../scene/story-kit.ts";

/** For tests: all that several stories use. */
export const sharedKit = storyKit({
  acts: {},
  things: {},
  places: { bay, den, grove, shop: islandShop, rainyShop, kitchen, market, starBeach, town, yard },
});
