import { pathToFileURL } from "node:url";
import type { Logger } from "pino";
import { hasAuthor, setAuthorPassword } from "./auth/staff.ts";
import { readConfig } from "./platform/config/config.ts";
import { ConfigError } from "./platform/config/config-error.ts";
import { DataDirBusy } from "./platform/db/data-lock.ts";
import { createLogger, logConsole, loggableError } from "./platform/log.ts";
import { startServer } from "./main.ts";
import { troubleOf } from "./platform/trouble.ts";
import type { RunningServer } from "./main.ts";

/** Runs the server until a signal stops it; a setting it can't use ends it with one line. */
export async function run(): Promise<void> {
  try {
    const config = readConfig(process.env, process.stdout.isTTY);
    const log = createLogger(config.logLevel);
    endOnUncaught(log);
    process.once("exit", () => log.flush());
    logConsole(log);
    const running = await startServer(config, { log });
    for (const signal of ["SIGINT", "SIGTERM"] as const) {
      process.once(signal, () => void running.stop().then(() => process.exit(0)));
    }
    console.log(`Treasure Tracker is at ${running.url}`);
    if (config.devPages) console.log(`Mails it sends are at ${running.url}/dev/mailbox`);
    else if (config.smtpUrl === null)
      console.log(
        "Mails it sends are kept, and shown to nobody: 'DEV_PAGES=1 npm start' opens /dev/mailbox.",
      );
    if (!(await hasAuthor(running.context.db))) await welcomeAuthor(running);
  } catch (error) {
    process.stderr.write(`${whyNotStarted(error)}\n`);
    process.exit(1);
  }
}

function whyNotStarted(error: unknown): string {
  if (error instanceof ConfigError || error instanceof DataDirBusy) return error.message;
  if ((error as NodeJS.ErrnoException).code === "EADDRINUSE")
    return "The port is in use. Stop what uses it, or set PORT.";
  return `The server could not start: ${JSON.stringify(loggableError(error))}`;
}

/**
 * Ends the process as Node would, without the error's message: it may quote a statement with its
 * values. A fault of disk, database, queue or network that nobody waited for does not end it.
 */
function endOnUncaught(log: Logger): void {
  process.on("uncaughtException", (error) => {
    const trouble = troubleOf(error);
    if (trouble !== null) {
      log.error({ err: error, trouble }, "a fault outside of the server, which goes on");
      return;
    }
    log.fatal({ err: error }, "uncaught exception");
    process.exit(1);
  });
}

/**
 * Makes the lesson builder's password at first start; only a terminal is shown it, since a log
 * would keep it.
 */
async function welcomeAuthor({ url, context }: RunningServer): Promise<void> {
  if (!process.stdout.isTTY) {
    console.log("The lesson builder has no password yet: 'npm run staff -- password' makes one.");
    return;
  }
  console.log(
    `Lessons are built at ${url}/lesson-builder; the password, shown this once: ${await setAuthorPassword(context.authContext)}`,
  );
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) await run();
