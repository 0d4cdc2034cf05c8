import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import { RateLimiterRes } from "rate-limiter-flexible";
import { sourceOf } from "#server/platform/http/client-ip-address.ts";
import type {
  AccountCounter,
  ChildCounter,
  RequestCounter,
  SourceCounter,
  StoredCounter,
} from "#server/platform/http/counters.ts";
import type { AppEnv } from "#server/platform/http/env.ts";
import { ApiError } from "#server/platform/http/errors.ts";
import { giveBack, takePoints } from "#server/platform/http/stored-counters.ts";
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

/**
 * Counts a request for the child that it is about; it stands behind `requireChild`. One that is refused
 * counts for nothing.
 */
export const limitByChild = (auth: Counted, name: ChildCounter) =>
  createMiddleware<AppEnv>(async (c, next) => {
    const { id } = c.get("child");
    await countRequest(auth, c, name, id);
    await next();
    if (c.res.status >= 400) await auth.limiters.of(name).reward(id);
  });

/**
 * Takes points of a day's counter, for what nobody judges afterwards. Throws daily_limit when there are
 * not so many left.
 */
export async function takeDaily(
  auth: AuthContext,
  name: StoredCounter,
  key: string,
  points = 1,
): Promise<void> {
  if (!(await takePoints(auth, auth.db, name, key, points)).ok) throw new ApiError("daily_limit");
}

/**
 * Does `work` while a day's counter has points for it, and counts what it used: what is refused, or
 * fails, uses up nothing. Throws daily_limit when there are not so many points left.
 * @param points the most that `work` uses
 * @param used how many its result used; left out: all
 */
export async function withinDaily<Result>(
  auth: AuthContext,
  name: StoredCounter,
  key: string,
  work: () => Promise<Result>,
  { points = 1, used = () => points }: { points?: number; used?: (result: Result) => number } = {},
): Promise<Result> {
  await takeDaily(auth, name, key, points);
  let unused = points;
  try {
    const result = await work();
    unused = points - used(result);
    return result;
  } finally {
    if (unused > 0) await giveBack(auth, auth.db, name, key, { points: unused });
  }
}
