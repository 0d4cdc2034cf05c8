type Items = readonly { same_as_before?: boolean | undefined }[];

/** Items of the same rank have the same number: 0, 1, 1, 2. */
export const ranksOf = (items: Items): number[] => {
  let rank = 0;
  return items.map(({ same_as_before }, index) =>
    index > 0 && same_as_before !== true ? ++rank : rank,
  );
};

/** How often a child who puts the items anywhere is right at once: 1/6 with three items. */
export function chanceOfGuessing(items: Items): number {
  const ranks = ranksOf(items);
  // Each item that shares its rank with k - 1 items before it has k right places instead of one.
  return ranks.reduce(
    (chance, rank, place) => (chance * (place - ranks.indexOf(rank) + 1)) / (place + 1),
    1,
  );
}
