import type * as v from "valibot";
import { NOTE_MAX } from "../questions/fields.ts";
import { isFileField } from "./lesson-media.ts";

/*
 * The texts and files of a slide, lesson or course, as its schemas say: what can be translated, and
 * what an author reads of a change.
 */

/** What can be translated: the fields of a slide's kind, or of a lesson or course. */
export type TranslatedFields = Readonly<Record<string, v.GenericSchema>>;

/** What is read of a valibot schema here. */
export interface LeafShape {
  type: string;
  entries?: Record<string, LeafShape>;
  item?: LeafShape;
  wrapped?: LeafShape;
  pipe?: readonly { type: string; requirement?: unknown }[];
}

export interface Leaf {
  path: string;
  isFile: boolean;
  value: string;
  schema: LeafShape;
  /** The object that the leaf is in. */
  parent: object;
  parentPath: string;
}

export const inside = (path: string, name: string) => (path === "" ? name : `${path}.${name}`);
export const fieldNameOf = (path: string) => path.slice(path.lastIndexOf(".") + 1);
/**
 * Fields derived from the source's clip, which `withOverlay` removes if the clip is replaced, the
 * song, which is sung in the language of its lesson alone, and an author's notes on a question, which
 * no child reads.
 */
const isOfSourceOnly = (path: string) =>
  /^(?:story|mission_card\.song)\./.test(path) ||
  path === "video_light_url" ||
  Object.hasOwn(NOTE_MAX, path);

function leavesOf(schema: LeafShape, value: unknown, path: string, parent: Leaf["parent"]): Leaf[] {
  if (schema.wrapped !== undefined) {
    const isEmptyFile = (value === null || value === undefined) && isFileField(fieldNameOf(path));
    if (!isEmptyFile && (value === null || value === undefined)) return [];
    return leavesOf(schema.wrapped, isEmptyFile ? "" : value, path, parent);
  }
  if (schema.entries !== undefined && typeof value === "object" && value !== null) {
    const fields = value as Record<string, unknown>;
    return Object.entries(schema.entries).flatMap(([name, inner]) =>
      leavesOf(inner, fields[name], inside(path, name), value),
    );
  }
  const { item } = schema;
  if (item !== undefined && Array.isArray(value))
    return value.flatMap((one, index) => leavesOf(item, one, inside(path, String(index)), value));
  if (schema.type !== "string" || typeof value !== "string" || isOfSourceOnly(path)) return [];
  const isFile = isFileField(fieldNameOf(path));
  const parentPath = path.includes(".") ? path.slice(0, path.lastIndexOf(".")) : "";
  return [{ path, isFile, value, schema, parent, parentPath }];
}

export const leaves = (fields: TranslatedFields, value: object): Leaf[] =>
  Object.entries(fields).flatMap(([name, schema]) =>
    leavesOf(schema as unknown as LeafShape, (value as Record<string, unknown>)[name], name, value),
  );
