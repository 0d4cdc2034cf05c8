import type { Context, TypedResponse } from "hono";
import type { JSONParsed } from "hono/utils/types";
import type { AppEnv } from "./env.ts";

/** A value that is JSON already; remembers what it was. */
export interface JsonText<T> {
  text: string;
  /** Never there: the type of what was written. */
  of?: T;
}

export const stringify = <T>(value: T): JsonText<T> => ({ text: JSON.stringify(value) });

/** Answers as `c.json(value)` does, without writing the value again for each request. */
export function jsonText<T>(c: Context<AppEnv>, { text }: JsonText<T>) {
  const response = c.body(text, 200, { "Content-Type": "application/json" });
  return response as Response as Response & TypedResponse<JSONParsed<T>, 200, "json">;
}
