import { FIRST_LESSON_ID } from "#domain/constants.ts";
import { camp, harbour, hut, lighthouse, treeHouse, windmill } from "./other-places.ts";
import type { PlacePicture } from "./parts.ts";
import { cave, goalBoard, market, palmBeach, stalls } from "./story-places.ts";

interface MapPlace {
  name: string;
  draw: PlacePicture;
}

/** The places of the shipped missions' stories, in the order of the missions. */
const OF_STORIES: readonly MapPlace[] = [
  { name: "palm-beach", draw: palmBeach },
  { name: "market", draw: market },
  { name: "goal-board", draw: goalBoard },
  { name: "stalls", draw: stalls },
  { name: "cave", draw: cave },
];

/** Places of the lessons of all other courses, in turn. */
const OTHERS: readonly [MapPlace, ...MapPlace[]] = [
  { name: "hut", draw: hut },
  { name: "lighthouse", draw: lighthouse },
  { name: "camp", draw: camp },
  { name: "windmill", draw: windmill },
  { name: "harbour", draw: harbour },
  { name: "tree-house", draw: treeHouse },
];

/** Ids of the shipped missions begin with this; the mission's number follows. */
const SHIPPED = FIRST_LESSON_ID.slice(0, -1);

/** @param place the lesson's place on the map, from 0 */
export function placeOf(lessonId: string, place: number): MapPlace {
  const mission = lessonId.startsWith(SHIPPED) ? Number(lessonId.slice(SHIPPED.length)) : 0;
  return OF_STORIES[mission - 1] ?? OTHERS[place % OTHERS.length] ?? OTHERS[0];
}
