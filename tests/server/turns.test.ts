import { describe, expect, it } from "vitest";
import { ClientGone, createTurns } from "#server/platform/jobs/turns.ts";
import { turnOf } from "#tests/support/turn.ts";

/** Jobs that end where the test says so; `began` are their names in the order in which they began. */
function turns(limits: Partial<Parameters<typeof createTurns>[0]> = {}) {
  const enqueue = createTurns({ atOnce: 2, waiting: 4, waitingOfOwner: 3, ...limits });
  const began: string[] = [];
  const ends = new Map<string, (error?: Error) => void>();
  return {
    began,
    /** The first letter of a job's name is its owner's. */
    ask: (name: string, gone?: AbortSignal) =>
      enqueue(turnOf(name[0], gone), () => {
        began.push(name);
        return new Promise<string>((resolve, reject) =>
          ends.set(name, (error) => (error === undefined ? resolve(name) : reject(error))),
        );
      }),
    async end(name: string, error?: Error) {
      ends.get(name)?.(error);
      // The next job begins when those who wait for this one were told.
      await new Promise((next) => setImmediate(next));
    },
  };
}

describe("jobs of many owners", () => {
  it.each<[string, string[], string[], string[]]>([
    ["one at a time of one owner", ["a1", "a2", "a3"], [], ["a1"]],
    ["those of two owners at once", ["a1", "a2", "b1", "b2"], [], ["a1", "b1"]],
    [
      "in turns, not in the order of their coming",
      ["a1", "a2", "a3", "b1", "c1"],
      ["b1"],
      ["a1", "b1", "c1"],
    ],
    [
      "the next owner's before a second one of the same",
      ["a1", "a2", "a3", "b1", "c1"],
      ["a1"],
      ["a1", "b1", "c1"],
    ],
    [
      "round and round",
      ["a1", "a2", "a3", "b1", "b2"],
      ["a1", "b1", "a2"],
      ["a1", "b1", "a2", "b2", "a3"],
    ],
  ])("run %s (T-1608)", async (_what, asked, ended, began) => {
    const jobs = turns();
    for (const name of asked) void jobs.ask(name);
    for (const name of ended) await jobs.end(name);
    expect(jobs.began).toEqual(began);
  });

  it("wait in a small number of each owner, and in all; what runs does not count (T-1609)", async () => {
    const jobs = turns();
    const taken = (names: string[]) => names.map((name) => jobs.ask(name) !== null);
    expect(taken(["a1", "a2", "a3", "a4", "a5"])).toEqual([true, true, true, true, false]);
    expect(taken(["b1", "b2", "b3", "c1"])).toEqual([true, true, false, false]);
    await jobs.end("a1");
    expect(taken(["a6", "b4"])).toEqual([true, false]);
  });

  it("of a client that has gone are not run, and leave their place to others (T-1610)", async () => {
    const jobs = turns({ atOnce: 1, waitingOfOwner: 1 });
    const client = new AbortController();
    void jobs.ask("a1");
    const left = jobs.ask("a2", client.signal);
    const kept = jobs.ask("b1");
    client.abort();
    await expect(left).rejects.toThrow(ClientGone);
    await expect(jobs.ask("b2", client.signal) ?? Promise.resolve()).resolves.toBeUndefined();
    await expect(jobs.ask("c1", client.signal)).rejects.toThrow(ClientGone);
    expect(jobs.ask("a3")).not.toBeNull();
    await jobs.end("a1");
    await jobs.end("b1");
    await jobs.end("a3");
    expect(jobs.began).toEqual(["a1", "b1", "a3"]);
    expect(await kept).toBe("b1");
  });

  it("that fail, also at once, fail alone (T-1611)", async () => {
    const jobs = turns();
    const failing = jobs.ask("a1");
    void jobs.ask("a2");
    const told = expect(failing).rejects.toThrow("broken");
    await jobs.end("a1", new Error("broken"));
    await told;
    expect(jobs.began).toEqual(["a1", "a2"]);
    const enqueue = createTurns({ atOnce: 1, waiting: 1, waitingOfOwner: 1 });
    const thrown = enqueue(turnOf(), () => {
      throw new Error("at once");
    });
    await expect(thrown).rejects.toThrow("at once");
    expect(await enqueue(turnOf(), async () => "next")).toBe("next");
  });
});
