// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { AddForm } from "./AddForm.tsx";

afterEach(cleanup);

it("unfolds with the focus in the title; Cancel forgets what was typed (T-906)", () => {
  const { container } = render(
    <AddForm label="Title" button="Add Lesson" onAdd={() => Promise.resolve(true)} />,
  );
  const details = container.querySelector("details");
  if (details === null) throw new Error("no form");
  const toggle = (open: boolean) => {
    details.open = open;
    fireEvent(details, new Event("toggle"));
  };
  const title = () => screen.getByLabelText<HTMLInputElement>("Title");
  toggle(true);
  expect(document.activeElement).toBe(title());
  fireEvent.change(title(), { target: { value: "Ice Cream Money" } });
  expect(title().value).toBe("Ice Cream Money");
  toggle(false);
  expect(title().value).toBe("");
});
