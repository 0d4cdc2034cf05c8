import { spawnSync } from "node:child_process";

/*
 * Fails if an installed package has a known vulnerability of level high or critical. If the
 * registry has no audit endpoint, it says so and passes.
 */
const { stdout, stderr } = spawnSync("npm", ["audit", "--json", "--audit-level=high"], {
  encoding: "utf8",
});
const answer = JSON.parse(stdout === "" ? "{}" : stdout) as {
  vulnerabilities?: Record<string, { severity: string; range: string }>;
};
if (answer.vulnerabilities === undefined) {
  console.log(
    `The registry does not support npm audit; nothing was checked.\n${stderr.trim().split("\n").at(0) ?? ""}`,
  );
} else {
  const vulnerable = Object.entries(answer.vulnerabilities).filter(
    ([, { severity }]) => severity === "high" || severity === "critical",
  );
  for (const [name, { severity, range }] of vulnerable)
    console.log(`${severity}: ${name} ${range}`);
  console.log(`${vulnerable.length} packages with known vulnerabilities`);
  process.exitCode = vulnerable.length === 0 ? 0 : 1;
}
