import { spokenLines, spokenLinesOfCard, withRecording } from "#domain/slides/spoken-lines.ts";
import type { EditableSlide, OutlineLesson } from "#app/data/authoring/authoring.ts";
import { overlay } from "../drafts/draft.ts";
import { useContentDrafts } from "../content/useContentDrafts.ts";
import type { StudioLine } from "./studio-lines.ts";

/**
 * Gives a line of an open lesson its recording, or takes it away with null, like an edit of the
 * author, who can undo it. False if the line has other words by now.
 */
export function useRowVoices(lesson: OutlineLesson, slides: readonly EditableSlide[]) {
  const drafts = useContentDrafts();
  return (line: StudioLine, url: string | null): boolean => {
    if (line.isOfCard) {
      const { store } = drafts.lessons;
      const row = store.serverRow(lesson.id) ?? lesson;
      const card = overlay(row, store.draft(row.id)).mission_card;
      const change = card && withRecording(card, spokenLinesOfCard(card), line, url);
      if (card === null || change === null) return false;
      store.edit(row, { mission_card: { ...card, ...change } });
      return true;
    }
    const { store } = drafts.slides;
    const shown = store.serverRow(line.rowId) ?? slides.find(({ id }) => id === line.rowId);
    if (shown === undefined) return false;
    const now = overlay(shown, store.draft(shown.id));
    const change = withRecording(now, spokenLines(now), line, url);
    if (change !== null) store.edit(shown, change);
    return change !== null;
  };
}
