import { BANDS } from "#domain/slides/bands.ts";

/** The id of the story of which this is a wording: 'missions/1/v1' of 'missions/1/v1-little'. */
export const storyIdOf = (id: string): string => {
  const band = BANDS.find((one) => id.endsWith(`-${one}`));
  return band === undefined ? id : id.slice(0, -band.length - 1);
};
