import type { ReactNode } from "react";
import type { SlideKind } from "#domain/slides/registry.ts";
import type { EditableSlide } from "#app/data/authoring/authoring.ts";
import type { Change } from "../drafts/draft-store.ts";

/** A slide of one kind as its author edits it. */
export type Editable<K extends SlideKind> = Extract<EditableSlide, { type: K }>;

export type Edit = (change: Change<EditableSlide>) => void;

export interface EditorProps<Slide> {
  lessonId: string;
  slide: Slide;
  edit: Edit;
}

/** What the lesson builder needs to know of one kind of slide. Its words are in `app/copy/slides`. */
export interface SlideEditing<Slide> {
  /** Stands in lists while the slide has no summary. */
  untitled(slide: Slide): string;
  /** URL of the picture of ours that it shows, which comes with the app; null for none. */
  ownPicture?(slide: Slide): string | null;
  Editor(props: EditorProps<Slide>): ReactNode;
}
