import { and, asc, eq, sql } from "drizzle-orm";
import type { Placeholder, SQL } from "drizzle-orm";
import { date, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import type { PgColumn } from "drizzle-orm/pg-core";
import { CHILD_COLUMNS, CHILD_NAMES, CHILD_ROWS, FAMILY_COLUMNS } from "#domain/family/fields.ts";
import type {
  ChildField,
  FamilyField,
  FieldValue,
  ListedChild,
  NameOfChildField,
} from "#domain/family/fields.ts";
import { FIRST_PICTURE } from "#domain/family/children.ts";
import type { LessonFeedback } from "#domain/learning/feedback.ts";
import type { LessonProgress, SlideProgress } from "#domain/learning/progress.ts";
import type { Shield } from "#domain/learning/streak.ts";
import { pick } from "#domain/pick.ts";
import type { Queryable } from "./connect.ts";
import { finishedIdsOf, newestProgressOf } from "./progress.ts";
import { children, users } from "./schema.ts";
import { instant } from "./schema/instant.ts";

/*
 * The only module that knows where a child's name, age and progress are. One child of each family
 * has them in the family's row of `users`, where an instance of an earlier release looks for them;
 * the others have them in their row of `children`. Both tables have the same columns, so a statement
 * is written once, for a `ChildHome` (docs/decisions/033-several-children.md).
 */

/** The tables that hold what one kind of child has. */
function homeIn(where: "users" | "children") {
  const isOwnRow = where === "children";
  const named = (own: string, ofFamily: string): string => (isOwnRow ? own : ofFamily);
  const state = pgTable(named("children", "users"), {
    id: uuid("id").primaryKey(),
    family_id: uuid(named("family_id", "id")).notNull(),
    kid_name: text("kid_name").notNull(),
    kid_age: integer("kid_age").notNull(),
    lesson_progress: jsonb("lesson_progress").$type<LessonProgress>().notNull(),
    current_lesson_id: uuid("current_lesson_id"),
    current_progress: jsonb("current_progress").$type<SlideProgress>(),
    lesson_feedback: jsonb("lesson_feedback").$type<Record<string, LessonFeedback>>().notNull(),
    lifetime_xp: integer("lifetime_xp").notNull(),
    streak_count: integer("streak_count").notNull(),
    last_streak_date: date("last_streak_date", { mode: "string" }),
    streak_shield: jsonb("streak_shield").$type<Shield>(),
    last_active_at: instant("last_active_at").notNull(),
    child_id: uuid("child_id").notNull(),
  });
  const owner = () => uuid(named("child", "user_id")).notNull();
  const ofFamily = <T>(column: PgColumn) =>
    isOwnRow
      ? sql<T>`(select ${column} from ${users} where ${users.id} = ${state.family_id})`
      : sql<T>`${column}`;
  return {
    where,
    state,
    xpGrants: pgTable(named("child_xp_grants", "xp_grants"), {
      owner: owner(),
      lesson_id: uuid("lesson_id").notNull(),
      xp: integer("xp").notNull(),
      granted_at: instant("granted_at").notNull(),
    }),
    lessonDays: pgTable(named("child_lesson_days", "lesson_days"), {
      owner: owner(),
      day: date("day", { mode: "string" }).notNull(),
      at: instant("at"),
      zone: text("zone"),
    }),
    /** Is this the row of the child with this key? */
    isRow: (key: string | Placeholder) =>
      and(eq(state.id, key), isOwnRow ? sql`not in_family_row` : undefined),
    newestProgress: newestProgressOf(state),
    finishedIds: finishedIdsOf(state),
    /** What the family's children share. */
    family: {
      ...(Object.fromEntries(FAMILY_COLUMNS.map((column) => [column, ofFamily(users[column])])) as {
        [F in FamilyField]: SQL<(typeof users.$inferSelect)[F]>;
      }),
      reminder_preference: ofFamily<string | null>(users.reminder_preference),
      payment: ofFamily<string | null>(users.payment),
    },
  };
}

export type ChildHome = ReturnType<typeof homeIn>;
export const CHILD_HOMES = { users: homeIn("users"), children: homeIn("children") } as const;

/** What `make` makes of each home, by the home's name. */
export const forEachHome = <Made>(make: (home: ChildHome) => Made) => ({
  users: make(CHILD_HOMES.users),
  children: make(CHILD_HOMES.children),
});

/** A child that somebody may act for: found by `findChild`, or the one of `firstChild`. */
export interface Child {
  /** The account's id, which is the id of the family's row. */
  familyId: string;
  home: ChildHome;
  /** Id of the child's row of `home.state`, and owner of its rows of the other tables. */
  key: string;
  /** Null where no row was read: `firstChild` reads none. */
  age: number | null;
}

/** Id of the child's own row of `children`, which every child has, wherever its progress is. */
export const ownRowId = ({ home, key }: { home: ChildHome; key: string | Placeholder }) =>
  home.where === "children"
    ? sql<string>`${key}::uuid`
    : sql<string>`(select ${children.id} from ${children}
        where ${children.family_id} = ${key} and ${children.in_family_row})`;

/** The child that requests without a child's id are about. */
export const firstChild = (familyId: string): Child => ({
  familyId,
  home: CHILD_HOMES.users,
  key: familyId,
  age: null,
});

const childIn = (
  familyId: string,
  { id, in_family_row, age }: { id: string; in_family_row: boolean; age: number },
) =>
  in_family_row
    ? { ...firstChild(familyId), age }
    : { familyId, home: CHILD_HOMES.children, key: id, age };

/** The name or age in whichever row holds it. */
const held = <T>(column: "kid_name" | "kid_age") =>
  sql<T>`case when ${children.in_family_row} then ${users[column]} else ${children[column]} end`;

/**
 * The child of this family with this id, or null.
 * @param playedAt when the child does something: the family counts as active then
 */
export async function findChild(
  db: Queryable,
  familyId: string,
  id: string,
  playedAt: Date | null,
): Promise<Child | null> {
  const isIt = and(eq(children.id, id), eq(children.family_id, familyId));
  const columns = {
    id: children.id,
    in_family_row: children.in_family_row,
    age: held<number>("kid_age"),
  };
  const [row] =
    playedAt === null
      ? await db
          .select(columns)
          .from(children)
          .innerJoin(users, eq(users.id, children.family_id))
          .where(isIt)
      : await db
          .update(users)
          .set({ last_active_at: playedAt })
          .from(children)
          .where(and(isIt, eq(users.id, children.family_id)))
          .returning(columns);
  return row === undefined ? null : childIn(familyId, row);
}

/** What a child has, by its names in /api/me/children. */
const fieldColumns = Object.fromEntries(
  CHILD_COLUMNS.map((column) => [
    CHILD_ROWS[column].name,
    column === "kid_name" || column === "kid_age" ? held(column) : children[column],
  ]),
) as { [F in ChildField as NameOfChildField<F>]: SQL<FieldValue<F>> };

const selectChildren = (db: Queryable, familyId: string) =>
  db
    .select({
      id: children.id,
      ...fieldColumns,
      position: children.position,
      in_family_row: children.in_family_row,
      child_id: children.child_id,
      created_at: children.created_at,
    })
    .from(children)
    .innerJoin(users, eq(users.id, children.family_id))
    .where(eq(children.family_id, familyId))
    .orderBy(asc(children.position), asc(children.created_at), asc(children.id));

type ChildRow = Awaited<ReturnType<typeof selectChildren>>[number] & Child;

/**
 * The children of a family in their order; none where there is no family. A family that an instance
 * of an earlier release made gets the row of its child here.
 */
export async function readChildren(db: Queryable, familyId: string): Promise<ChildRow[]> {
  let rows = await selectChildren(db, familyId);
  if (!rows.some((row) => row.in_family_row)) {
    await insertFirstChild(db, familyId);
    rows = await selectChildren(db, familyId);
  }
  return rows.map((row) => ({ ...row, ...childIn(familyId, row) }));
}

/** The row of the child whose name, age and progress are in the family's row; once. */
export const insertFirstChild = (db: Queryable, familyId: string) =>
  db.execute(sql`
    insert into ${children} (family_id, position, picture, in_family_row, child_id, created_at)
    select id, 0, ${FIRST_PICTURE}, true, child_id, created_at from ${users} where id = ${familyId}
    on conflict do nothing`);

export const toListed = (child: ListedChild): ListedChild => pick(child, ["id", ...CHILD_NAMES]);

/**
 * Id of a child's row of `children`, which what is the child's own refers to; null where there is no
 * family.
 */
export async function rowIdOf(
  db: Queryable,
  { familyId, home, key }: Child,
): Promise<string | null> {
  if (home === CHILD_HOMES.children) return key;
  const isFirst = and(eq(children.family_id, familyId), children.in_family_row);
  const [row] = await db.select({ id: children.id }).from(children).where(isFirst);
  if (row !== undefined) return row.id;
  return (await readChildren(db, familyId)).find((child) => child.in_family_row)?.id ?? null;
}

/** The ages of a family's children by the random ids under which their events are kept. */
export async function agesByEventId(db: Queryable, familyId: string): Promise<Map<string, number>> {
  const [family] = await db
    .select({ id: users.child_id, age: users.kid_age })
    .from(users)
    .where(eq(users.id, familyId));
  const { state } = CHILD_HOMES.children;
  const own = await db
    .select({ id: state.child_id, age: state.kid_age })
    .from(state)
    .where(and(eq(state.family_id, familyId), sql`not in_family_row`));
  return new Map(
    [...(family === undefined ? [] : [family]), ...own].map(({ id, age }) => [id, age]),
  );
}
