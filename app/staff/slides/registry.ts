import type { SlideKind } from "#domain/slides/registry.ts";
import { amountEditing } from "./amount/editing.ts";
import type { EditableSlide } from "#app/data/authoring/authoring.ts";
import type { Editable, SlideEditing } from "./editor.ts";
import { chatEditing } from "./chat/editing.ts";
import { decideEditing } from "./decide/editing.ts";
import { documentEditing } from "./document/editing.ts";
import { jarsEditing } from "./jars/editing.ts";
import { payEditing } from "./pay/editing.ts";
import { orderEditing } from "./order/editing.ts";
import { quizEditing } from "./quiz/editing.ts";
import { sortEditing } from "./sort/editing.ts";
import { spotEditing } from "./spot/editing.ts";
import { videoEditing } from "./video/editing.ts";

/** How each kind of slide is edited. */
const slideEditing = {
  video: videoEditing,
  quiz: quizEditing,
  sort: sortEditing,
  spot: spotEditing,
  jars: jarsEditing,
  pay: payEditing,
  order: orderEditing,
  amount: amountEditing,
  decide: decideEditing,
  chat: chatEditing,
  document: documentEditing,
} satisfies {
  [K in SlideKind]: SlideEditing<Editable<K>>;
};

const byName: Readonly<Record<string, SlideEditing<EditableSlide>>> = slideEditing;

/** Null for a slide of a kind that this version of the builder does not know. */
export const editingOf = ({ type }: EditableSlide): SlideEditing<EditableSlide> | null =>
  Object.hasOwn(byName, type) ? (byName[type] ?? null) : null;
