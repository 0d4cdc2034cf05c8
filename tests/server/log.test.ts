import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { DrizzleQueryError } from "drizzle-orm/errors";
import { afterEach, describe, expect, it } from "vitest";
import { createLogger, logConsole, loggableError } from "#server/platform/log.ts";
import { ApiError } from "#server/platform/http/errors.ts";

const EMAIL = "canary.parent@example.com";
const thrown = (make: () => unknown): unknown => {
  try {
    throw make();
  } catch (error) {
    return error;
  }
};

describe("an error in the log", () => {
  it("of a query is its class, code and constraint: no statement, no parameters, no row", () => {
    const driver = Object.assign(new Error(`duplicate key\nDETAIL: Key (email)=(${EMAIL})`), {
      code: "23505",
      constraint: "users_email",
      detail: `Key (email)=(${EMAIL}) already exists.`,
    });
    const found = loggableError(
      thrown(() => new DrizzleQueryError("insert into users values ($1)", [EMAIL], driver)),
    );
    expect(found).toMatchObject({
      type: "DrizzleQueryError",
      code: "23505",
      constraint: "users_email",
      cause: "Error",
    });
    expect(JSON.stringify(found)).not.toMatch(/canary|insert|params/);
    expect(found.stack).toMatch(/^ {4}at /);
  });

  it("of a mail server is its code and number, without its text", () => {
    const error = Object.assign(new Error(`550 5.1.1 <${EMAIL}> unknown`), {
      code: "EENVELOPE",
      responseCode: 550,
      response: `550 ${EMAIL}`,
    });
    expect(loggableError(error)).toMatchObject({ type: "Error", code: "EENVELOPE", status: 550 });
    expect(JSON.stringify(loggableError(error))).not.toContain("canary");
  });

  it.each([
    [
      "a message of lines that look like frames",
      () => new Error(`params: a\n    at ${EMAIL} (/x/y.ts:1:1)\n    at canary (/x/y.ts:1:2)`),
    ],
    [
      "a message that was changed after it was made",
      () => Object.assign(new Error(`one\n    at canary (/x:1:1)\ntwo`), { message: "else" }),
    ],
    [
      "a message and no frames",
      () => Object.assign(new Error(`\n    at /x/canary.ts:1:1`), { stack: undefined }),
    ],
    [
      "a class named by a value",
      () => Object.defineProperty(new Error("x"), "constructor", { value: { name: EMAIL } }),
    ],
    [
      "a code and a constraint made of values",
      () => Object.assign(new Error("x"), { code: EMAIL, constraint: `canary ${EMAIL}` }),
    ],
    ["a text", () => EMAIL],
    [
      "a plain object, as the job queue hands it on",
      () => ({ message: EMAIL, stack: `Error: ${EMAIL}\n    at run (/x/y.ts:1:1)` }),
    ],
    ["nothing", () => null],
  ])("logs nothing of %s", (_what, make) =>
    expect(JSON.stringify(loggableError(thrown(make)))).not.toContain("canary"),
  );

  it("keeps the frames of a plain object, and the codes that are ours", () => {
    expect(
      loggableError({ message: "m", stack: "Error: m\n    at async run (/x/y.ts:1:1)" }),
    ).toEqual({
      type: "Object",
      stack: "    at async run (/x/y.ts:1:1)",
    });
    expect(loggableError(new ApiError("profile_missing"))).toMatchObject({
      type: "ApiError",
      code: "profile_missing",
    });
  });
});

describe("a logger", () => {
  const lines: string[] = [];
  const log = createLogger("trace", { write: (line) => void lines.push(line) });
  const { error: printError, warn: printWarning } = console;
  afterEach(() => {
    lines.length = 0;
    Object.assign(console, { error: printError, warn: printWarning });
  });
  const bad = () => new Error(`no ${EMAIL}`);

  it.each([
    ["by itself", () => log.error(bad())],
    ["as err, without a message", () => log.warn({ err: bad() })],
    ["as err, with one", () => log.warn({ err: bad() }, "mail failed")],
    ["under another name", () => log.error({ reason: bad(), queue: "mails" }, "mail failed")],
    ["in a child's bindings", () => log.child({ err: bad() }).info("mail failed")],
  ])("given an error %s writes its class and place, never its message (T-091)", (_how, write) => {
    write();
    expect(lines.join()).toMatch(/"type":"Error".*"stack":" {4}at /);
    expect(lines.join()).not.toContain("canary");
  });

  it("gets what libraries print", () => {
    logConsole(log);
    console.error(bad());
    console.warn("a text", EMAIL);
    expect(lines).toHaveLength(2);
    expect(lines.join()).not.toContain("canary");
    expect(lines[0]).toContain('"stack"');
  });
});

it("no file of the server makes a logger of its own or prints an error", () => {
  const root = join(import.meta.dirname, "../../server");
  const files = readdirSync(root, { recursive: true, encoding: "utf8" }).filter((name) =>
    name.endsWith(".ts"),
  );
  expect(files.length).toBeGreaterThan(100);
  const using = (pattern: RegExp) =>
    files.filter((name) => pattern.test(readFileSync(join(root, name), "utf8")));
  expect(using(/import (?!type)[^;]*from "pino"/)).toEqual(["platform/log.ts"]);
  expect(using(/\bconsole\b/).toSorted()).toEqual(["platform/log.ts", "start.ts"]);
});
