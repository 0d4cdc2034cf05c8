/** A conversion that waits or was worked on, of an author; times in ms. */
export interface ConversionTurn {
  id: string;
  /** Null: not known. */
  author: string | null;
  /** Since when it waits; null: it does not wait. */
  waitsSince: number | null;
  /** When an instance last worked on it; null: never. */
  workedAt: number | null;
}

/** Conversions of one author that are not done, nor put away: as many as a lesson has slides. */
export const MAX_OPEN_CONVERSIONS = 200;

/**
 * The ids of those that wait, in the order in which they are converted: authors take turns, so that
 * one author's queue does not delay another's. The first turn is that of the author whose clips were
 * worked on the longest ago, and the clip of a turn is the one that waits the longest.
 */
export function byTurn(conversions: readonly ConversionTurn[]): string[] {
  const lastTurns = new Map<string | null, number>();
  for (const { author, workedAt } of conversions)
    lastTurns.set(author, Math.max(lastTurns.get(author) ?? -Infinity, workedAt ?? -Infinity));
  const lastTurn = ({ author }: ConversionTurn) => lastTurns.get(author) ?? -Infinity;
  const compare = (a: number, b: number) => (a < b ? -1 : a > b ? 1 : 0);
  return conversions
    .flatMap((one) => (one.waitsSince === null ? [] : [{ ...one, since: one.waitsSince }]))
    .toSorted(
      (a, b) =>
        compare(lastTurn(a), lastTurn(b)) || compare(a.since, b.since) || (a.id < b.id ? -1 : 1),
    )
    .map(({ id }) => id);
}
