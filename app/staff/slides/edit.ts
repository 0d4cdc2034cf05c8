import type { EditableSlide } from "#app/data/authoring/authoring.ts";
import type { Change } from "../autosave/useDraft.ts";

export type Edit = (change: Change<EditableSlide>) => void;
