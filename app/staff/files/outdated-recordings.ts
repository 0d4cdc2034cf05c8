import { createContext } from "react";

/** URLs of the open lesson's recordings that say other words than their texts. */
export const OutdatedRecordingsContext = createContext<ReadonlySet<string>>(new Set());
