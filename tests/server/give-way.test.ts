import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { createGiveWay } from "#server/platform/loop/give-way.ts";
import { startTestServer } from "#tests/support/test-server.ts";

/** An event loop that the test drives. */
function loop() {
  let time = 0;
  let turn: (() => void)[] = [];
  const giveWay = createGiveWay({ now: () => time, onNextTurn: (run) => void turn.push(run) });
  return {
    giveWay,
    work: (ms: number) => (time += ms),
    nextTurn() {
      const due = turn;
      turn = [];
      for (const run of due) run();
    },
  };
}

/** Is it done without another turn of the loop? */
const isDone = (work: Promise<void>) =>
  Promise.race([work.then(() => true), Promise.resolve().then(() => Promise.resolve(false))]);

describe("long work in the loop that serves families", () => {
  it("goes on at once while its slice lasts, and waits for the next turn after it (T-1405)", async () => {
    const { giveWay, work, nextTurn } = loop();
    expect(await isDone(giveWay())).toBe(true);
    work(19);
    expect(await isDone(giveWay())).toBe(true);
    work(1);
    const waiting = giveWay();
    expect(await isDone(waiting)).toBe(false);
    nextTurn();
    await waiting;
    expect(await isDone(giveWay())).toBe(true);
  });

  it("shares one slice with other long work (T-1406)", async () => {
    const { giveWay, work } = loop();
    await giveWay();
    work(20);
    expect([await isDone(giveWay()), await isDone(giveWay())]).toEqual([false, false]);
  });

  it("lets others have a turn between the statements of a transaction (T-1407)", async () => {
    const server = await startTestServer();
    let turns = 0;
    let isOver = false;
    const count = () => {
      turns++;
      if (!isOver) setImmediate(count);
    };
    await server.context.db.transaction(async (tx) => {
      setImmediate(count);
      const begun = performance.now();
      while (performance.now() - begun < 200)
        await tx.execute(sql`select sum(n) from generate_series(1, 20000) as n`);
    });
    isOver = true;
    expect(turns).toBeGreaterThan(2);
    await server.stop();
  });
});
