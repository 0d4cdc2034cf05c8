import { Hono } from "hono";
import * as v from "valibot";
import { CHILD_KINDS, ENTRY_PICTURES, PARENT_KINDS } from "#domain/allowance/ledger.ts";
import type { EntryKind } from "#domain/allowance/ledger.ts";
import { CURRENCIES } from "#domain/allowance/money.ts";
import { PLAN_STATES } from "#domain/allowance/plan.ts";
import { requireChild } from "#server/auth/child.ts";
import type { AuthenticatedContext } from "#server/auth/context.ts";
import { requireUser } from "#server/auth/identity.ts";
import { requireProof } from "#server/auth/proof.ts";
import { usedIfChanged, withinDaily } from "#server/auth/request-limits.ts";
import type { AppEnv } from "#server/platform/http/env.ts";
import { DeviceDay, DeviceTime, Id } from "#server/platform/http/fields.ts";
import { describeOperation } from "#server/platform/http/openapi.ts";
import { valid } from "#server/platform/http/validate.ts";
import { addEntry, childOf, readJars, setAllowance } from "./allowance.ts";

const Amount = v.pipe(v.number(), v.safeInteger());
const Currency = v.picklist(CURRENCIES);
const PerJar = v.strictObject({ save: Amount, spend: Amount, share: Amount });
const Allowance = v.strictObject({
  amount: Amount,
  currency: Currency,
  weekday: Amount,
  split: PerJar,
  state: v.picklist(PLAN_STATES),
});
const entryOf = <const Kind extends EntryKind>(kinds: readonly Kind[]) =>
  v.strictObject({
    kind: v.picklist(kinds),
    at: DeviceTime,
    currency: Currency,
    ...PerJar.entries,
    picture: v.nullable(v.picklist(Object.values(ENTRY_PICTURES).flat())),
    week: v.nullable(DeviceDay),
    undoes: v.nullable(Id),
  });
const Entry = v.object({ id: Id });
const OneChild = v.object({ child: Id });
const EntryOfChild = v.object({ child: Id, id: Id });

/** Only what was added is counted. */
const used = ({ added }: { added: boolean }) => (added ? 1 : 0);

/** A child's jars, for the child: /api/me/jars, and the same under /api/child/<id>. */
export function jarRoutes(server: AuthenticatedContext) {
  const user = requireUser(server.authContext);
  const child = requireChild(server.authContext);
  return new Hono<AppEnv>()
    .get(
      "/me/jars",
      describeOperation("The allowance, and the newest entries behind the child's jars"),
      user,
      child,
      async (c) => {
        c.header("Cache-Control", "no-store");
        return c.json(await readJars(server, c.var.child));
      },
    )
    .put(
      "/me/jars/entries/:id",
      describeOperation("Adds what the child divided, earned, spent, gave or saves for, once"),
      user,
      child,
      valid("param", Entry),
      valid("json", entryOf(CHILD_KINDS)),
      async (c) => {
        const { child: of } = c.var;
        const entry = { id: c.req.valid("param").id, ...c.req.valid("json") };
        const add = () => addEntry(server, of, entry);
        return c.json(
          await withinDaily(server.authContext, "jar_entries_child", of.id, add, { used }),
        );
      },
    );
}

/** The allowance of a child, for its parent: /api/me/children/<id>/allowance and corrections. */
export function allowanceRoutes(server: AuthenticatedContext) {
  const user = requireUser(server.authContext);
  return new Hono<AppEnv>()
    .put(
      "/me/children/:child/allowance",
      describeOperation("Sets a child's allowance from today on"),
      user,
      requireProof(server.authContext, "PUT /api/me/children/:child/allowance"),
      valid("param", OneChild),
      valid("json", Allowance),
      async (c) => {
        const { identity } = c.var;
        const child = await childOf(server, identity.userId, c.req.valid("param").child);
        const set = () => setAllowance(server, identity, child, c.req.valid("json"));
        const { result } = await withinDaily(
          server.authContext,
          "jar_corrections_account",
          identity.userId,
          set,
          { used: usedIfChanged },
        );
        return c.json(result);
      },
    )
    .put(
      "/me/children/:child/jars/entries/:id",
      describeOperation("Corrects a child's jars by an entry that a parent makes, once"),
      user,
      requireProof(server.authContext, "PUT /api/me/children/:child/jars/entries/:id"),
      valid("param", EntryOfChild),
      valid("json", entryOf(PARENT_KINDS)),
      async (c) => {
        const { identity } = c.var;
        const { child: id, id: entryId } = c.req.valid("param");
        const child = await childOf(server, identity.userId, id);
        const entry = { id: entryId, ...c.req.valid("json") };
        const add = () => addEntry(server, child, entry, identity);
        return c.json(
          await withinDaily(server.authContext, "jar_corrections_account", identity.userId, add, {
            used,
          }),
        );
      },
    );
}
