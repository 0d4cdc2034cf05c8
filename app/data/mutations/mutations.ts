import type { ChildEntry } from "#domain/allowance/ledger.ts";
import { isDay } from "#domain/days.ts";
import type { Day } from "#domain/days.ts";
import { DIFFICULTIES, ENJOYMENTS } from "#domain/learning/feedback.ts";
import type { LessonFeedback } from "#domain/learning/feedback.ts";
import { BANDS } from "#domain/slides/bands.ts";
import type { Band } from "#domain/slides/bands.ts";
import type { Tried } from "#domain/wire/waiting.ts";
import { inBackground } from "../base/background.ts";
import { isCount, isRecord, isText } from "../base/guards.ts";
import { isObject, isOneOf, isOptional } from "../base/object-guards.ts";
import type { Fields } from "../base/object-guards.ts";
import { answer, apiOf } from "../wire/api.ts";

/** What each kind of mutation carries. `playedOn` is the family's day as this device has it. */
interface Payloads {
  progress: {
    lessonId: string;
    slide: number;
    slideId: string;
    isLast: boolean;
    version: number;
    /** Of a lesson whose slides differ by band: one that gets those that are played. */
    band?: Band | undefined;
    playedOn: Day;
  };
  xp: { lessonId: string };
  streak: { playedOn: Day };
  /** The question of this day was answered. */
  review: { playedOn: Day };
  feedback: { lessonId: string; feedback: LessonFeedback };
  jar: { entry: ChildEntry };
}
export type MutationKind = keyof Payloads;
/**
 * A change that a child's device sends to the server. Sending it again does no harm: the server
 * counts it once. `childId` is the child it was made for, where one was chosen among several.
 */
export type Mutation<K extends MutationKind = MutationKind> = {
  [P in K]: { kind: P; childId?: string | undefined } & Payloads[P];
}[K];

/**
 * Mutations that build on one another: the moves, reward and feedback of a child's lesson; a
 * child's jars.
 */
export const laneOf = (mutation: Mutation): string =>
  `${mutation.childId}/${"lessonId" in mutation ? mutation.lessonId : mutation.kind}`;

interface Delivery {
  /** The API for the child that the mutation was made for. */
  api: ReturnType<typeof apiOf>;
  /** True if it waited in the queue: then the server takes the day that the device reports. */
  isLate: boolean;
  signal: AbortSignal;
}

interface Definition<M, P, Answer> {
  /** One guard per field, for what is read from this device's storage. */
  fields: Fields<P>;
  /** Sends it, live or from the queue. Throws AppError. */
  send: (mutation: M, delivery: Delivery) => Promise<Answer>;
}

const isDayText = (value: unknown): value is Day => isText(value) && isDay(value);
const isFeedback = isObject<LessonFeedback>({
  difficulty: isOneOf([...DIFFICULTIES, undefined]),
  enjoyment: isOneOf([...ENJOYMENTS, undefined]),
});

/**
 * The other fields are checked by `isEntry` where a ledger is shown, and by the server: the script
 * of a first slide has no room for its rules.
 */
const isJarEntry = (value: unknown): value is ChildEntry =>
  isRecord(value) && [value["id"], value["at"]].every(isText);

const lesson = (id: string) => ({ param: { id } });

/** Every kind of mutation; one without its guards or `send` does not compile. */
const MUTATIONS = {
  progress: {
    fields: {
      lessonId: isText,
      slide: isCount,
      slideId: isText,
      isLast: isOneOf([true, false]),
      version: isCount,
      band: isOptional(isOneOf(BANDS)),
      playedOn: isDayText,
    },
    send: ({ lessonId, slide, version, band, playedOn }, { api, isLate, signal }) => {
      const json = { slide, version, band, ...(isLate && { played_on: playedOn }) };
      return answer(
        api.me.lessons[":id"].progress.$put({ ...lesson(lessonId), json }, { init: { signal } }),
      );
    },
  },
  xp: {
    fields: { lessonId: isText },
    send: ({ lessonId }, { api, signal }) =>
      answer(api.me.lessons[":id"].xp.$post(lesson(lessonId), { init: { signal } })),
  },
  streak: {
    fields: { playedOn: isDayText },
    send: ({ playedOn }, { api, isLate, signal }) =>
      answer(
        api.me.streak.$post({ json: isLate ? { played_on: playedOn } : {} }, { init: { signal } }),
      ),
  },
  review: {
    fields: { playedOn: isDayText },
    send: ({ playedOn }, { api, signal }) =>
      answer(api.me.review.$post({ json: { played_on: playedOn } }, { init: { signal } })),
  },
  feedback: {
    fields: { lessonId: isText, feedback: isFeedback },
    send: ({ lessonId, feedback }, { api, signal }) =>
      answer(
        api.me.lessons[":id"].feedback.$put(
          { ...lesson(lessonId), json: feedback },
          { init: { signal } },
        ),
      ),
  },
  jar: {
    fields: { entry: isJarEntry },
    send: async ({ entry: { id, ...json } }, { api, signal }) => {
      const added = await answer(
        api.me.jars.entries[":id"].$put({ param: { id }, json }, { init: { signal } }),
      );
      // Read again, so that the service worker stores the ledger with this entry in it.
      inBackground("jars", api.me.jars.$get());
      return added;
    },
  },
} satisfies { [K in MutationKind]: Definition<Mutation<K>, Payloads[K], unknown> };

/** The server's answer to a mutation. */
export type AnswerTo<K extends MutationKind> = Awaited<ReturnType<(typeof MUTATIONS)[K]["send"]>>;
const definitions: {
  [K in MutationKind]: Definition<Mutation<K>, Payloads[K], AnswerTo<K>>;
} = MUTATIONS;

/** Sends a mutation; resolves with the server's answer. Throws AppError. */
export const send = <K extends MutationKind>(
  mutation: Mutation<K> & Waiting,
  delivery: Omit<Delivery, "api">,
): Promise<AnswerTo<K>> =>
  definitions[mutation.kind].send(mutation, { ...delivery, api: apiOfEntry(mutation) });

/** What the queue adds to an entry that waits. */
export interface Waiting extends Tried {
  /** The child it was made for, where one was chosen among several. */
  childId?: string | undefined;
  /** The child it was made for, where the family had one child. */
  soleChildId?: string | undefined;
}

/** The API for the child that an entry was made for. */
export const apiOfEntry = ({ childId, soleChildId }: Waiting) => apiOf(childId ?? soleChildId);

/** Are the fields that the queue adds valid, as far as they are there? */
export const isWaiting = isObject<Waiting>({
  childId: isOptional(isText),
  soleChildId: isOptional(isText),
  tries: isOptional(isCount),
  dueAt: isOptional(isCount),
  postponedAt: isOptional(isCount),
});

/** Is this entry of the device's storage a mutation? */
export function isMutation(entry: unknown): entry is Mutation & Waiting {
  if (!isRecord(entry)) return false;
  const { kind } = entry;
  return (
    isText(kind) &&
    isWaiting(entry) &&
    Object.hasOwn(MUTATIONS, kind) &&
    isObject<object>(MUTATIONS[kind as MutationKind].fields)(entry)
  );
}
