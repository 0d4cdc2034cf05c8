import type { ChildPicture } from "#domain/family/children.ts";

/** Names of the pictures that children pick, for those who don't see them. */
export const childPictures = {
  parrot: "Parrot",
  turtle: "Turtle",
  crab: "Crab",
  octopus: "Octopus",
  whale: "Whale",
  chest: "Treasure chest",
  coin: "Gold coin",
  compass: "Compass",
  shell: "Shell",
  star: "Starfish",
} satisfies Record<ChildPicture, string>;
