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

/** A child as its family sees it. `id` stands for the child in URLs; it is in no event. */
export interface ListedChild {
  id: string;
  name: string;
  age: number;
  picture: ChildPicture;
}

/** The first picture that none of these children has, so that two are not mistaken for each other. */
export const freePicture = (children: readonly Pick<ListedChild, "picture">[]): ChildPicture =>
  CHILD_PICTURES.find((picture) => children.every((child) => child.picture !== picture)) ??
  FIRST_PICTURE;
