import * as v from "valibot";
import { ITEM_KINDS } from "#domain/content/staff.ts";
import { parseJson } from "#app/data/base/parse-json.ts";

/* What undo knows of lists after a reload of the tab. */

const Ids = v.array(v.string());
const list = { kind: v.picklist(ITEM_KINDS), parent: v.nullable(v.string()) };
const Placed = v.optional(
  v.object({ ...list, items: v.array(v.object({ id: v.string(), place: v.number() })) }),
);
const Change = v.object({
  at: v.number(),
  undoneAt: v.optional(v.number()),
  lists: Ids,
  isAnswered: v.literal(true),
  added: Placed,
  contents: v.optional(v.record(v.string(), v.record(v.string(), v.unknown()))),
  digests: v.optional(v.record(v.string(), v.string())),
  deleted: Placed,
  topics: v.optional(v.object({ topic: v.string(), before: v.record(v.string(), v.string()) })),
  order: v.optional(v.object({ ...list, moved: Ids, before: Ids, wanted: Ids })),
});
const Stored = v.object({ past: v.array(Change), future: v.array(Change) });

/** Null if the text is none of ours. */
export const parseLists = (text: string) => parseJson(Stored, text);
