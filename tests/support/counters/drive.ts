import { expect } from "vitest";
import { pointsOf } from "#server/platform/http/counters.ts";
import type { CounterName, StoredCounter } from "#server/platform/http/counters.ts";
import { takePoints } from "#server/platform/http/stored-counters.ts";
import { newFamily, signIn } from "../families.ts";
import { newSource, seenFrom } from "../strangers.ts";
import type { TestServer } from "../test-server.ts";

const TOO_MANY = ["over_request_rate_limit", "over_email_send_rate_limit", "daily_limit"];

type Answer = Awaited<ReturnType<TestServer["request"]>>;
const isOver = ({ body }: Answer) => TOO_MANY.includes(body?.code);

/** Shows a row of server/platform/http/counters.ts at work, or fails. */
export type Drives = { [Name in CounterName]?: () => Promise<void> };

/** What drives are made of: calls by strangers and families, and the using up of a counter. */
export function driveParts(server: TestServer) {
  const points = (name: CounterName) => pointsOf(server.context.config.limits, name);
  /** A family whose sign-in used up nothing of the sources of the test. */
  const family = () => newFamily(seenFrom(server));
  const post = (path: string, body: unknown, options: { from?: string; token?: string } = {}) =>
    server.request("POST", path, { body, ...options });

  /** Uses a counter up, sees it closed, and sees that nobody else's is. */
  async function usesUp(
    name: CounterName,
    use: (n: number) => Promise<Answer>,
    others: Record<string, () => Promise<Answer>>,
    left = points(name),
  ) {
    for (let n = 0; n < left; n++) expect([n, isOver(await use(n))]).toEqual([n, false]);
    expect(isOver(await use(left))).toBe(true);
    for (const [who, ask] of Object.entries(others))
      expect([who, isOver(await ask())]).toEqual([who, false]);
  }

  return {
    server,
    points,
    family,
    post,
    usesUp,
    /** Adds a child to a family; gives where the calls of that child are. */
    siblingOf: async (token: string) =>
      `/api/child/${(await post("/api/me/children", { name: "Ben", age: 9 }, { token })).body.id}`,
    signup: (email: string, from: string, names: object = {}) =>
      post(
        "/api/pending-signups",
        { parent_name: "Sam", kid_name: "Mia", kid_age: 7, email, ...names },
        { from },
      ),
    otp: (email: string, from: string) => post("/auth/v1/otp", { email }, { from }),
    /** Uses a stored counter up to its last point. */
    leaveOne: (name: StoredCounter, key: string) =>
      takePoints(server.context.authContext, server.context.db, name, key, points(name) - 1),
    bySource:
      (name: CounterName, ask: (from: string, n: number) => Promise<Answer>) => async () => {
        const from = newSource();
        const { token } = await family();
        await usesUp(name, (n) => ask(from, n), {
          "another source": () => ask(newSource(), 1000),
          "somebody signed in, at the same source": () =>
            server.request("GET", "/auth/v1/user", { token, from }),
        });
      },
    /** `used` were used up by the family's sign-in already. */
    byAccount:
      (name: CounterName, ask: (token: string, from: string) => Promise<Answer>, used = 0) =>
      async () => {
        const from = newSource();
        const [one, other] = [await family(), await family()];
        // Strangers at the same IP address first: they use up nothing of it.
        for (let n = 0; n < 3; n++) await ask("no.token.ofours", from);
        const others = { "another account at the same source": () => ask(other.token, from) };
        await usesUp(name, () => ask(one.token, from), others, points(name) - used);
        const { token } = await signIn(seenFrom(server), one.email);
        expect(["a new session of the account", isOver(await ask(token, newSource()))]).toEqual([
          "a new session of the account",
          true,
        ]);
      },
  };
}

export type DriveParts = ReturnType<typeof driveParts>;
