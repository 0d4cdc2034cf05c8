import names from "./names.json" with { type: "json" };

/** Names that the dictionaries lack or read wrong, in the symbols of the model; without accents. */
export const NAME_SOUNDS: Readonly<Record<string, string>> = names.sounds;

/** Names that are recorded one by one: folded (`domain/family/spoken-name.ts`). */
export const RECORDED_NAMES: readonly string[] = names.recorded;
