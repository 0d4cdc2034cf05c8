import { createContext } from "react";

/** A recording of a row: a copy of the row may hold the same one beside other words. */
export const voiceKey = (rowId: string, url: string | null) => `${rowId} ${url}`;

/** The recordings of the open lesson that say other words than their texts, by `voiceKey`. */
export const OutdatedRecordingsContext = createContext<ReadonlySet<string | undefined>>(new Set());
