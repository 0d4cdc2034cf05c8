import { ASKED_FIELDS, FIELD_ROWS } from "#domain/family/fields.ts";
import { forEachName } from "#domain/pick.ts";
import { SESSION_KEY, STAFF_SESSION_KEY } from "./session-key.ts";

/*
 * Everything that the pages store in the browser, one row for each store. The functions of device-
 * storage.ts only accept these names, and the linter forbids the browser's storage everywhere else.
 */

/** local: localStorage. tab: sessionStorage. caches: Cache Storage. databases: IndexedDB. */
export type Area = "local" | "tab" | "caches" | "databases";

/**
 * Whose it is, and when it goes.
 * - family: the key carries the user id of its family ('outbox:<id>'). Removed with the family's
 *   session; keys with another id than the session's are removed at the start of each page.
 * - unsaved: what a child did and the server does not have yet, by the user id of its family: ids and
 *   answers, no names. Stays when a session ends, for the same family alone, until the server has it
 *   or its owner gives it up (unsaved.ts).
 * - visitor: the key is fixed (by the spec, by a vendor, or because there is no session yet).
 *   Removed when a session ends or passes to another user.
 * - author: the key carries the id of a lesson author. Stays until the author's text is saved.
 * - sign-in: written and removed by the sign-in client.
 * - device: a setting of the device that says nothing of a family. Stays.
 */
type Kept = "family" | "unsaved" | "visitor" | "author" | "sign-in" | "device";

export interface Row {
  area: Area;
  kept: Kept;
  /** A vendor that names its own keys. */
  keys?: RegExp;
  /** Kept in the name of the tab where there is no session storage: ids alone, and one row alone. */
  orInName?: true;
}

/** Holds the id of the user to whom the visitor rows belong, in local and in tab storage. */
export const OWNER = "keptFor";

export const DEVICE_STORES = {
  // The child that plays in new tabs, if the family has several. The rows below belong to a tab's
  // child, or carry its id.
  child: { area: "local", kept: "family" },
  // The child that plays in this tab, and whether it was chosen here (app/data/family/tab-child.ts).
  player: { area: "tab", kept: "family", orInName: true },
  // Mutations and events that the server has not taken yet.
  outbox: { area: "local", kept: "unsaved" },
  "outbox-events": { area: "local", kept: "unsaved" },
  // Data for playing without a network.
  xpGranted: { area: "local", kept: "family" },
  // The lesson whose mission card is shown before the map, after its feedback.
  cardDue: { area: "local", kept: "family" },
  // The day on which a child was last greeted by name.
  greeted: { area: "local", kept: "family" },
  // The lesson from which the map shows the way to the next, once.
  wayDue: { area: "local", kept: "family" },
  saved: { area: "local", kept: "family" },
  // Set if the family has several courses: then a lesson leads back to the map of its own course.
  shelf: { area: "local", kept: "family" },
  // What was done on a slide, by its id, until it is finished.
  acting: { area: "local", kept: "family" },
  "family-reads": { area: "caches", kept: "family" },
  "family-lesson": { area: "caches", kept: "family" },
  "family-saved": { area: "caches", kept: "family" },
  // Covers of the courses on the shelf.
  "family-covers": { area: "caches", kept: "family" },
  // The answers of a sign-up, before and after its mail was sent.
  ...forEachName(
    ASKED_FIELDS.map((field) => FIELD_ROWS[field].asked.answer),
    () => ({ area: "local", kept: "visitor" }) as const,
  ),
  signupId: { area: "local", kept: "visitor" },
  signupConsents: { area: "local", kept: "visitor" },
  sentSignup: { area: "tab", kept: "visitor" },
  loginEmail: { area: "tab", kept: "visitor" },
  // What a parent has allowed, and the pass through the parental gate.
  gatePassedAt: { area: "tab", kept: "visitor" },
  deviceVoice: { area: "local", kept: "visitor" },
  // Events before consent: which pages were opened and what led here. They contain no personal data.
  telemetryWaiting: { area: "local", kept: "visitor" },
  telemetryFirstTouch: { area: "local", kept: "visitor" },
  /** Read and written by the start page in its own plain form (landing-note.ts). */
  telemetryLanding: { area: "local", kept: "visitor" },
  telemetryRefused: { area: "tab", kept: "visitor" },
  // Events after consent.
  aliasedUserIds: { area: "local", kept: "visitor" },
  pendingAnalyticsUserProperties: { area: "local", kept: "visitor" },
  telemetryAgreed: { area: "tab", kept: "visitor" },
  telemetryKept: { area: "tab", kept: "visitor" },
  telemetrySession: { area: "tab", kept: "visitor" },
  /** All of the vendor's keys except its note that measuring was refused. */
  mixpanel: { area: "local", kept: "visitor", keys: /^(mp_|__mp(?!_opt_in_out_))/ },
  mixpanelBrowserDb: { area: "databases", kept: "visitor" },
  // Sessions, and the verifier of a sign-in link that this browser asked for.
  [SESSION_KEY]: { area: "local", kept: "sign-in" },
  [`${SESSION_KEY}-code-verifier`]: { area: "local", kept: "sign-in" },
  [STAFF_SESSION_KEY]: { area: "local", kept: "sign-in" },
  "builder-draft": { area: "local", kept: "author" },
  /** What the author can undo after a reload of the tab. */
  "builder-history": { area: "tab", kept: "author" },
  /** Ids of the course, lesson and slide that the author edited last. */
  "builder-place": { area: "local", kept: "author" },
  // Lines that the author recorded and neither used nor threw away.
  "builder-recordings": { area: "caches", kept: "author" },
  // Read and written by app/ui, which may not import this folder.
  muted: { area: "local", kept: "device" },
  captions: { area: "local", kept: "device" },
  /** 'off' if the lesson builder's key '?' was switched off, 'on' if it was switched on again. */
  "builder-question-key": { area: "local", kept: "device" },
  /** 'off' if the kinds of slides beside the list are folded, 'on' if they were unfolded. */
  "builder-unfolded-kinds": { area: "local", kept: "device" },
  /** 'off' if slides are listed with one line each, 'on' if with pictures again. */
  "builder-slide-pictures": { area: "local", kept: "device" },
  /** How many pictures a second this device draws of stories. */
  storySpeed: { area: "local", kept: "device" },
  [OWNER]: { area: "local", kept: "device" },
  /** Written and removed at once, to see whether the browser keeps anything (app/device). */
  probe: { area: "local", kept: "device" },
} as const satisfies Record<string, Row>;

type Stores = typeof DEVICE_STORES;
type NameOf<A extends Area, K extends Kept> = {
  [N in keyof Stores]: Stores[N] extends { area: A; kept: K; keys?: never } ? N : never;
}[keyof Stores];

/** Stores whose keys carry the id of a family or an author. */
export type OwnedStore = NameOf<"local" | "tab", "family" | "unsaved" | "author">;
/** Stores with one entry under their own name. */
export type SingleStore = NameOf<"local" | "tab", "visitor" | "sign-in" | "device">;
export type CacheStore = NameOf<"caches", "family">;
export type AuthorCacheStore = NameOf<"caches", "author">;

/** 'outbox:<id>', 'saved:<id>:<lesson>'. */
export const ownedKey = (
  store: OwnedStore | CacheStore | AuthorCacheStore,
  ownerId: string,
  detail?: string,
) => `${store}:${ownerId}${detail === undefined ? "" : `:${detail}`}`;

const ROWS: [string, Row][] = Object.entries(DEVICE_STORES);

/**
 * The keys of a storage area that have to go when the device belongs to `userId` (null: to no account).
 * @param isHandedOver Was it somebody else's before? Then the visitor rows go too.
 */
export function keysToEmpty(
  area: Area,
  keys: readonly string[],
  userId: string | null,
  isHandedOver: boolean,
): string[] {
  const rows = ROWS.filter(([, row]) => row.area === area);
  return keys.filter((key) => {
    const [store, ownerId] = key.split(":");
    return rows.some(([name, row]) => {
      if (row.kept === "family") return name === store && (userId === null || ownerId !== userId);
      return row.kept === "visitor" && isHandedOver && (row.keys?.test(key) ?? key === name);
    });
  });
}

/** Databases of visitor rows. */
export const VISITOR_DATABASES = ROWS.flatMap(([name, { area, kept }]) =>
  area === "databases" && kept === "visitor" ? [name] : [],
);
