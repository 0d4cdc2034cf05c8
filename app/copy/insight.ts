/** Figures of one lesson, beside its slides. */
export const lessonInsight = {
  button: "Statistics of this lesson",
  percent: (share: number) => `${Math.round(share * 100)} %`,
  reachedShare: (share: number) => `${Math.round(share * 100)} % of children reached this slide`,
  reachedIt: (share: number) => `${Math.round(share * 100)} % reached it`,
  ofSlide: (reached: number, started: number) =>
    `${reached} of ${started} children who began reached this slide.`,
  ofAttempts: (firstTry: number) =>
    `${Math.round(firstTry * 100)} % of those who got it right did so on the first try.`,
  wrong: (most: readonly string[]) => `Most often wrong: ${most.join(", ")}.`,
  wrongBy: (what: string, children: number) => `${what} (${children} children)`,
};
