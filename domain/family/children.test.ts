import { describe, expect, it } from "vitest";
import { CHILD_PICTURES, FIRST_PICTURE, freePicture, MAX_CHILDREN } from "./children.ts";

describe("the pictures of children", () => {
  it("are enough for a full family to have one each", () => {
    const family: { picture: (typeof CHILD_PICTURES)[number] }[] = [];
    for (let child = 0; child < MAX_CHILDREN; child++)
      family.push({ picture: freePicture(family) });
    expect(new Set(family.map(({ picture }) => picture)).size).toBe(MAX_CHILDREN);
    expect(family[0]?.picture).toBe(FIRST_PICTURE);
  });

  it("begin again when all are taken", () =>
    expect(freePicture(CHILD_PICTURES.map((picture) => ({ picture })))).toBe(FIRST_PICTURE));
});
