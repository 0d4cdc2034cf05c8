import { beach } from "./beach.ts";
import { cave } from "./cave.ts";
import { home } from "./home.ts";
import { market } from "./market.ts";
import { night } from "./night.ts";
import type { Place } from "./set.ts";
import { shop } from "./shop.ts";

export const sets = { beach, shop, market, home, cave, night } satisfies Record<string, Place>;

/** Names of the places. */
export type SetName = keyof typeof sets;
