/** Children that one family account may have. */
export const MAX_CHILDREN = 8;

/** The picture by which a child finds itself before it can read. */
export const CHILD_PICTURES = [
  "parrot",
  "turtle",
  "crab",
  "octopus",
  "whale",
  "chest",
  "coin",
  "compass",
  "shell",
  "star",
] as const;
export type ChildPicture = (typeof CHILD_PICTURES)[number];

/** The picture of a family's first child until somebody picks another one. */
export const FIRST_PICTURE: ChildPicture = "parrot";

/** The pictures of a picture lock are among these: three rows of three. */
export const LOCK_PICTURES: readonly ChildPicture[] = CHILD_PICTURES.filter(
  (picture) => picture !== "compass",
);

/** Pictures in a picture lock. */
export const LOCK_LENGTH = 3;

/** Three different pictures, in the order in which the child taps them. */
export type PictureLock = [ChildPicture, ChildPicture, ChildPicture];

/** The lock made of these pictures; null unless there are three different ones. */
export function toPictureLock(pictures: readonly ChildPicture[]): PictureLock | null {
  const [first, second, third, ...more] = pictures;
  const isWhole = first !== undefined && second !== undefined && third !== undefined;
  if (!isWhole || more.length > 0 || new Set(pictures).size < LOCK_LENGTH) return null;
  return [first, second, third];
}

/** The first picture that none of these children has, so that two are not mistaken for each other. */
export const freePicture = (children: readonly { picture: ChildPicture }[]): ChildPicture =>
  CHILD_PICTURES.find((picture) => children.every((child) => child.picture !== picture)) ??
  FIRST_PICTURE;
