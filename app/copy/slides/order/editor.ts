/** Fields of the editor, which are loaded with it. */
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
