import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { treasureTracker } from "#course/treasure-tracker/course.ts";
import { migrate } from "#server/platform/db/migrate.ts";
import { courses, lessons } from "#server/platform/db/schema.ts";
import { undoMigration } from "#tests/support/migrations.ts";
import { startTestServer } from "#tests/support/test-server.ts";
import type { TestServer } from "#tests/support/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

it("an installation of the release before: what families see of courses counts as published, a draft does not", async () => {
  const { db } = server.context;
  const before = await db.select().from(lessons).where(eq(lessons.course_id, treasureTracker.id));
  await db.execute(sql`
    alter table courses drop column published_title, drop column published_description, drop column published_order`);
  await db.execute(sql`alter table lessons drop column published_order`);
  await undoMigration(db, 'SET "published_title"');
  await db.execute(sql`insert into courses (title, "order") values ('A draft', 9)`);

  expect(await migrate(db)).toBe(1);
  const [course, draft] = await db.select().from(courses).orderBy(courses.order);
  expect(course).toMatchObject({
    published_title: course?.title,
    published_description: course?.description,
    published_order: course?.order,
  });
  expect(draft).toMatchObject({ title: "A draft", published_title: null, published_order: null });
  const after = await db.select().from(lessons).where(eq(lessons.course_id, treasureTracker.id));
  expect(after.map(({ published_order }) => published_order).toSorted()).toEqual(
    before.map(({ order }) => order).toSorted(),
  );
  expect(await migrate(db)).toBe(0);
});
