/**
 * Recordings of a screen that is loaded on demand, by their texts; null where a text has none.
 * @param texts by file name without its ending
 * @param files URLs by path, as `import.meta.glob` returns them
 */
export const recordingsOf = (
  texts: Readonly<Record<string, string>>,
  files: Readonly<Record<string, string>>,
): ReadonlyMap<string, string | null> =>
  new Map(
    Object.entries(texts).map(([name, words]) => [
      words,
      Object.entries(files).find(([path]) => path.endsWith(`/${name}.m4a`))?.[1] ?? null,
    ]),
  );
