// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { ActionForm } from "./ActionForm.tsx";
import type { FormAction } from "./ActionForm.tsx";
import { Field } from "./Field.tsx";

afterEach(cleanup);

type ErrorAt = "field" | "above-button" | "below-form" | "section";

function draw(action: FormAction, errorAt: ErrorAt = "field", isReady = true) {
  const onSubmit = vi.fn<() => void>();
  render(
    <ActionForm
      action={action}
      onSubmit={onSubmit}
      button="Save"
      busyButton="Saving"
      isReady={isReady}
      errorAt={errorAt}
    >
      {(field: { disabled: boolean; problem?: string | null }) => <Field label="Name" {...field} />}
    </ActionForm>,
  );
  const input = screen.getByLabelText<HTMLInputElement>("Name");
  return { input, form: input.closest("form")!, button: screen.getByRole("button"), onSubmit };
}

const idle: FormAction = { busy: false, error: null };
const failed: FormAction = { busy: false, error: { message: "No network." } };

describe("a form around an action", () => {
  it("submits, with its button named by what it does", () => {
    const { form, button, onSubmit } = draw(idle);
    expect(button.textContent).toBe("Save");
    fireEvent.submit(form);
    expect(onSubmit).toHaveBeenCalledOnce();
  });

  it("is disabled while the action runs, says so, and is not submitted twice", () => {
    const { form, input, button, onSubmit } = draw({ busy: true, error: null });
    expect(input.disabled).toBe(true);
    expect(button).toHaveProperty("disabled", true);
    expect(button.textContent).toBe("Saving");
    fireEvent.submit(form);
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it("is not submitted while its input is incomplete, and its fields stay open", () => {
    const { form, input, button, onSubmit } = draw(idle, "field", false);
    expect(button).toHaveProperty("disabled", true);
    expect(input.disabled).toBe(false);
    fireEvent.submit(form);
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it("announces the error once at the field, which it describes", () => {
    const { input } = draw(failed);
    const alert = screen.getByRole("alert");
    expect(alert.textContent).toBe("No network.");
    expect(input.getAttribute("aria-describedby")).toBe(alert.id);
  });

  it.each([
    ["above-button", true],
    ["below-form", false],
  ] as const)("announces the error once %s", (errorAt, isInside) => {
    const { form } = draw(failed, errorAt);
    expect(form.contains(screen.getByRole("alert"))).toBe(isInside);
  });

  it("leaves the error to the section around it", () => {
    draw(failed, "section");
    expect(screen.queryByRole("alert")).toBeNull();
  });
});
