/** How many coins a slide has. */
export const COINS = { min: 2, max: 20 };

/** Which splits of the coins are right. */
export const JAR_RULES = ["any", "at_least", "exactly", "sum"] as const;
export type JarRule = (typeof JAR_RULES)[number];

/** Coins, jars, and the rule of what is a right split. */
export interface Division {
  coins: number;
  jars: readonly { least: number; exactly: number; counts: boolean }[];
  rule: JarRule;
  /** By the rule 'sum': coins that the jars which count hold together. */
  sum: number;
}

/** Jars that must hold a number of coins together. */
export interface Need {
  jars: readonly number[];
  coins: number;
}

export const total = (counts: readonly number[]): number =>
  counts.reduce((sum, count) => sum + count, 0);

/**
 * What the rule asks for. Each jar is in one need, but by the rule 'any' in none. A number that
 * must be met exactly is asked for as 'at least', and so is what is left of all coins.
 */
export function needsOf({ coins, jars, rule, sum }: Division): Need[] {
  switch (rule) {
    case "any":
      return [];
    case "at_least":
      return jars.map(({ least }, jar) => ({ jars: [jar], coins: least }));
    case "exactly":
      return jars.map(({ exactly }, jar) => ({ jars: [jar], coins: exactly }));
    case "sum": {
      const those = (isCounted: boolean) =>
        jars.flatMap(({ counts }, jar) => (counts === isCounted ? [jar] : []));
      return [
        { jars: those(true), coins: sum },
        { jars: those(false), coins: Math.max(0, coins - sum) },
      ];
    }
  }
}

/** Is there a right split of the coins? */
export function isPossible(board: Division): boolean {
  const needs = needsOf(board);
  const needed = total(needs.map(({ coins }) => coins));
  if (needs.some(({ jars, coins }) => jars.length === 0 && coins > 0)) return false;
  return board.rule === "exactly" ? needed === board.coins : needed <= board.coins;
}

/** The jar that replies to a wrong split: the first one that the rule blames. */
export function wrongJar({ jars, rule }: Division, filled: readonly number[]): number {
  const wrong = jars.findIndex(({ least, exactly, counts }, jar) => {
    if (rule === "sum") return counts;
    const coins = filled[jar] ?? 0;
    return rule === "exactly" ? coins !== exactly : coins < least;
  });
  return Math.max(0, wrong);
}
