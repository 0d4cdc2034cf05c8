import type { QueryClient } from "@tanstack/react-query";
import { placedAs } from "#domain/content/reorder.ts";
import { listUndo as words } from "#app/copy/list-undo.ts";
import { changeSlides, saveOrder } from "#app/data/authoring/authoring.ts";
import type { LessonChange } from "#app/data/authoring/authoring.ts";
import { AppError, toAppError } from "#app/data/base/errors.ts";
import { slidesQuery } from "../content/content-queries.ts";
import type { ListStep } from "../drafts/list-history.ts";

/* Loaded at the first undo or redo of a change of slides. */

interface Sending {
  queries: QueryClient;
  /** Did this author edit the slide since the change was made? */
  isEdited: (slideId: string) => boolean;
  signal: AbortSignal;
}

/** A step that can't be sent, now or later. */
const impossible = (message: string) => new AppError("not_found", message);

/**
 * Sends steps one after the other, and says what they did. Throws AppError; not_found where they can
 * never be sent.
 */
export async function sendSteps(
  steps: readonly ListStep[],
  sending: Sending,
): Promise<{ changes: readonly LessonChange[]; said: string }> {
  const changes: LessonChange[] = [];
  const said: string[] = [];
  for (const step of steps) await checkStep(step, sending);
  for (const step of steps) {
    const answer = await sendStep(step, sending).catch((thrown: unknown) => {
      const error = toAppError(thrown);
      throw error.code === "not_found" ? impossible(words.gone) : error;
    });
    changes.push(...answer);
    said.push(
      step.action === "order" ? words.done.order : words.done[step.action](step.slides.length),
    );
  }
  return { changes, said: said.join(" ") };
}

/** What somebody wrote since is not taken away with the slide that was added. */
async function checkStep(step: ListStep, { queries, isEdited }: Sending): Promise<void> {
  if (step.action === "restore") return;
  // Of another lesson they may not be known, or from long ago.
  const slides = await queries.fetchQuery(slidesQuery(step.lesson)).catch((thrown: unknown) => {
    throw toAppError(thrown);
  });
  if (step.action === "order") {
    if (!slides.some(({ id }) => step.moved.includes(id))) throw impossible(words.movedGone);
    return;
  }
  for (const { id, edited_by } of slides) {
    if (!step.slides.includes(id)) continue;
    if (edited_by !== null) throw impossible(words.editedBy(edited_by));
    if (isEdited(id)) throw impossible(words.editedByMe);
  }
}

async function sendStep(
  step: ListStep,
  { queries, signal }: Sending,
): Promise<readonly LessonChange[]> {
  const { lesson } = step;
  switch (step.action) {
    case "delete":
      return (await changeSlides(lesson, { action: "delete", slides: step.slides }, signal))
        .changes;
    case "restore":
      return (await changeSlides(lesson, { action: "restore", slides: step.slides }, signal))
        .changes;
    case "order": {
      const shown = queries.getQueryData(slidesQuery(lesson).queryKey) ?? [];
      const from = shown.map(({ id }) => id);
      const to = placedAs(from, new Set(step.moved), step.wanted);
      return (await saveOrder("slide", lesson, from, to, signal)).changes;
    }
  }
}
