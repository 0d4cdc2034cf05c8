import type { VersionContent } from "./content.ts";

/** What a version has that the version before it had not; counts of slides. */
export interface VersionChanges {
  added: number;
  changed: number;
  removed: number;
  /** The order of the slides, or what belongs to the lesson as a whole. */
  isOtherwiseChanged: boolean;
}

/** Both as the database stores them, which orders the keys of objects. */
export function versionChanges(before: VersionContent, after: VersionContent): VersionChanges {
  const old = new Map(before.slides.map((slide) => [slide.id, JSON.stringify(slide)]));
  const now = new Map(after.slides.map((slide) => [slide.id, JSON.stringify(slide)]));
  const kept = [...now].filter(([id]) => old.has(id));
  return {
    added: now.size - kept.length,
    changed: kept.filter(([id, slide]) => old.get(id) !== slide).length,
    removed: old.size - kept.length,
    isOtherwiseChanged: restOf(before, now) !== restOf(after, old),
  };
}

/** All but the slides themselves: the order of those that `others` has, too, and the lesson's own. */
const restOf = ({ slides, ...lesson }: VersionContent, others: ReadonlyMap<string, string>) =>
  JSON.stringify([lesson, slides.map(({ id }) => id).filter((id) => others.has(id))]);
