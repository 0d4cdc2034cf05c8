import type { Logger } from "pino";
import { describe } from "./errors.ts";

/** For what must never block or fail a request: logged, swallowed, visible in the code. */
export function inBackground(log: Logger, name: string, work: Promise<unknown>): void {
  work.catch((error: unknown) => log.warn({ err: describe(error), work: name }, "background work failed"));
}
