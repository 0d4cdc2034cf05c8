import { ageProblem, parseChildAge } from "./age.ts";
import type { ChildPicture, PictureLock } from "./children.ts";
import { nameProblem, parseName } from "./names.ts";

/**
 * The values that fields of a family or of a child have. The server has a schema of each kind
 * (server/platform/http/fields.ts).
 */
export interface KindValues {
  name: string;
  age: number;
  time_zone: string;
  picture: ChildPicture;
  picture_lock: PictureLock;
}
export type FieldKind = keyof KindValues;

/**
 * The kinds that a parent types: the value of a text, null for a text that is none, and what is wrong
 * with it. The browser has an input and words for each (app/parent/fields/FieldInput.tsx,
 * app/copy/fields.ts).
 */
export const TYPED_KINDS = {
  name: { read: parseName, problem: nameProblem },
  age: { read: parseChildAge, problem: ageProblem },
} satisfies {
  [K in FieldKind]?: {
    read: (text: string) => KindValues[K] | null;
    problem: (text: string) => string | null;
  };
};
export type TypedKind = keyof typeof TYPED_KINDS;
export type ProblemOf<K extends TypedKind> = NonNullable<
  ReturnType<(typeof TYPED_KINDS)[K]["problem"]>
>;
