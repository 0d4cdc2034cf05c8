import type { Act } from "./acting.ts";
import type { Place } from "./place.ts";
import type { Thing } from "./thing.ts";

/** What a story is drawn with, by the names that its script uses. */
export interface StoryKit {
  acts: Readonly<Record<string, Act>>;
  things: Readonly<Record<string, Thing>>;
  places: Readonly<Record<string, Place>>;
}

/** The entry of a kit's table. Throws for a name that the table lacks. */
export function named<Entry>(table: Readonly<Record<string, Entry>>, name: string): Entry {
  const entry = Object.hasOwn(table, name) ? table[name] : undefined;
  if (entry === undefined) throw new Error(`The story's kit has no '${name}'.`);
  return entry;
}
