import type { Table } from "./command.ts";

/** How the cost of each hot statement grows with the number of families. */
export function growth(): Promise<Table> {
  return Promise.reject(new Error("There is no growth measurement yet."));
}
