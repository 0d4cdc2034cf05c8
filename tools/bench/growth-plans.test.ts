import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { readPlans } from "./growth-plans.ts";

const LOG = `2026-11-22 10:17:07.065 UTC [1] LOG:  duration: 0.1 ms  plan:
	Query Text: select "id" from "users"
	  where "email" = $1
	Index Scan using users_email on users  (cost=0.29..8.30 rows=1 width=39)
	  Index Cond: (email = 'a'::text)
2026-11-22 10:17:08.065 UTC [1] LOG:  checkpoint starting: time
2026-11-22 10:17:09.065 UTC [1] LOG:  duration: 9.1 ms  plan:
	Query Text: select count(*) from "users"
	Aggregate  (cost=1.00..2.00 rows=1 width=8)
	  ->  Seq Scan on users  (cost=0.00..1.00 rows=1 width=0)
`;

it("the plans of a log: each statement once, with the tables that are read whole", () => {
  const folder = mkdtempSync(join(tmpdir(), "treasure-plans-"));
  const file = join(folder, "log");
  writeFileSync(file, LOG + LOG);
  const plans = readPlans(file, 0);
  rmSync(folder, { recursive: true });
  expect(plans.map(({ statement, scanned }) => [statement, scanned])).toEqual([
    [`select "id" from "users" where "email" = $1`, []],
    [`select count(*) from "users"`, ["users"]],
  ]);
});
