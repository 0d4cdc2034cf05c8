import type { RigNode } from "#characters/node.ts";
import type { THINKING_THINGS } from "./thinking-names.ts";
import { still } from "./places/place.ts";
import * as things from "./props/thinking-things.ts";

/** Drawings of what Pocket thinks with. */
export const thinkingDrawings: Record<(typeof THINKING_THINGS)[number], () => RigNode[]> = {
  mapTube: still(() => things.mapTube()),
  sockFace: still(() => things.sockFace()),
  stick: still(() => things.stick()),
  sandHeart: still(() => things.sandHeart()),
  bang: still(() => things.bang()),
  pinkSockLies: still(() => things.sockLies("#FF9EC4", "#FF5A8F")),
  blueSockLies: still(() => things.sockLies("#38B6FF", "#1C8FD6")),
};
