import type { ChildPicture } from "#domain/family/children.ts";
import { CHILD_PICTURES } from "#domain/family/children.ts";

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

/** Apart from the other words of the child's zone, which a first slide loads. */
export const whoIsPlaying = {
  heading: "Who is playing?",
  switchFrom: (name: string) => `${name} is playing. Let somebody else play`,
  back: "Who is playing?",
  lockHeading: (name: string) => `${name}, tap your three pictures!`,
  /** The heading as it is read aloud. */
  lockSpoken: "Tap your three pictures!",
  picked: (count: number, all: number) => `${count} of ${all} pictures`,
  wrong: "Oops! Try again from your first picture.",
  forgot: "Forgot your pictures? A grown-up can change them.",
};

/** Texts of these screens that have a recording (course/media/lines), by file name. */
export const spokenLock: Record<string, string> = {
  "lock-ask": whoIsPlaying.lockSpoken,
  "lock-wrong": whoIsPlaying.wrong,
  "lock-forgot": whoIsPlaying.forgot,
  ...Object.fromEntries(
    CHILD_PICTURES.map((picture) => [`lock-${picture}`, childPictures[picture]]),
  ),
};
