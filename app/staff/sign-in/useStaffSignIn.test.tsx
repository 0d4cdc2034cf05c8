// @vitest-environment happy-dom
import { act, cleanup, renderHook } from "@testing-library/react";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { afterEach, expect, it, vi } from "vitest";
import { AppError } from "#app/data/base/errors.ts";
import { useStaffSignIn } from "./useStaffSignIn.ts";

// The files of a worker share their modules: these are loaded again, with the one below replaced.
vi.hoisted(() => vi.resetModules());
const { leave } = vi.hoisted(() => ({ leave: vi.fn<() => Promise<void>>() }));
vi.mock("#app/data/auth/staff-session.ts", () => ({
  leaveBuilder: leave,
  onStaffSessionEnd: () => () => undefined,
  staffToken: async () => "token",
}));

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it("a sign-out that fails is logged, and leads to the sign-in", async () => {
  const warn = vi.spyOn(console, "warn").mockReturnValue();
  leave.mockRejectedValue(new AppError("offline"));
  const { result } = renderHook(useStaffSignIn, {
    wrapper: ({ children }) => (
      <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>
    ),
  });
  await act(async () => undefined);
  const { current } = result;
  if (current.state !== "open") throw new Error("The builder is not open.");
  await act(async () => current.leave());
  expect(result.current.state).toBe("password");
  expect(warn).toHaveBeenCalledWith("the sign-out failed; going on without it");
});
