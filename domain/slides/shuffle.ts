const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;
const TWO_TO_32 = 2 ** 32;

/** FNV-1a: the same 32 bits for the same text, on every device. */
function hash(text: string): number {
  let bits = FNV_OFFSET;
  for (let at = 0; at < text.length; at++) bits = Math.imul(bits ^ text.charCodeAt(at), FNV_PRIME);
  return bits >>> 0;
}

/** Mulberry32: numbers from 0 to below 1 that follow from the seed alone. */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let bits = Math.imul(state ^ (state >>> 15), 1 | state);
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits;
    return ((bits ^ (bits >>> 14)) >>> 0) / TWO_TO_32;
  };
}

/**
 * The indexes 0 to `count - 1` in an order that follows from the seed: the same after a reload,
 * another one for another child, slide or round (Fisher and Yates).
 */
export function shuffledIndexes(count: number, seed: string): number[] {
  const order = Array.from({ length: count }, (_, index) => index);
  const random = randomNumbers(hash(seed));
  for (let last = count - 1; last > 0; last--) {
    const chosen = Math.floor(random() * (last + 1));
    [order[last], order[chosen]] = [order[chosen] as number, order[last] as number];
  }
  return order;
}
