import { createContext, use } from "react";
import type { Family } from "./useAuthGuard.ts";

export const FamilyContext = createContext<Family | null>(null);

/** The signed-in family account. Throws outside an AuthGuard. */
export function useFamily(): Family {
  const family = use(FamilyContext);
  if (family === null) throw new Error("useFamily must be called below an AuthGuard.");
  return family;
}
