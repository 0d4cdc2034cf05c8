import { createContext } from "react";
import type { ReactNode } from "react";

/** What a board's question is about, such as a document: the board has a place for it. */
export const BesideBoard = createContext<ReactNode>(null);
