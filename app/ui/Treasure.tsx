import { PictureFrame } from "./PictureFrame.tsx";
import type { Drawing } from "./pictures/brush.ts";
import { coin, crown, key, lantern, map, ruby } from "./pictures/treasure-drawings.ts";

/** Treasures that done mission cards bring to the map, by the lesson's place in its course. */
const TREASURES: readonly Drawing[] = [coin, ruby, key, crown, lantern];

/** @param order the lesson's place in its course, from 1 */
export function Treasure({ order, className }: { order: number; className?: string | undefined }) {
  return <PictureFrame className={className} drawing={TREASURES[(order - 1) % TREASURES.length]} />;
}

/** A map with a cross: a card that was not done yet. */
export const CardPicture = ({ className }: { className?: string | undefined }) => (
  <PictureFrame className={className} drawing={map} />
);
