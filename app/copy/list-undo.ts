import { things } from "./builder.ts";

/** What undo and redo of a change of the slides say. */
export const listUndo = {
  done: {
    delete: (n: number) => `${things(n, "slide")} moved to the trash.`,
    restore: (n: number) => `${things(n, "slide")} put back.`,
    order: {
      undo: "The slides are in the order of before.",
      redo: "The slides are in the new order again.",
    },
  },
  editedByMe:
    "The slide was changed after that, so it stays. If you don't want it any more, please delete it.",
  editedBy: (name: string) =>
    `${name} changed the slide after that, so it stays. If nobody wants it any more, please delete it.`,
  movedGone: "This isn't possible: the slide that was moved is no longer in this lesson.",
  gone: "This isn't possible: the lesson or the slide is in the trash, or gone for good.",
};
