import * as v from "valibot";
import { hasType } from "#domain/slides/fields.ts";
import { entry, ownedDetails } from "#app/data/base/device-storage.ts";
import { parseJson } from "#app/data/base/parse-json.ts";
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

/** Where this page keeps the draft of a row, and the text that it wrote or read there last. */
interface OwnEntry {
  detail: string;
  text: string;
}

/**
 * Unsaved edits of one author in one kind of row, as the device keeps them: 'builder-
 * draft:<author>:slide <id>', and with '#<random>' behind it where another window of the author keeps
 * a draft of the same row. A page overwrites and removes only an entry whose text it knows, so that
 * no window takes away what was typed in another one.
 */
export class StoredDrafts<T extends Versioned> {
  readonly #authorId: string;
  readonly #kind: string;
  readonly #fields: EditFields;
  readonly #own = new Map<string, OwnEntry>();
  /** Further drafts of a row that were there when the page was loaded. */
  readonly #left = new Map<string, OwnEntry[]>();

  constructor(authorId: string, kind: string, fields: EditFields) {
    this.#authorId = authorId;
    this.#kind = kind;
    this.#fields = fields;
  }

  #entry(detail: string) {
    return entry("builder-draft", this.#authorId, `${this.#kind} ${detail}`);
  }

  /** One stored draft by the id of each row. What can't be read is left out. */
  readAll(): Map<string, Draft<T>> {
    const drafts = new Map<string, Draft<T>>();
    const prefix = `${this.#kind} `;
    for (const whole of ownedDetails("builder-draft", this.#authorId).toSorted()) {
      if (!whole.startsWith(prefix)) continue;
      const detail = whole.slice(prefix.length);
      const [id = ""] = detail.split("#");
      const own = { detail, text: this.#entry(detail).read() ?? "" };
      const draft = this.#draftOf(own);
      if (draft === null) continue;
      if (drafts.has(id)) this.#left.set(id, [...(this.#left.get(id) ?? []), own]);
      else {
        drafts.set(id, draft);
        this.#own.set(id, own);
      }
    }
    return drafts;
  }

  /** A further draft of a row of which this page has none; its window was closed before it was saved. */
  next(id: string): Draft<T> | null {
    const [own, ...rest] = this.#left.get(id) ?? [];
    if (own === undefined) return null;
    this.#left.set(id, rest);
    const draft = this.#entry(own.detail).read() === own.text ? this.#draftOf(own) : null;
    if (draft === null) return this.next(id);
    this.#own.set(id, own);
    return draft;
  }

  #draftOf({ detail }: OwnEntry): Draft<T> | null {
    const stored = parseJson(StoredDraft, this.#entry(detail).read());
    if (stored === null) return null;
    const valid = (fields: Record<string, unknown>) => validEdits<T>(fields, this.#fields);
    const { row_version, clash_by, ...kept } = stored;
    const edits = valid(kept.edits);
    if (Object.keys(edits).length === 0) return null;
    return restoredDraft({
      rowVersion: row_version,
      edits,
      base: valid(kept.base),
      unanswered: kept.unanswered.map(valid),
      clashes: valid(kept.clashes),
      clashBy: clash_by,
    });
  }

  /** Stores the unsaved edits of a draft, or removes the entry if there are none. */
  write(id: string, draft: Draft<T>): void {
    const { rowVersion, edits, base, unanswered, clashes, clashBy } = keptOf(draft);
    if (Object.keys(edits).length === 0) return this.#remove(id);
    const isClash = Object.keys(clashes).length > 0;
    const text = JSON.stringify({
      row_version: rowVersion,
      edits,
      base,
      ...(unanswered.length > 0 && { unanswered }),
      ...(isClash && { clashes, clash_by: clashBy }),
    });
    const detail = this.#freeDetail(id);
    this.#entry(detail).write(text);
    this.#own.set(id, { detail, text });
  }

  /** This page's entry of the row, or a new one if another window has written that entry. */
  #freeDetail(id: string): string {
    const { detail, text } = this.#own.get(id) ?? { detail: id, text: null };
    const stored = this.#entry(detail).read();
    return stored === null || stored === text ? detail : `${id}#${crypto.randomUUID()}`;
  }

  #remove(id: string): void {
    const own = this.#own.get(id);
    this.#own.delete(id);
    if (own !== undefined && this.#entry(own.detail).read() === own.text)
      this.#entry(own.detail).remove();
  }
}
