import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const APP = join(import.meta.dirname, "../../app");
const DECISIONS = join(import.meta.dirname, "../../docs/decisions");

// A document is served at many URL paths; Vite's dev server would resolve a relative script URL
// against each of them.
it("the documents load their scripts by absolute path", () => {
  const documents = readdirSync(APP).filter((name) => name.endsWith(".html"));
  expect(documents).toHaveLength(4);
  for (const name of documents)
    expect(readFileSync(join(APP, name), "utf8")).toMatch(/<script type="module" src="\/[^/]/);
});

const names = readdirSync(DECISIONS).filter((name) => name !== "README.md");

// Title, date and status, then the four paragraphs in this order.
it("every decision has the same parts and at most 25 lines (T-866)", () => {
  expect(names.length).toBeGreaterThan(50);
  const problems = names.flatMap((name) => {
    const text = readFileSync(join(DECISIONS, name), "utf8");
    const lines = text.trimEnd().split("\n");
    const places = ["Context", "Decision", "Alternatives", "Consequences"].map((part) =>
      lines.findIndex((line) => line.startsWith(`**${part}.** `)),
    );
    const isInForm =
      lines[0]?.startsWith(`# ${name.slice(0, 3)} `) === true &&
      /^Date: \d{4}-\d{2}-\d{2}.* · Status: \w/.test(lines[2] ?? "") &&
      places.every((place, index) => place > (places[index - 1] ?? 2));
    return [
      ...(isInForm ? [] : [`${name}: form`]),
      ...(lines.length > 25 ? [`${name}: ${lines.length} lines`] : []),
    ];
  });
  expect(problems).toEqual([]);
});

it("a decision that another one changes names it", () => {
  const statuses = names.map((name) => ({
    number: name.slice(0, 3),
    status: readFileSync(join(DECISIONS, name), "utf8").split("\n")[2] ?? "",
  }));
  const changes = statuses.flatMap(({ number, status }) =>
    [...status.matchAll(/Changes:? (\d{3})/g)].map(([, changed]) => ({ changed, by: number })),
  );
  expect(changes).toContainEqual({ changed: "022", by: "026" });
  expect(
    changes.filter(({ changed, by }) =>
      statuses.every(({ number, status }) => number !== changed || !status.includes(by)),
    ),
  ).toEqual([]);
});
