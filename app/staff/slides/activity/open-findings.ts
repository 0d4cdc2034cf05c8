import { createContext } from "react";
import type { Finding } from "#domain/content/publish-check.ts";

/** What the checklist finds in the slide in focus. */
export const OpenFindingsContext = createContext<readonly Finding[]>([]);
