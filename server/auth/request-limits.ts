import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import { RateLimiterRes } from "rate-limiter-flexible";
import { sourceOf } from "#server/platform/http/client-ip-address.ts";
import type {
  AccountCounter,
  RequestCounter,
  SourceCounter,
  StoredCounter,
} from "#server/platform/http/counters.ts";
import type { AppEnv } from "#server/platform/http/env.ts";
import { ApiError } from "#server/platform/http/errors.ts";
import { takePoints } from "#server/platform/http/stored-counters.ts";
import { tokenAccount } from "./identity.ts";
import type { AuthContext } from "./context.ts";

type Counted = Pick<AuthContext, "config" | "limiters" | "signer" | "now">;

const tooMany = (): Error => new ApiError("over_request_rate_limit");

/**
 * Takes a point of a counter. Throws what `refuse` makes when there is none, with Retry-After on
 * the answer.
 */
export async function countRequest(
  { limiters }: Pick<Counted, "limiters">,
  c: Context<AppEnv>,
  name: RequestCounter,
  key: string,
  refuse = tooMany,
): Promise<void> {
  try {
    await limiters.of(name).consume(key);
  } catch (result) {
    if (!(result instanceof RateLimiterRes)) throw result;
    c.header("Retry-After", String(Math.ceil(result.msBeforeNext / 1000)));
    throw refuse();
  }
}

/** Counts a request for where it comes from. */
export const limitBySource = (auth: Counted, name: SourceCounter, refuse?: () => Error) =>
  createMiddleware<AppEnv>(async (c, next) => {
    await countRequest(auth, c, name, sourceOf(c, auth.config), refuse);
    await next();
  });

/** Counts a request for its account; one without a token of ours is left to the guard behind it. */
export const limitByTokenAccount = (auth: Counted, name: AccountCounter, refuse?: () => Error) =>
  createMiddleware<AppEnv>(async (c, next) => {
    const account = await tokenAccount(auth, c);
    if (account !== null) await countRequest(auth, c, name, account, refuse);
    await next();
  });

/**
 * Counts a request for its account when it has a token of ours, so that visitors use up nothing of
 * it, else for where it comes from.
 */
export const limitCaller = (
  auth: Counted,
  names: { account: AccountCounter; source: SourceCounter },
  refuse?: () => Error,
) =>
  createMiddleware<AppEnv>(async (c, next) => {
    const account = await tokenAccount(auth, c);
    if (account === null)
      await countRequest(auth, c, names.source, sourceOf(c, auth.config), refuse);
    else await countRequest(auth, c, names.account, account, refuse);
    await next();
  });

/** The limit of every call. */
export const limitRequests = (auth: Counted, refuse?: () => Error) =>
  limitCaller(auth, { account: "requests_account", source: "requests_source" }, refuse);

/** Counts a request for its account; it stands behind `requireUser`. */
export const limitByAccount = (auth: Counted, name: AccountCounter) =>
  createMiddleware<AppEnv>(async (c, next) => {
    await countRequest(auth, c, name, c.get("identity").userId);
    await next();
  });

/** Takes points of a day's counter. Throws daily_limit when there are not so many left. */
export async function takeDaily(
  auth: AuthContext,
  name: StoredCounter,
  key: string,
  points = 1,
): Promise<void> {
  if (!(await takePoints(auth, auth.db, name, key, points)).ok) throw new ApiError("daily_limit");
}
