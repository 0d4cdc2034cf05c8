// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { staffSignIn as words } from "#app/copy/staff-sign-in.ts";
import { StaffSignIn } from "./StaffSignIn.tsx";

// The files of a worker share their modules: these are loaded again, with the one below replaced.
vi.hoisted(() => vi.resetModules());
vi.mock("#app/data/auth/staff-session.ts", async (original) => ({
  ...(await original<object>()),
  staffToken: async () => null,
  openWithPassword: async () => undefined,
  leaveBuilder: async () => undefined,
}));
afterEach(cleanup);

const open = () =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <StaffSignIn>
        {(leave) => (
          <button type="button" onClick={leave}>
            Leave
          </button>
        )}
      </StaffSignIn>
    </QueryClientProvider>,
  );
const field = (name: string) => screen.findByLabelText<HTMLInputElement>(name);
const type = (input: HTMLInputElement, value: string) =>
  fireEvent.change(input, { target: { value } });
const press = (name: string) =>
  act(async () => fireEvent.click(screen.getByRole("button", { name })));

it("the form holds no password after the author has left the builder", async () => {
  open();
  type(await field(words.password), "secret");
  await press(words.open);
  await press("Leave");
  expect((await field(words.password)).value).toBe("");
});

it("an address that could not be used stays in its field, and not in that of the password", async () => {
  open();
  await field(words.password);
  await press(words.otherAccount);
  const email = await field(words.email);
  type(email, "anna@");
  await press(words.sendCode);
  expect([email.value, screen.getByText(words.badEmail).tagName]).toEqual(["anna@", "P"]);
  await press(words.toPassword);
  expect((await field(words.password)).value).toBe("");
});
