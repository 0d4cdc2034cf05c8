import * as v from "valibot";

/* What undo knows of lists after a reload of the tab. Loaded where the device has kept some. */

const Ids = v.array(v.string());
const Placed = v.optional(
  v.object({
    lesson: v.string(),
    slides: v.array(v.object({ id: v.string(), place: v.number() })),
  }),
);
const Change = v.object({
  at: v.number(),
  lessons: Ids,
  isAnswered: v.literal(true),
  added: Placed,
  contents: v.optional(v.record(v.string(), v.record(v.string(), v.unknown()))),
  deleted: Placed,
  order: v.optional(v.object({ lesson: v.string(), moved: Ids, before: Ids, wanted: Ids })),
});
const Stored = v.object({ past: v.array(Change), future: v.array(Change) });

/** Null if the text is none of ours. */
export function parseLists(text: string): v.InferOutput<typeof Stored> | null {
  try {
    return v.parse(Stored, JSON.parse(text));
  } catch {
    return null;
  }
}
