// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { Field } from "./Field.tsx";
import { TextArea } from "./TextArea.tsx";

afterEach(cleanup);

const said = () => screen.queryByRole("status")?.textContent ?? null;

it.each([
  ["of one line", Field],
  ["of several lines", TextArea],
])(
  "a text field %s shows its length when it takes no more (R-STAFF-49) (T-317)",
  (_what, Input) => {
    const show = (value: string) => (
      <Input label="Title" maxLength={120} value={value} onChange={() => undefined} />
    );
    const { rerender } = render(show("x".repeat(119)));
    expect(said()).toBeNull();
    rerender(show("x".repeat(120)));
    expect(said()).toBe("120 / 120");
  },
);

it("a field of a code or number does not", () => {
  render(<Field label="Code" maxLength={6} value="123456" onChange={() => undefined} />);
  expect(said()).toBeNull();
});
