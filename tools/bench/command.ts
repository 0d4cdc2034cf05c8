/** One table of results, printed as Markdown. */
export interface Table {
  title: string;
  head: string[];
  rows: string[][];
  /** Sentences below the table: what was limited, what could not be measured. */
  notes?: string[];
}

export interface BenchOptions {
  /** How often each value is measured; the table holds the median. */
  rounds: number;
  /** Duration of each load on the server. */
  seconds: number;
  /** Only the throttled or only the unthrottled line; null measures both. */
  line: "throttled" | "unthrottled" | null;
  /** Folder of the checkout that `compare`, `first-slide` and `loop` measure beside this one. */
  other: string | null;
}

/** One subject of `npm run bench -- <subject>`. */
export type Command = (options: BenchOptions) => Promise<Table>;

export const digits = (value: number, places = 0) =>
  value.toLocaleString("en", { maximumFractionDigits: places, minimumFractionDigits: places });

export function markdown({ title, head, rows, notes = [] }: Table): string {
  const lines = [head, head.map(() => "---"), ...rows].map((row) => `| ${row.join(" | ")} |`);
  return [`## ${title}`, "", ...lines, ...notes.flatMap((note) => ["", note]), ""].join("\n");
}
