import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { slideKinds } from "#domain/slides/registry.ts";
import { slides } from "#server/platform/db/schema.ts";
import { ANSWERS, useAuthor } from "#tests/support/author.ts";

const { at, staff, newCourse, newLesson, newSlide } = useAuthor();

const forty = <T>(part: T): T[] => Array<T>(40).fill(part);
const { sort, jars, pay, order, spot } = {
  sort: slideKinds.sort.start(),
  jars: slideKinds.jars.start(),
  pay: slideKinds.pay.start(),
  order: slideKinds.order.start(),
  spot: slideKinds.spot.start(),
};
type Kind = keyof typeof slideKinds;

/** One course for all tests, and one slide of each kind for edits that change nothing. */
const content: { course?: Promise<string>; slides: Map<Kind, Promise<string>> } = {
  slides: new Map(),
};
const course = () => (content.course ??= newCourse());
const addSlide = async (kind: Kind) => (await newSlide(await newLesson(await course()), kind)).id;
const slideOf = (kind: Kind): Promise<string> => {
  const slide = content.slides.get(kind) ?? addSlide(kind);
  content.slides.set(kind, slide);
  return slide;
};
/** The list with some fields of its first part changed. */
const first = <T>([part, ...others]: readonly T[], change: object): object[] =>
  [{ ...part, ...change }, ...others] as object[];
const unnamed = { name: " " };
const LONG = { name: "x".repeat(41) };
const FOREIGN = { image_url: "https://example.com/a.png" };

describe("a body that does not fit its kind", () => {
  it.each<[Kind, string, object, string]>([
    ["video", "a length in words", { video_seconds: "long" }, "video_seconds"],
    ["video", "a file of somebody else", { video_url: "https://example.com/v.mp4" }, "video_url"],
    ["quiz", "forty answers", { quiz_answers: forty(ANSWERS[1]) }, "quiz_answers"],
    ["quiz", "no words", { quiz_answers: first(ANSWERS, { text: "" }) }, "quiz_answers.0.text"],
    ["sort", "forty things", { things: forty(sort.things[0]) }, "things"],
    ["sort", "a basket for nothing", { baskets: [] }, "baskets"],
    ["sort", "a long name", { things: first(sort.things, LONG) }, "things.0.name"],
    ["sort", "a foreign file", { things: first(sort.things, FOREIGN) }, "things.0.image_url"],
    ["jars", "forty jars", { jars: forty(jars.jars[0]) }, "jars"],
    ["jars", "forty coins", { coins: 40 }, "coins"],
    ["jars", "half a coin", { jars: first(jars.jars, { least: 0.5 }) }, "jars.0.least"],
    ["jars", "a rule of no kind", { rule: "fair" }, "rule"],
    ["pay", "forty goods", { goods: forty(pay.goods[0]) }, "goods"],
    ["pay", "no goods", { goods: [] }, "goods"],
    ["pay", "forty coins", { purse: [{ value: 1, count: 40 }] }, "purse.0.count"],
    ["pay", "a price of nothing", { goods: first(pay.goods, { price: 0 }) }, "goods.0.price"],
    ["order", "forty items", { items: forty(order.items[0]) }, "items"],
    ["order", "a long name", { items: first(order.items, LONG) }, "items.0.name"],
    ["order", "a field of another kind", { things: [] }, "things"],
    ["amount", "a number beyond all", { most: 1_000_000 }, "most"],
    ["amount", "a step of nothing", { step: 0 }, "step"],
    ["amount", "no unit", { unit: null }, "unit"],
    ["spot", "forty areas", { areas: forty(spot.areas[0]) }, "areas"],
    ["spot", "an area beside the picture", { areas: first(spot.areas, { x: 990 }) }, "areas.0"],
    ["spot", "a scene of no kind", { scene: "moon" }, "scene"],
  ])(
    "%s, %s: is refused, names the field, and changes nothing (T-266)",
    async (kind, _what, fields, field) => {
      const id = await slideOf(kind);
      const refused = await staff("PATCH", `/slides/${id}`, { row_version: 1, ...fields });
      expect([refused.status, refused.body.code]).toEqual([400, "validation_failed"]);
      expect(refused.body.message).toContain(field);
      const [row] = await at.server.context.db.select().from(slides).where(eq(slides.id, id));
      expect(row?.row_version).toBe(1);
    },
  );
});

describe("a slide in which a child would be stuck", () => {
  it.each<[Kind, string, object, string]>([
    ["video", "no clip", { alt: "A clip" }, "no_video"],
    [
      "quiz",
      "no right answer",
      { quiz_question: "?", quiz_answers: [ANSWERS[1], ANSWERS[1]] },
      "no_correct_answer",
    ],
    ["quiz", "no question", { quiz_answers: ANSWERS }, "no_question"],
    ["sort", "an empty name", { things: first(sort.things, unnamed) }, "no_thing_name"],
    ["sort", "an empty basket name", { baskets: first(sort.baskets, unnamed) }, "no_basket_name"],
    ["sort", "no right basket", { things: first(sort.things, { baskets: [] }) }, "no_right_basket"],
    ["sort", "no things", { things: [] }, "too_few_things"],
    ["jars", "an empty name", { jars: first(jars.jars, unnamed) }, "no_jar_name"],
    ["jars", "no right split", { coins: 2 }, "impossible_split"],
    ["pay", "an empty name", { goods: first(pay.goods, unnamed) }, "no_good_name"],
    ["pay", "no right sum", { purse: [{ value: 5, count: 1 }] }, "price_unpayable"],
    ["order", "an empty name", { items: first(order.items, unnamed) }, "no_item_name"],
    ["order", "no items", { items: [] }, "too_few_items"],
    ["amount", "an empty unit", { unit: { one: "", many: "" } }, "no_unit"],
    ["amount", "no right number", { right_from: 50, right_to: 60 }, "no_right_value"],
    ["spot", "an empty name", { areas: first(spot.areas, unnamed) }, "no_area_name"],
    [
      "spot",
      "no right area",
      { areas: spot.areas.map((area) => ({ ...area, is_right: false })) },
      "no_right_area",
    ],
    ["spot", "no picture", { scene: null }, "no_picture"],
  ])(
    "%s, %s: is kept as a draft, and can't be published (T-267)",
    async (kind, _what, fields, check) => {
      const lesson = await newLesson(await course());
      const { id } = await newSlide(lesson, kind);
      expect((await staff("PATCH", `/slides/${id}`, { row_version: 1, ...fields })).status).toBe(
        200,
      );
      const published = await staff("POST", `/lessons/${lesson}/publish`);
      expect([published.status, published.body.code]).toEqual([409, "lesson_not_ready"]);
      expect(published.body.message).toContain(check);
    },
  );
});
