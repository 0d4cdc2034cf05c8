// @vitest-environment happy-dom
import { act, cleanup, renderHook } from "@testing-library/react";
import { useEffect } from "react";
import { afterEach, expect, it } from "vitest";
import { useTurns } from "./useTurns.ts";

afterEach(cleanup);

it("runs mutations one after the other, also after one that failed; only the newest is the last", async () => {
  const { result } = renderHook(() => useTurns());
  const { inTurn, isBusy } = result.current;
  const log: string[] = [];
  let answer = () => {};
  expect(isBusy()).toBe(false);
  await act(async () => {
    const first = inTurn(async ({ isLast, end }) => {
      log.push("first begins");
      await new Promise<void>((resolve) => (answer = resolve));
      log.push(`first ends, last: ${isLast()}`);
      end();
      throw new Error("refused");
    });
    const second = inTurn(async ({ isLast, end }) => {
      log.push(`second begins, last: ${isLast()}`);
      end();
      return true;
    });
    await Promise.resolve();
    expect(log).toEqual(["first begins"]);
    expect(isBusy()).toBe(true);
    answer();
    await expect(first).rejects.toThrow("refused");
    expect(await second).toBe(true);
  });
  expect(log).toEqual(["first begins", "first ends, last: false", "second begins, last: true"]);
  expect(isBusy()).toBe(false);
});

it("is busy until the parts of the page have seen the result", async () => {
  const seen: boolean[] = [];
  const busy = { now: () => false };
  const { result, rerender } = renderHook(
    ({ rows }) => {
      // As in a part of the page: its effects run before those of the page.
      useEffect(() => void seen.push(busy.now()), [rows]);
      const turns = useTurns();
      busy.now = turns.isBusy;
      return turns;
    },
    { initialProps: { rows: 1 } },
  );
  await act(() =>
    result.current.inTurn(async ({ end }) => {
      end();
      rerender({ rows: 2 });
      return true;
    }),
  );
  expect(seen).toEqual([false, true]);
  expect(result.current.isBusy()).toBe(false);
});
