import { and, asc, eq, sql } from "drizzle-orm";
import type { Placeholder, SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { CHILD_COLUMNS, CHILD_NAMES, CHILD_ROWS, FAMILY_COLUMNS } from "#domain/family/fields.ts";
import type {
  ChildField,
  FamilyField,
  ListedChild,
  NameOfChildField,
} from "#domain/family/fields.ts";
import { pick } from "#domain/pick.ts";
import type { Queryable, Transaction } from "./connect.ts";
import { begunIdsOf, finishedIdsOf, newestProgressOf } from "./progress.ts";
import { children, users } from "./schema.ts";
import { builtOnce } from "./statement-name.ts";

/*
 * A family's children, each a row of `children` with all that is the child's own. The first in the
 * family's order is the one that requests without a child's id are about; `users` of the wire is a
 * family with that child (docs/decisions/033-several-children.md).
 */

/** A child that somebody may act for, as `findChild` found it. */
export interface Child {
  /** The account's id, which is the id of the family's row. */
  familyId: string;
  /** Id of the child's row. */
  id: string;
  age: number;
}

const IN_ORDER = [asc(children.position), asc(children.created_at), asc(children.id)];

export const isChild = ({ id }: { id: string | Placeholder }) => eq(children.id, id);

export const newestProgress = newestProgressOf(children);
export const finishedIds = finishedIdsOf(children);
export const begunIds = begunIdsOf(children);

const ofFamily = <T>(column: PgColumn) =>
  sql<T>`(select ${column} from ${users} where ${users.id} = ${children.family_id})`;

/** What a family's children share, for a statement about one of them. */
export const sharedByFamily = {
  ...(Object.fromEntries(FAMILY_COLUMNS.map((column) => [column, ofFamily(users[column])])) as {
    [F in FamilyField]: SQL<(typeof users.$inferSelect)[F]>;
  }),
  reminder_preference: ofFamily<string | null>(users.reminder_preference),
  payment: ofFamily<string | null>(users.payment),
};

const findQuery = builtOnce((db) =>
  db
    .select({ id: children.id, age: children.kid_age })
    .from(children)
    .where(
      and(
        eq(children.family_id, sql.placeholder("familyId")),
        sql`${children.id} = coalesce(${sql.placeholder("id")}::uuid, ${children.id})`,
      ),
    )
    .orderBy(...IN_ORDER)
    .limit(1)
    .prepare(""),
);

/** The child of this family with this id, or its first child for null; null where there is none. */
export async function findChild(
  db: Queryable,
  familyId: string,
  id: string | null,
): Promise<Child | null> {
  const [found] = await findQuery(db).execute({ familyId, id });
  return found === undefined ? null : { familyId, ...found };
}

export const firstChild = (db: Queryable, familyId: string) => findChild(db, familyId, null);

/** What a child has, by its names in /api/me/children. */
const fieldColumns = Object.fromEntries(
  CHILD_COLUMNS.map((column) => [CHILD_ROWS[column].name, children[column]]),
) as { [F in ChildField as NameOfChildField<F>]: (typeof children)[F] };

/** The children of a family in their order; none where there is no family. */
export const readChildren = (db: Queryable, familyId: string) =>
  db
    .select({
      familyId: children.family_id,
      id: children.id,
      ...fieldColumns,
      position: children.position,
      child_id: children.child_id,
      created_at: children.created_at,
    })
    .from(children)
    .where(eq(children.family_id, familyId))
    .orderBy(...IN_ORDER);

export const toListed = (child: ListedChild): ListedChild => pick(child, ["id", ...CHILD_NAMES]);

/**
 * The family did something. It holds the family's row until the transaction ends: before a row of
 * `children` is changed, so that two transactions never wait for each other.
 */
export const noteActivity = async (tx: Transaction, familyId: string, now: Date): Promise<void> =>
  void (await tx.update(users).set({ last_active_at: now }).where(eq(users.id, familyId)));

/**
 * The ages of a family's children by the random ids under which their events are kept, the first
 * child's first.
 */
export const agesByEventId = async (
  db: Queryable,
  familyId: string,
): Promise<Map<string, number>> =>
  new Map((await readChildren(db, familyId)).map(({ child_id, age }) => [child_id, age]));
