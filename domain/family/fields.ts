import { keysOf } from "../pick.ts";
import { startUrls } from "../routing/start-urls.ts";
import type { FieldKind, KindValues, TypedKind } from "./field-kinds.ts";
import type { Proof, Rule } from "./proof.ts";

/*
 * The fields of a family and of a child: a row each, by the name of its column in the database. From
 * these rows follow the schemas of sign-up and changes, what a change needs, what is read, exported
 * and kept on the device, the steps of the sign-up and the forms of the account page. What has a call
 * of its own (reminders, the language of lessons, the weekly mail) has no row.
 */

/** A row; `needs` and `why`: what a change of the field needs. */
type Row = Rule<Proof> & {
  kind: FieldKind;
  /** What a browser may fill in by itself; left out: nothing. */
  fill?: "given-name";
} & (Unasked | { empty: "never" | "any time"; asked: Question });

interface Unasked {
  /**
   * When there may be no value. `never`: without it there is no family, no child. `at first`: until
   * it is known. `any time`: null takes it away, and so does an empty text.
   */
  empty: "never" | "at first" | "any time";
  asked?: never;
}

/** The question of the sign-up. */
interface Question {
  /** Names the route, and the text on the device until it is sent. */
  answer: string;
  path: string;
  /** The page's name in statistics. */
  page: string;
  /** Name of a picture of app/ui/drawings.ts. */
  picture: string;
}

/** What the family has: columns of `users`. */
export const FAMILY_ROWS = {
  parent_name: {
    kind: "name",
    empty: "never",
    needs: "session",
    why: "wrong words in a greeting, which the parent sees",
    fill: "given-name",
    asked: {
      answer: "parentName",
      path: startUrls.parentName,
      page: "Parent Name",
      picture: "map",
    },
  },
  time_zone: {
    kind: "time_zone",
    empty: "at first",
    needs: "session",
    why: "follows the device by itself",
  },
} as const satisfies Record<string, Row>;

/** What each child has; `name`: its name in /api/me/children, where everything is a child's. */
export const CHILD_ROWS = {
  kid_name: {
    name: "name",
    kind: "name",
    empty: "never",
    needs: "proof",
    why: "it stands in mails, and where there is consent in what vendors get",
    asked: {
      answer: "childName",
      path: "/onboarding/kid-name",
      page: "Kid Name",
      picture: "chest",
    },
  },
  kid_age: {
    name: "age",
    kind: "age",
    empty: "never",
    needs: "proof",
    why: "wording, reading aloud and the allowance depend on it",
    asked: {
      answer: "childAge",
      path: "/onboarding/kid-age",
      page: "Kid Age",
      picture: "cake",
    },
  },
  picture: {
    name: "picture",
    kind: "picture",
    empty: "at first",
    needs: "proof",
    why: "siblings find themselves by it",
  },
  picture_lock: {
    name: "lock",
    kind: "picture_lock",
    empty: "any time",
    needs: "code",
    why: "it keeps siblings apart",
  },
} as const satisfies Record<string, Row & { name: string }>;

export const FIELD_ROWS = { ...FAMILY_ROWS, ...CHILD_ROWS };

type Rows = typeof FIELD_ROWS;
export type FamilyField = keyof typeof FAMILY_ROWS;
export type ChildField = keyof typeof CHILD_ROWS;
export type FieldName = keyof Rows;
/** The name of a child's field in /api/me/children. */
export type NameOfChildField<F extends ChildField> = (typeof CHILD_ROWS)[F]["name"];
type With<Part> = { [F in FieldName]: Rows[F] extends Part ? F : never }[FieldName];
export type AskedField = With<{ asked: object }>;
export type Answer = Rows[AskedField]["asked"]["answer"];
export type TypedField = With<{ kind: TypedKind }>;

export type FieldValue<F extends FieldName> =
  | KindValues[Rows[F]["kind"]]
  | (Rows[F]["empty"] extends "any time" ? null : never);
export type FieldValues<F extends FieldName> = { [X in F]: FieldValue<X> };
/** What a child has, by its names in /api/me/children. */
export type ChildValues<F extends ChildField = ChildField> = {
  [X in F as NameOfChildField<X>]: FieldValue<X>;
};

/** A child as its family sees it. `id` stands for the child in URLs; it is in no event. */
export interface ListedChild extends ChildValues {
  id: string;
}

export const FAMILY_COLUMNS = keysOf(FAMILY_ROWS);
export const CHILD_COLUMNS = keysOf(CHILD_ROWS);

const isAsked = (field: FieldName): field is AskedField => "asked" in FIELD_ROWS[field];
export const isFamilyField = (field: FieldName): field is FamilyField => field in FAMILY_ROWS;

/** What the sign-up asks, in its order: of the family and of its first child. */
export const FAMILY_ASKED = FAMILY_COLUMNS.filter((field) => isAsked(field));
export const CHILD_ASKED = CHILD_COLUMNS.filter((field) => isAsked(field));
export const ASKED_FIELDS = [...FAMILY_ASKED, ...CHILD_ASKED];
/** The names of what a child has in /api/me/children. */
export const CHILD_NAMES = CHILD_COLUMNS.map((field) => CHILD_ROWS[field].name);
/** What PATCH /api/me changes: the family's fields, and of the first child what the sign-up asks. */
export const PROFILE_COLUMNS = [...FAMILY_COLUMNS, ...CHILD_ASKED];
export type ProfileField = (typeof PROFILE_COLUMNS)[number];

/** What a sign-up says of a family: the answers that make it. */
export type Signup = FieldValues<AskedField>;
