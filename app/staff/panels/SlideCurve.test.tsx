// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { SlideCurve } from "./SlideCurve.tsx";

afterEach(cleanup);

const row = (place: number, reached: number) => ({
  id: `slide-${place}`,
  place,
  kind: "Quiz",
  text: "",
  reached,
  solved: 0,
  firstTry: 0,
  wrong: [],
  check: null,
  idea: null,
  isMeasured: true,
  isCheck: false,
});

it("ends with those who finished, also where most left on the last slide", () => {
  const rows = [row(1, 40), row(2, 40), row(3, 35)];
  const { container } = render(<SlideCurve rows={rows} started={40} finished={10} worst={[3]} />);
  expect(screen.getByRole("img").getAttribute("aria-label")).toContain(
    "100% reach the first slide, 88% the last one, and 25% finish",
  );
  expect([...container.querySelectorAll("b")].map(({ textContent }) => textContent)).toEqual([
    "100",
    "100",
    "88",
    "25",
  ]);
  expect([...container.querySelectorAll("ol > li")].map((one) => one.textContent)).toEqual([
    "1",
    "2",
    "3",
    "End",
  ]);
  const steep = container.querySelector("polyline[data-worst]")?.getAttribute("points");
  expect(steep).toBe("2.5,12 3.5,75");
});

it("says 'fewer than 5' where so few finished, and shows no number there", () => {
  const { container } = render(
    <SlideCurve rows={[row(1, 10), row(2, 5)]} started={10} finished={0} worst={[]} />,
  );
  expect(screen.getByRole("img").getAttribute("aria-label")).toContain("and fewer than 5 finish");
  expect([...container.querySelectorAll("b")].map(({ textContent }) => textContent)).toEqual([
    "100",
    "50",
  ]);
});
