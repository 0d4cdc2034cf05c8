import type { ContentDrafts } from "./content-drafts.ts";

/** Ids of the texts in further languages that were edited in these lessons, slides or courses. */
export const textsOf = ({ texts }: ContentDrafts, items: readonly string[]): string[] =>
  [...texts.store.drafts().keys()].filter((id) => items.includes(id.split(" ")[1] ?? ""));
