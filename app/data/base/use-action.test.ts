// @vitest-environment happy-dom
import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { AppError } from "./errors.ts";
import { useAction } from "./use-action.ts";

afterEach(cleanup);

/** A hook around work that the test ends, and how often the work was started. */
function render(options: { leaves?: boolean } = {}) {
  const started = vi.fn<(input: string) => void>();
  let current = Promise.withResolvers<void>();
  const work = (input: string) => {
    started(input);
    current = Promise.withResolvers<void>();
    return current.promise;
  };
  const { result, unmount } = renderHook(() => useAction(work, options));
  return {
    action: () => result.current,
    started,
    unmount,
    run: (input = "") => act(() => result.current.run(input)),
    succeed: () => act(async () => current.resolve()),
    fail: (error: unknown) => act(async () => current.reject(error)),
  };
}

describe("an action", () => {
  it("is busy from the press until the work has ended", async () => {
    const { action, run, succeed } = render();
    expect(action().busy).toBe(false);
    run();
    expect(action().busy).toBe(true);
    await succeed();
    expect(action().busy).toBe(false);
    expect(action().error).toBeNull();
  });

  it("passes the arguments on", () => {
    const { started, run } = render();
    run("a@example.org");
    expect(started.mock.calls).toEqual([["a@example.org"]]);
  });

  it("keeps an AppError as it is, and takes a dead network for offline", async () => {
    const { action, run, fail } = render();
    run();
    const refusal = new AppError("email_rate");
    await fail(refusal);
    expect(action().busy).toBe(false);
    expect(action().error).toBe(refusal);
    run();
    await fail(new TypeError("Failed to fetch"));
    expect(action().error?.code).toBe("offline");
  });

  it("clears the error of the last time when it starts again", async () => {
    const { action, run, fail } = render();
    run();
    await fail(new AppError("unavailable"));
    run();
    expect(action().error).toBeNull();
  });

  it("ignores a second press while it runs, also before the first is drawn", async () => {
    const { action, started, run, succeed } = render();
    act(() => {
      action().run("first");
      action().run("second");
    });
    run("third");
    expect(started.mock.calls).toEqual([["first"]]);
    await succeed();
    run("fourth");
    expect(started).toHaveBeenLastCalledWith("fourth");
  });

  it("can be pressed again after a failure", async () => {
    const { action, started, run, fail } = render();
    run();
    await fail(new AppError("unavailable"));
    run();
    expect(started).toHaveBeenCalledTimes(2);
    expect(action().busy).toBe(true);
  });

  it("stays busy after a success that leaves the screen, and not after a failure", async () => {
    const { action, started, run, succeed, fail } = render({ leaves: true });
    run();
    await fail(new AppError("unavailable"));
    expect(action().busy).toBe(false);
    run();
    await succeed();
    expect(action().busy).toBe(true);
    run();
    expect(started).toHaveBeenCalledTimes(2);
  });

  it("shows a refusal of bad input without having been busy", () => {
    const drawn: boolean[] = [];
    const { result } = renderHook(() => {
      const action = useAction((input: string) => {
        if (input === "") throw new AppError("validation_failed", "Please type something.");
        return Promise.resolve();
      });
      drawn.push(action.busy);
      return action;
    });
    act(() => result.current.run(""));
    expect(result.current.error?.message).toBe("Please type something.");
    expect(drawn).not.toContain(true);
    act(() => result.current.reset());
    expect(result.current.error).toBeNull();
  });

  it("forgets the error on reset, and stays busy while the work runs", async () => {
    const { action, run, fail } = render();
    run();
    await fail(new AppError("unavailable"));
    act(() => action().reset());
    expect(action().error).toBeNull();
    run();
    act(() => action().reset());
    expect(action().busy).toBe(true);
  });

  it("an action whose screen has closed ends without an error", async () => {
    const unhandled = vi.fn<(error: unknown) => void>();
    process.once("unhandledRejection", unhandled);
    const complained = vi.spyOn(console, "error");
    const { action, run, fail, unmount } = render();
    run();
    unmount();
    await fail(new AppError("unavailable"));
    await new Promise(setImmediate);
    expect(unhandled).not.toHaveBeenCalled();
    expect(complained).not.toHaveBeenCalled();
    expect(action().busy).toBe(true); // as it was last drawn
    process.off("unhandledRejection", unhandled);
  });
});
