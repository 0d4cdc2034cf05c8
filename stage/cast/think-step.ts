/** Which of `count` steps it is, `each` seconds long, and how far in it, 0 to 1. */
export function stepAt(life: number, each: number, count: number) {
  const share = life / each;
  return { index: Math.floor(share) % count, share: share % 1 };
}
