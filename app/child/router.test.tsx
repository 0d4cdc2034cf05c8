// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import {
  Link,
  matchOf,
  navigate,
  PathValue,
  Redirect,
  usePathname,
  usePathValue,
  useSearch,
} from "./router.tsx";

const PATTERNS = ["/lesson/intro", "/lesson/:lessonId", "/game-over"] as const;

function Place() {
  return <output>{usePathname() + useSearch()}</output>;
}
const shown = () => screen.getByRole("status").textContent;

beforeEach(() => window.history.replaceState(null, "", "/game-over"));
afterEach(cleanup);

describe("a path of the child's zone", () => {
  it.each([
    ["/lesson/intro", { pattern: "/lesson/intro", value: undefined }],
    ["/lesson/7c0d", { pattern: "/lesson/:lessonId", value: "7c0d" }],
    ["/lesson/7c0d/", { pattern: "/lesson/:lessonId", value: "7c0d" }],
    ["/Game-Over", { pattern: "/game-over", value: undefined }],
    ["/lesson", null],
    ["/lesson/7c0d/2", null],
    ["/a/game-over", null],
  ])("%s matches %j", (path, expected) => expect(matchOf(PATTERNS, path)).toEqual(expected));

  it("is shown after each change, forwards and backwards (T-296)", () => {
    render(<Place />);
    expect(shown()).toBe("/game-over");
    act(() => navigate("/courses/CourseTrack?course=7"));
    expect(shown()).toBe("/courses/CourseTrack?course=7");
    act(() => navigate("/lesson/intro", { replace: true }));
    expect(shown()).toBe("/lesson/intro");
    window.history.replaceState(null, "", "/game-over");
    act(() => void window.dispatchEvent(new PopStateEvent("popstate")));
    expect(shown()).toBe("/game-over");
  });

  it("in place of another is no step that leads back to it", () => {
    const before = window.history.length;
    navigate("/lesson/intro", { replace: true });
    expect(window.history.length).toBe(before);
    navigate("/game-over");
    expect(window.history.length).toBe(before + 1);
  });

  it("gives its value to the screen, and an empty one where the pattern names none", () => {
    const Value = () => <output>{`'${usePathValue()}'`}</output>;
    render(
      <PathValue value="7c0d">
        <Value />
      </PathValue>,
    );
    expect(shown()).toBe("'7c0d'");
    cleanup();
    render(<Value />);
    expect(shown()).toBe("''");
  });
});

describe("a link of the child's zone", () => {
  const draw = () => {
    render(
      <>
        <Link href="/courses/jars" aria-label="Jars">
          My jars
        </Link>
        <Place />
      </>,
    );
    return screen.getByRole("link", { name: "Jars" });
  };

  it("opens its path in this document", () => {
    const isLeftToBrowser = fireEvent.click(draw());
    expect([isLeftToBrowser, shown()]).toEqual([false, "/courses/jars"]);
  });

  it.each([{ ctrlKey: true }, { metaKey: true }, { altKey: true }, { shiftKey: true }])(
    "leaves a click with %j to the browser, which opens a tab or a window",
    (key) => {
      const link = draw();
      link.addEventListener("click", (event) => event.preventDefault()); // happy-dom would open it
      fireEvent.click(link, key);
      expect(shown()).toBe("/game-over");
    },
  );
});

it("a redirect takes the place of the path that it was shown for", () => {
  const before = window.history.length;
  render(<Redirect to="/lesson/intro" />);
  expect([window.location.pathname, window.history.length]).toEqual(["/lesson/intro", before]);
});
