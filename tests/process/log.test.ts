import { expect, it } from "vitest";
import { newInstallation, start } from "#tests/support/running.ts";

/** Code that runs in the server's process when it gets SIGUSR2. */
const onSignal = (code: string) =>
  `--import=data:text/javascript,${encodeURIComponent(`process.on("SIGUSR2", () => { ${code} });`)}`;
const ERROR =
  'Object.assign(new Error("Failed query: insert\\nparams: canary@example.com"), { code: "23505", detail: "(canary@example.com)" })';

it.each([
  ["an exception that nobody catches", `throw ${ERROR}`],
  ["a rejection that nobody handles", `Promise.reject(${ERROR})`],
])(
  "%s ends the process, and its log line holds class, code and place alone",
  async (_what, code) => {
    const server = await start(await newInstallation(), [onSignal(code)]);
    expect(await server.kill("SIGUSR2")).toBe(1);
    const line = server
      .output()
      .split("\n")
      .find((each) => each.includes("uncaught exception"));
    expect(JSON.parse(line ?? "{}")).toMatchObject({
      level: 60,
      err: { type: "Error", code: "23505" },
    });
    expect(server.output()).not.toContain("canary");
  },
);

it("what a library prints on the console is logged without its text", async () => {
  const server = await start(await newInstallation(), [onSignal(`console.error(${ERROR})`)]);
  server.child.kill("SIGUSR2");
  await server.printed(/a library printed a message/);
  expect(server.output()).not.toContain("canary");
});
