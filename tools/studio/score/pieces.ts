import { comeAboardMusic } from "./pieces/come-aboard.ts";
import { harbour } from "./pieces/harbour.ts";
import { marketDay } from "./pieces/market-day.ts";
import { needOrWant } from "./pieces/need-or-want.ts";
import { slowCoins } from "./pieces/slow-coins.ts";
import { theGlow } from "./pieces/the-glow.ts";
import type { Piece } from "./score.ts";

/** The music of the stories, by the folder of their files. */
export const pieces: Readonly<Record<string, Piece>> = {
  onboarding: comeAboardMusic,
  "missions/1": harbour,
  "missions/2": needOrWant,
  "missions/3": slowCoins,
  "missions/4": marketDay,
  "missions/5": theGlow,
};

/** The piece that is played under a story, by the story's id. */
export function pieceOf(id: string): Piece {
  const piece = pieces[id.slice(0, id.lastIndexOf("/"))];
  if (piece === undefined) throw new Error(`${id} has no music.`);
  return piece;
}
