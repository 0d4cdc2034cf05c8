import * as v from "valibot";
import { hasType } from "#domain/slides/fields.ts";
import { entry, ownedDetails } from "#app/data/base/device-storage.ts";
import { restoredDraft, unsaved } from "./draft.ts";
import type { Draft, Versioned } from "./draft.ts";

/** Schemas of the fields that an author edits in one kind of row. */
export type EditFields = Readonly<Record<string, v.GenericSchema>>;

const StoredDraft = v.object({
  row_version: v.pipe(v.number(), v.integer()),
  edits: v.record(v.string(), v.unknown()),
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
      const edits = validEdits<T>(stored.output.edits, this.#fields);
      if (Object.keys(edits).length > 0)
        drafts.set(id, restoredDraft(stored.output.row_version, edits));
    }
    return drafts;
  }

  /** Stores the unsaved edits of a draft, or removes the entry if there are none. */
  write(id: string, draft: Draft<T>): void {
    const edits = unsaved(draft);
    if (Object.keys(edits).length === 0) return this.#entry(id).remove();
    try {
      this.#entry(id).write(JSON.stringify({ row_version: draft.rowVersion, edits }));
    } catch {
      // The device's storage is full: the page still has the draft and saves it.
    }
  }
}
