import type { Page } from "@playwright/test";

const TARGET_MIN_PX = 44;
/** What a child of six acts on, besides areas of a picture, which are as they are drawn. */
const CARDS =
  "[data-answer], [data-thing], [data-basket], [data-jar], [data-place], [data-item], [data-direction]";
const CARD_MIN_PX = 96;

/** What is cut off at a side, or too small for a finger, by its name; and a sideways scroll. */
export const faults = (page: Page) =>
  page.evaluate(
    ([cards, cardMin, targetMin]) => {
      const controls = [...document.querySelectorAll("main button, [role=slider]")];
      const bad = controls.filter((element) => {
        const { left, right, width, height } = element.getBoundingClientRect();
        const isLow = element.matches(cards) && height < cardMin;
        return isLow || left < 0 || right > innerWidth || Math.min(width, height) < targetMin;
      });
      const names = bad.map((element) => element.ariaLabel ?? element.textContent);
      const { scrollWidth } = document.documentElement;
      return scrollWidth > innerWidth ? [...names, `the page is ${scrollWidth} wide`] : names;
    },
    [CARDS, CARD_MIN_PX, TARGET_MIN_PX] as const,
  );
