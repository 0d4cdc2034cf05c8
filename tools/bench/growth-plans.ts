import { readFileSync } from "node:fs";

/** Postgres then writes the plan of every statement to its log. */
export const withPlans = (url: string) =>
  `${url}?options=${encodeURIComponent(
    "-c session_preload_libraries=auto_explain -c auto_explain.log_min_duration=0 -c auto_explain.log_nested_statements=on",
  )}`;

export interface Plan {
  statement: string;
  plan: string;
  /** Tables that are read from beginning to end. */
  scanned: string[];
}

/** The plans in a log of Postgres from `offset` characters on, one per statement. */
export function readPlans(log: string, offset: number): Plan[] {
  const found = new Map<string, Plan>();
  const entries = readFileSync(log, "utf8")
    .slice(offset)
    .split(/^(?=\d{4}-\d\d-\d\d )/m);
  for (const entry of entries) {
    const [, text] = /plan:\n\tQuery Text: ([^]*)$/.exec(entry) ?? [];
    if (text === undefined) continue;
    const at = text.search(/\n\t[A-Z][^\n]*\(cost=/);
    if (at < 0) continue;
    const statement = text.slice(0, at).replaceAll(/\s+/g, " ").trim();
    const plan = text.slice(at).replaceAll("\n\t", "\n").trim();
    const scanned = [...plan.matchAll(/Seq Scan on (\w+)/g)].map(([, table = ""]) => table);
    const known = found.get(statement);
    if (known === undefined || scanned.length > known.scanned.length)
      found.set(statement, { statement, plan, scanned });
  }
  return [...found.values()];
}
