import { wrongJar } from "../slides/jars/split.ts";
import { numbersIn } from "../slides/kind.ts";
import { itemsOf, targetOf } from "../slides/pay/bill.ts";
import type { Slide } from "../slides/registry.ts";
import { isSlip, MISCONCEPTIONS, slipText } from "./misconceptions.ts";
import type { Misconception, Slip } from "./misconceptions.ts";

/** What the author noted of a choice, where the slide still has it. */
const noted = (choice: { misconception?: Misconception | Slip | null | undefined } | undefined) =>
  choice?.misconception ?? null;

/**
 * What a child believes who made this wrong attempt, as the author noted it; null where nothing is noted,
 * or where the slide has changed since.
 *
 * @param detail of the attempt (ATTEMPT_DETAIL)
 */
export function beliefBehind(slide: Slide, detail: string): Misconception | Slip | null {
  const numbers = numbersIn(detail);
  const [first = -1] = numbers;
  switch (slide.type) {
    case "quiz":
      return noted(slide.quiz_answers[first]);
    case "spot":
      return noted(slide.areas[first]);
    case "sort":
      return noted(slide.things[first]);
    case "order":
      return noted(slide.items[first]);
    case "jars":
      return numbers.length === slide.jars.length
        ? noted(slide.jars[wrongJar(slide, numbers)])
        : null;
    case "amount":
      return (
        (first < slide.right_from
          ? slide.too_little_misconception
          : slide.too_much_misconception) ?? null
      );
    case "pay": {
      const items = itemsOf(slide);
      if (numbers.length !== items.length) return null;
      const sum = items.reduce((all, { value }, item) => all + value * (numbers[item] ?? 0), 0);
      const belief =
        sum > targetOf(slide) ? slide.too_much_misconception : slide.too_little_misconception;
      return belief ?? null;
    }
    default:
      return null;
  }
}

/** The belief in a child's words, or the slip; null while there are no words. */
export const beliefInWords = (belief: Misconception | Slip): string | null =>
  isSlip(belief) ? slipText(belief) || null : MISCONCEPTIONS[belief];
