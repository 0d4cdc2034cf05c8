import { expect, it } from "vitest";
import { toAppError } from "#app/data/base/errors.ts";
import { Clock } from "../drafts/autosave-page-for-tests.ts";
import { withinTime } from "./within-time.ts";

it("gives up after the time, and aborts what is under way", async () => {
  const clock = new Clock();
  let signal: AbortSignal | null = null;
  const result = withinTime(clock.after, 100, (given) => {
    signal = given;
    return new Promise<never>(() => undefined);
  }).catch(toAppError);
  await clock.pass(99);
  expect(signal).toMatchObject({ aborted: false });
  await clock.pass(1);
  expect(await result).toMatchObject({ code: "timeout" });
  expect(signal).toMatchObject({ aborted: true });
});

it("settles like the work, and does not abort the signal after that", async () => {
  const clock = new Clock();
  let signal: AbortSignal | null = null;
  const work = async (given: AbortSignal) => {
    signal = given;
    return "done";
  };
  expect(await withinTime(clock.after, 100, work)).toBe("done");
  await clock.pass(100);
  expect(signal).toMatchObject({ aborted: false });
  const refused = withinTime(clock.after, 100, () => Promise.reject(new Error("refused")));
  await expect(refused).rejects.toThrow("refused");
});
