const percent = (share: number) => `${Math.round(share * 100)}%`;

/** A count as it is shown: '18,630'. */
export const { format: grouped } = new Intl.NumberFormat("en");

/** Figures of one lesson, beside its slides. */
export const lessonInsight = {
  button: "Statistics of this lesson",
  percent,
  reachedShare: (share: number) => `${percent(share)} of children reached this slide`,
  reachedIt: (share: number) => `${percent(share)} reached`,
  /** In one line, above its details. */
  reachedBy: (share: number) => `Reached by ${percent(share)}`,
  rightAtOnce: (share: number) => ` · ${percent(share)} right on the first try`,
  ofSlide: (reached: number, started: number) =>
    `Reached by ${grouped(reached)} of the ${grouped(started)} children who began.`,
  ofAttempts: (firstTry: number) =>
    `${percent(firstTry)} of those who got it right did so on the first try.`,
  wrong: (most: readonly string[]) => `Most often wrong: ${most.join(", ")}.`,
  wrongBy: (what: string, children: number) => `${what} (${grouped(children)}\u00a0children)`,
};
