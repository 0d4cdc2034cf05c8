/** Where the preview is: a story, and a second of it. */
export interface Place {
  story: string;
  second: number;
}

/** The place in the fragment of a URL: '#missions/1/v1@12.4'. */
export function readPlace(hash: string, stories: readonly string[]): Place {
  const [story = "", second = ""] = hash.replace(/^#/, "").split("@");
  if (!stories.includes(story)) return { story: stories[0] ?? "", second: 0 };
  return { story, second: Math.max(0, Number(second) || 0) };
}

export const placeHash = ({ story, second }: Place) => `#${story}@${second.toFixed(2)}`;
