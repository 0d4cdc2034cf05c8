import { activityCheckWords } from "../activity/builder.ts";
import type { BuilderWords } from "../words.ts";

export const order: BuilderWords<"order"> = {
  name: "Order",
  add: "Add Order Slide",
  hint: "Steps to bring into their order",
  part: (place) => `item ${place}`,
  checks: {
    ...activityCheckWords,
    too_few_items: "There are fewer than three items.",
    no_item_name: "The item has no name.",
    same_name: "Two items have the same name.",
    easy_guess: "It is easily guessed: too many items are equal. Add items.",
    no_end_audio: "The words at the first or the last place are not spoken.",
    no_item_audio: "The item's name is not spoken.",
    no_picture_alt: "The picture has no description.",
    no_why: "There is no reason why the item stands there.",
    no_why_audio: "The reason is not spoken.",
  },
};

/** Fields of the editor. */
export const orderFields = {
  ends: "Words at the ends (may be empty)",
  from: "At the first place",
  fromAudio: "Voice at the first place",
  to: "At the last place",
  toAudio: "Voice at the last place",
  items: "Items in their right order",
  item: (place: number) => `Item ${place}`,
  sameAsBefore: (place: number) => `Item ${place} may change places with item ${place - 1}`,
  why: "why it stands there",
  whyAudio: "voice for the reason",
  addItem: "Add Item",
  moveUp: (place: number) => `Move item ${place} up`,
  moveDown: (place: number) => `Move item ${place} down`,
  deleteItem: (place: number) => `Delete item ${place}`,
  enough: "Six items are enough.",
};
