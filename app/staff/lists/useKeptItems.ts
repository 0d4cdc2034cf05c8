import { useRef } from "react";

interface Kept<Item> {
  inputs: readonly unknown[];
  item: Item;
}

/**
 * An item of a list for each source. An item is made again when one of its inputs has changed; the
 * others stay the same objects, so that their rows need not render again.
 */
export function useKeptItems<Source extends { id: string }, Item>(
  sources: readonly Source[],
  inputsOf: (source: Source, index: number) => readonly unknown[],
  make: (source: Source, index: number) => Item,
): readonly Item[] {
  const kept = useRef<{ items: readonly Item[]; byId: ReadonlyMap<string, Kept<Item>> }>({
    items: [],
    byId: new Map(),
  });
  const { items: before, byId } = kept.current;
  const now = sources.map((source, index): [string, Kept<Item>] => {
    const inputs = inputsOf(source, index);
    const known = byId.get(source.id);
    return known !== undefined && inputs.every((input, at) => input === known.inputs[at])
      ? [source.id, known]
      : [source.id, { inputs, item: make(source, index) }];
  });
  const items = now.map(([, { item }]) => item);
  const isSame = items.length === before.length && items.every((item, at) => item === before[at]);
  kept.current = { items: isSame ? before : items, byId: new Map(now) };
  return kept.current.items;
}
