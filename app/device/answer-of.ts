/** Longest wait for a store that does not answer. */
export const ANSWER_MS = 3000;

/** The answer of a store, or `instead` where it fails or does not answer. Never rejects. */
export async function answerOf<T, I>(
  ask: () => Promise<T>,
  instead: I,
  waitMs = ANSWER_MS,
): Promise<T | I> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<I>((resolve) => {
    timer = setTimeout(() => resolve(instead), waitMs);
  });
  try {
    return await Promise.race([ask(), late]);
  } catch {
    return instead;
  } finally {
    clearTimeout(timer);
  }
}
