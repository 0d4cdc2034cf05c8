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
import { liveAccountFinder } from "./identity.ts";
import type { AuthContext } from "./context.ts";

const tooMany = (): Error => new ApiError("over_request_rate_limit");

/**
 * Takes a point of a counter. Throws what `refuse` makes when there is none, with Retry-After on
 * the answer.
 */
export async function countRequest(
  { limiters }: Pick<AuthContext, "limiters">,
  c: Context<AppEnv>,
  name: RequestCounter,
  key: string,
  refuse = tooMany,
): Promise<void> {
  const full = await takePoint(limiters, name, key);
  if (full === null) return;
  c.header("Retry-After", String(Math.ceil(full.msBeforeNext / 1000)));
  throw refuse();
}

/** Null when it took a point; else until when the counter has none. */
async function takePoint(
  limiters: AuthContext["limiters"],
  name: RequestCounter,
  key: string,
): Promise<RateLimiterRes | null> {
  try {
    await limiters.of(name).consume(key);
    return null;
  } catch (result) {
    if (result instanceof RateLimiterRes) return result;
    throw result;
  }
}

/** Counts a request for where it comes from. */
export const limitBySource = (auth: AuthContext, name: SourceCounter, refuse?: () => Error) =>
  createMiddleware<AppEnv>(async (c, next) => {
    await countRequest(auth, c, name, sourceOf(c, auth.config), refuse);
    await next();
  });

/**
 * The limit of every call, which stands before its body is read. Counts a request for its account when a
 * live session of it sends it, so that requests of others use up none of its points, else for its source.
 */
export const limitRequests = (auth: AuthContext, refuse?: () => Error) => {
  const accountOf = liveAccountFinder(auth);
  return createMiddleware<AppEnv>(async (c, next) => {
    const account = await accountOf(c);
    if (account === null)
      await countRequest(auth, c, "requests_source", sourceOf(c, auth.config), refuse);
    else {
      const name = account.isByMail ? "requests_account" : "requests_password";
      await countRequest(auth, c, name, account.userId, refuse);
    }
    await next();
  });
};

/**
 * Counts a request for the child that it is about; it stands behind `requireChild`. One that is refused
 * counts for nothing.
 */
export const limitByChild = (auth: AuthContext, name: ChildCounter) =>
  createMiddleware<AppEnv>(async (c, next) => {
    const { id } = c.get("child");
    await countRequest(auth, c, name, id);
    await next();
    if (c.res.status >= 400) await auth.limiters.of(name).reward(id);
  });

/** What a write says of itself, so that one which changed nothing takes nothing of a counter. */
export interface Written<Result> {
  result: Result;
  hasChanged: boolean;
}
/** For `used` of `withinDaily`. */
export const usedIfChanged = ({ hasChanged }: Pick<Written<unknown>, "hasChanged">): number =>
  hasChanged ? 1 : 0;

/**
 * Does `work` while a counter of an account's requests has a point for it. It runs in a handler, so behind
 * the guard and the judging of the body; what is refused, fails or changes nothing uses up nothing.
 * Throws over_request_rate_limit.
 */
export async function withinRequests<Result>(
  auth: AuthContext,
  c: Context<AppEnv>,
  name: AccountCounter,
  work: () => Promise<Result>,
  hasUsed: (result: Result) => boolean = () => true,
): Promise<Result> {
  const { userId } = c.var.identity;
  await countRequest(auth, c, name, userId);
  return keepingPointIfUsed(auth, name, userId, work, hasUsed);
}

/**
 * The same for a part of a call that the call is answered without: null, and no refusal, when the
 * counter has no point.
 */
export async function ifWithinRequests<Result>(
  auth: AuthContext,
  name: AccountCounter,
  userId: string,
  work: () => Promise<Result>,
  hasUsed: (result: Result) => boolean,
): Promise<Result | null> {
  if ((await takePoint(auth.limiters, name, userId)) !== null) return null;
  return keepingPointIfUsed(auth, name, userId, work, hasUsed);
}

/** Does `work` for a point that was taken, and gives it back where it used nothing. */
async function keepingPointIfUsed<Result>(
  { limiters }: Pick<AuthContext, "limiters">,
  name: AccountCounter,
  userId: string,
  work: () => Promise<Result>,
  hasUsed: (result: Result) => boolean,
): Promise<Result> {
  let isUsed = false;
  try {
    const result = await work();
    isUsed = hasUsed(result);
    return result;
  } finally {
    if (!isUsed) await limiters.of(name).reward(userId);
  }
}

/**
 * Does `work` while a day's counter has points for it, and counts what it used: what is refused, fails
 * or changes nothing uses up nothing. Throws daily_limit when there are not so many points left.
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
  if (!(await takePoints(auth, auth.db, name, key, points)).ok) throw new ApiError("daily_limit");
  let unused = points;
  try {
    const result = await work();
    unused = points - used(result);
    return result;
  } finally {
    if (unused > 0) await giveBack(auth, auth.db, name, key, { points: unused });
  }
}
