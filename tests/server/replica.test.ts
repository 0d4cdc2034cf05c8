import { expect, it } from "vitest";
import { CatalogCache } from "#server/content/catalog.ts";
import { LESSONS } from "#tests/support/families.ts";
import { freshDatabase, startTestServer } from "#tests/support/test-server.ts";

it("lessons are read from the replica, and from the database itself where the replica has nothing to say", async () => {
  const server = await startTestServer();
  const replica = await freshDatabase(); // a database without our tables: every question fails
  const { db } = server.context;
  const [FIRST = ""] = LESSONS;
  const catalog = new CatalogCache([replica.connection.db, db], server.clock.now);
  expect((await catalog.read()).lessons.map(({ id }) => id)).toEqual(LESSONS);
  expect((await catalog.version(FIRST, 1))?.slides.length).toBeGreaterThan(5);
  await expect(
    new CatalogCache([replica.connection.db], server.clock.now).read(),
  ).rejects.toThrow();

  const reads: string[] = [];
  const named = (name: string) =>
    new Proxy(db, {
      get: (target, key) => (reads.push(name), Reflect.get(target, key) as unknown),
    });
  await new CatalogCache([named("replica"), named("database")], server.clock.now).read();
  expect(new Set(reads)).toEqual(new Set(["replica"]));
  await replica.connection.close();
  await replica.drop();
  await server.stop();
});
