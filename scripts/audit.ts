import { spawnSync } from "node:child_process";

/*
 * Versions of libraries that are known to be bad, as far as the registry answers: one that keeps no list of them says so, and
 * nothing is judged then.
 */
const { stdout, stderr } = spawnSync("npm", ["audit", "--json", "--audit-level=high"], { encoding: "utf8" });
const answer = JSON.parse(stdout === "" ? "{}" : stdout) as {
  vulnerabilities?: Record<string, { severity: string; range: string }>;
};
if (answer.vulnerabilities === undefined) {
  console.log(`The registry does not say which versions are known to be bad.\n${stderr.trim().split("\n").at(0) ?? ""}`);
} else {
  const bad = Object.entries(answer.vulnerabilities).filter(([, { severity }]) => severity === "high" || severity === "critical");
  for (const [name, { severity, range }] of bad) console.log(`${severity}: ${name} ${range}`);
  console.log(`${bad.length} libraries are known to be bad`);
  process.exitCode = bad.length === 0 ? 0 : 1;
}
