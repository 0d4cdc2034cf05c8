import * as v from "valibot";
import { pageAuthorId } from "#app/data/auth/staff-session.ts";
import { restoredDraft } from "../drafts/draft.ts";
import { StoredDrafts } from "../drafts/stored-drafts.ts";
import type { CaptionLine } from "./caption-lines.ts";

/** The lines of a slide, kept as drafts of rows are, until they are saved as a file. */
interface TypedCaptions {
  id: string;
  row_version: number;
  lines: CaptionLine[];
}

const Line = v.object({ id: v.number(), start: v.string(), end: v.string(), text: v.string() });

function openStore() {
  const stored = new StoredDrafts<TypedCaptions>(pageAuthorId(), "captions", {
    lines: v.array(Line),
  });
  return { stored, drafts: stored.readAll() };
}

let store: ReturnType<typeof openStore> | null = null;
const openedStore = () => (store ??= openStore());

/** Typed lines of a slide that are not saved, also those that were typed before a reload; null without any. */
export const unsavedCaptions = (slideId: string): CaptionLine[] | null =>
  openedStore().drafts.get(slideId)?.edits.lines ?? null;

/** Keeps the lines in the page and on the device; null: they were saved or given up. */
export function keepCaptions(slideId: string, lines: CaptionLine[] | null): void {
  const { stored, drafts } = openedStore();
  const draft = restoredDraft<TypedCaptions>({
    rowVersion: 0,
    edits: lines === null ? {} : { lines },
  });
  stored.write(slideId, draft);
  if (lines === null) drafts.delete(slideId);
  else drafts.set(slideId, draft);
}
