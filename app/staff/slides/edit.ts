import type { EditableSlide } from "#app/data/authoring/authoring.ts";
import type { Change } from "../drafts/draft-store.ts";

export type Edit = (change: Change<EditableSlide>) => void;
