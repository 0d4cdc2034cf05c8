import { pino } from "pino";
import type { DestinationStream, Logger } from "pino";
import { API_ERRORS } from "#domain/wire/error-codes.ts";
import { openLogDestination } from "./log-destination.ts";

/**
 * The parts of an error that may be stored: classes, codes and positions in our code. Messages may
 * quote e-mail addresses and names.
 */
export interface LoggableError {
  /** The error's class. */
  type: string;
  /** A system's, a driver's or our own code: 'ECONNREFUSED', '23505', 'EENVELOPE'. */
  code?: string;
  /** What another service answered: 550 of a mail server, 503 of a store. */
  status?: number;
  /** Name of the violated database constraint, never the values that violated it. */
  constraint?: string;
  /** The class of the error that caused it. */
  cause?: string;
  /** Lines of the stack that begin with `    at `. */
  stack?: string;
}

const STDOUT = 1;
const MAX_FRAMES = 10;
const FRAME =
  /^ {4}at (?:[\w$.<>#[\] ]+ )?\(?(?:(?:file:\/\/|node:|\/|[A-Z]:\\)[^\s()]+:\d+:\d+|<anonymous>|native|index \d+)\)?$/;
const CLASS = /^[A-Za-z_$][\w$]{0,60}$/;
const FOREIGN_CODE = /^(?:[A-Z][A-Z0-9_]{1,49}|[0-9A-Z]{5})$/;
const CONSTRAINT = /^\w{1,63}$/;

interface ErrorLike {
  message?: unknown;
  stack?: unknown;
  code?: unknown;
  cause?: unknown;
  constraint?: unknown;
  responseCode?: unknown;
  status?: unknown;
  statusCode?: unknown;
  $metadata?: { httpStatusCode?: unknown };
}

const isErrorLike = (value: unknown): value is ErrorLike =>
  typeof value === "object" && value !== null;

/** Turns whatever was thrown into what may be logged or stored. The one place that decides this. */
export function loggableError(error: unknown): LoggableError {
  if (!isErrorLike(error)) return { type: typeof error };
  const chain = [error, error.cause].filter(isErrorLike);
  const code = chain.map(codeOf).find((found) => found !== undefined);
  const status = chain.map(statusOf).find((found) => found !== undefined);
  const constraint = chain
    .map((each) => each.constraint)
    .find((name) => typeof name === "string" && CONSTRAINT.test(name));
  const stack = framesOf(error);
  return {
    type: classOf(error),
    ...(code !== undefined && { code }),
    ...(status !== undefined && { status }),
    ...(typeof constraint === "string" && { constraint }),
    ...(isErrorLike(error.cause) && { cause: classOf(error.cause) }),
    ...(stack !== "" && { stack }),
  };
}

function classOf(error: ErrorLike): string {
  const name: unknown = error instanceof DOMException ? error.name : error.constructor?.name;
  return typeof name === "string" && CLASS.test(name) ? name : "Error";
}

function codeOf({ code }: ErrorLike): string | undefined {
  return typeof code === "string" && (FOREIGN_CODE.test(code) || Object.hasOwn(API_ERRORS, code))
    ? code
    : undefined;
}

/**
 * `responseCode` of nodemailer, `$metadata` of the S3 client, `status` and `statusCode` of others.
 */
function statusOf(error: ErrorLike): number | undefined {
  const all = [error.responseCode, error.$metadata?.httpStatusCode, error.statusCode, error.status];
  return all.find(
    (status): status is number => typeof status === "number" && status >= 100 && status <= 599,
  );
}

/**
 * The frames alone. A message has lines of its own, which may look like frames: everything up to
 * its end is left out.
 */
function framesOf({ stack, message }: ErrorLike): string {
  if (typeof stack !== "string") return "";
  const start = typeof message === "string" ? stack.indexOf(message) : -1;
  const lines = (start < 0 ? stack : stack.slice(start + String(message).length)).split("\n");
  const first = lines.findLastIndex((line) => !line.startsWith("    at ")) + 1;
  return lines
    .slice(first)
    .filter((line) => FRAME.test(line))
    .slice(0, MAX_FRAMES)
    .join("\n");
}

const withLoggableErrors = (fields: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      name !== "err" && value instanceof Error ? loggableError(value) : value,
    ]),
  );

/**
 * Every logger of the product is made here: an error that is handed to it, by whatever name, is
 * logged by `loggableError`.
 */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    serializers: { err: loggableError },
    formatters: { log: withLoggableErrors },
    hooks: {
      logMethod(this: Logger, args: Parameters<Logger["info"]>, write: Logger["info"]) {
        const [first, message = "error"] = args as unknown as [unknown, string?];
        // pino takes the message of an error for a line that has none.
        if (first instanceof Error) write.call(this, { err: first }, message);
        else if (isErrorLike(first)) write.call(this, first, message);
        else write.apply(this, args);
      },
    },
  };
  if (destination !== undefined) return pino(options, destination);
  const output = openLogDestination(STDOUT, (lines) =>
    log.warn({ lines }, "lines of the log were lost: it could not be written"),
  );
  const log = pino(options, output);
  return log;
}

/**
 * Libraries print errors with their messages; the log gets class, code and place of these instead.
 */
export function logConsole(log: Logger): void {
  for (const method of ["error", "warn"] as const) {
    console[method] = (...printed: unknown[]) =>
      log[method](
        { err: printed.find((each) => each instanceof Error) },
        "a library printed a message",
      );
  }
}
