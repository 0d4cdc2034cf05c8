import * as v from "valibot";
import { hasType } from "#domain/slides/fields.ts";
import { entry, ownedDetails } from "#app/data/base/device-storage.ts";
import { keptOf, restoredDraft } from "./draft.ts";
import type { Draft, Versioned } from "./draft.ts";

/** Schemas of the fields that an author edits in one kind of row. */
export type EditFields = Readonly<Record<string, v.GenericSchema>>;

const Fields = v.record(v.string(), v.unknown());
const StoredDraft = v.object({
  row_version: v.pipe(v.number(), v.integer()),
  edits: Fields,
  /** Entries that an older version of the page stored lack the fields from here on. */
  base: v.optional(Fields, {}),
  unanswered: v.optional(v.array(Fields), []),
  clashes: v.optional(Fields, {}),
  clash_by: v.optional(v.nullable(v.string()), null),
});

/**
 * Fields that still have their type. An older page may have stored others; these must not hide the
 * rest.
 */
export function validEdits<T>(edits: Record<string, unknown>, fields: EditFields): Partial<T> {
  const valid: Record<string, unknown> = {};
  for (const [name, schema] of Object.entries(fields)) {
    if (!(name in edits)) continue;
    if (hasType(schema, edits[name])) valid[name] = edits[name];
  }
  return valid as Partial<T>;
}

/**
 * Unsaved edits of one author in one kind of row, as the device keeps them: 'builder-
 * draft:<author>:slide <id>'.
 */
export class StoredDrafts<T extends Versioned> {
  readonly #authorId: string;
  readonly #kind: string;
  readonly #fields: EditFields;

  constructor(authorId: string, kind: string, fields: EditFields) {
    this.#authorId = authorId;
    this.#kind = kind;
    this.#fields = fields;
  }

  #entry(id: string) {
    return entry("builder-draft", this.#authorId, `${this.#kind} ${id}`);
  }

  /** All stored drafts by the id of their row. What can't be read is left out. */
  readAll(): Map<string, Draft<T>> {
    const drafts = new Map<string, Draft<T>>();
    const prefix = `${this.#kind} `;
    for (const detail of ownedDetails("builder-draft", this.#authorId)) {
      if (!detail.startsWith(prefix)) continue;
      const id = detail.slice(prefix.length);
      const stored = v.safeParse(StoredDraft, this.#entry(id).json<unknown>());
      if (!stored.success) continue;
      const valid = (fields: Record<string, unknown>) => validEdits<T>(fields, this.#fields);
      const { row_version, clash_by, ...kept } = stored.output;
      const edits = valid(kept.edits);
      if (Object.keys(edits).length === 0) continue;
      drafts.set(
        id,
        restoredDraft({
          rowVersion: row_version,
          edits,
          base: valid(kept.base),
          unanswered: kept.unanswered.map(valid),
          clashes: valid(kept.clashes),
          clashBy: clash_by,
        }),
      );
    }
    return drafts;
  }

  /** Stores the unsaved edits of a draft, or removes the entry if there are none. */
  write(id: string, draft: Draft<T>): void {
    const { rowVersion, edits, base, unanswered, clashes, clashBy } = keptOf(draft);
    if (Object.keys(edits).length === 0) return this.#entry(id).remove();
    const isClash = Object.keys(clashes).length > 0;
    try {
      this.#entry(id).write(
        JSON.stringify({
          row_version: rowVersion,
          edits,
          base,
          ...(unanswered.length > 0 && { unanswered }),
          ...(isClash && { clashes, clash_by: clashBy }),
        }),
      );
    } catch {
      // The device's storage is full: the page still has the draft and saves it.
    }
  }
}
