import type { Misconception, Slip } from "#domain/questions/misconceptions.ts";
import type { Choice } from "#domain/questions/question.ts";
import type { EditableSlide } from "#app/data/authoring/authoring.ts";

/** The lists whose items can be chosen, by kind. */
const LISTS: Readonly<Record<string, string>> = {
  quiz: "quiz_answers",
  spot: "areas",
  sort: "things",
  order: "items",
  jars: "jars",
  decide: "options",
};

/**
 * The change of a slide that notes what a child believes who makes a choice.
 *
 * @param choice its index in its list; none where too little (`index` 0) or too much (1) is set
 */
export function noteMisconception(
  slide: EditableSlide,
  { part, list: own }: Pick<Choice, "part" | "list">,
  index: number,
  misconception: Misconception | Slip | null,
): Partial<EditableSlide> {
  if (part === null)
    return { [index === 0 ? "too_little_misconception" : "too_much_misconception"]: misconception };
  const list = own ?? LISTS[slide.type];
  if (list === undefined) return {};
  const items: readonly object[] = Reflect.get(slide, list);
  return { [list]: items.map((item, at) => (at === part ? { ...item, misconception } : item)) };
}
