import type { ItemKind } from "#domain/content/staff.ts";
import { counted } from "./builder.ts";

/** What undo and redo of a change of courses, lessons or slides say. */
export const listUndo = {
  done: {
    delete: (kind: ItemKind, n: number) => `${counted(n, kind)} moved to the trash.`,
    restore: (kind: ItemKind, n: number) => `${counted(n, kind)} put back.`,
    /** Between two lessons. */
    move: {
      undo: (kind: ItemKind, n: number) => `${counted(n, kind)} moved back.`,
      redo: (kind: ItemKind, n: number) => `${counted(n, kind)} moved again.`,
    },
    order: {
      undo: (kind: ItemKind) => `The ${kind}s are in the order of before.`,
      redo: (kind: ItemKind) => `The ${kind}s are in the new order again.`,
    },
    topics: {
      undo: "The lessons have the topics of before.",
      redo: "The lessons have the new topic again.",
    },
  },
  edited: (kind: ItemKind) =>
    `The ${kind} was changed after that, so it stays. If you don't want it any more, please delete it.`,
  editedBy: (name: string, kind: ItemKind) =>
    `${name} changed the ${kind} after that, so it stays. If nobody wants it any more, please delete it.`,
  topicEdited: (title: string) =>
    `This isn't possible: the topic of '${title}' was changed after that. All topics stay as they are.`,
  movedGone: {
    course: "This isn't possible: the course that was moved is not here any more.",
    lesson: "This isn't possible: the lesson that was moved is no longer in this course.",
    slide: "This isn't possible: the slide that was moved is no longer in this lesson.",
  },
  gone: "This isn't possible: it, or what it belongs to, is in the trash, or gone for good.",
};
