import type { ChildEntry } from "#domain/allowance/ledger.ts";
import { isDay } from "#domain/days.ts";
import type { Day } from "#domain/days.ts";
import { DIFFICULTIES, ENJOYMENTS } from "#domain/learning/feedback.ts";
import type { LessonFeedback } from "#domain/learning/feedback.ts";
import { inBackground } from "../base/background.ts";
import { answer, apiOf } from "../wire/api.ts";

/** What each kind of mutation carries. `playedOn` is the family's day as this device has it. */
interface Payloads {
  progress: {
    lessonId: string;
    slide: number;
    slideId: string;
    isLast: boolean;
    version: number;
    playedOn: Day;
  };
  xp: { lessonId: string };
  streak: { playedOn: Day };
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

interface Delivery {
  /** The API as the child uses it for whom the mutation was made. */
  api: ReturnType<typeof apiOf>;
  /**
   * It waited in the queue: the server takes the day that the device reports instead of its own.
   */
  isLate: boolean;
  signal: AbortSignal;
}

interface Definition<M, P, Answer> {
  /** One guard per field, for what is read from this device's storage. */
  fields: { [F in keyof P]: (value: unknown) => value is P[F] };
  /** Sends it, live or from the queue. Throws AppError. */
  send: (mutation: M, delivery: Delivery) => Promise<Answer>;
}

const isText = (value: unknown): value is string => typeof value === "string";
const isCount = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0;
const isFlag = (value: unknown): value is boolean => typeof value === "boolean";
const isDayText = (value: unknown): value is Day => isText(value) && isDay(value);
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;
const isOneOf = (known: readonly string[], value: unknown) =>
  value === undefined || (isText(value) && known.includes(value));
const isFeedback = (value: unknown): value is LessonFeedback =>
  isRecord(value) &&
  isOneOf(DIFFICULTIES, value["difficulty"]) &&
  isOneOf(ENJOYMENTS, value["enjoyment"]);

const isJarEntry = (value: unknown): value is ChildEntry => isRecord(value) && isText(value["id"]);

const lesson = (id: string) => ({ param: { id } });

/** Every kind of mutation; one without its guards or `send` does not compile. */
const MUTATIONS = {
  progress: {
    fields: {
      lessonId: isText,
      slide: isCount,
      slideId: isText,
      isLast: isFlag,
      version: isCount,
      playedOn: isDayText,
    },
    send: ({ lessonId, slide, version, playedOn }, { api, isLate, signal }) => {
      const json = { slide, version, ...(isLate && { played_on: playedOn }) };
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
      // So that the service worker keeps the ledger with this entry in it.
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
  mutation: Mutation<K>,
  delivery: Omit<Delivery, "api">,
): Promise<AnswerTo<K>> =>
  definitions[mutation.kind].send(mutation, { ...delivery, api: apiOf(mutation.childId) });

/**
 * Is this entry of the device's storage a mutation? By hand and not by valibot, which would cost a
 * child's first slide 1.3 kB of script.
 */
export function isMutation(entry: unknown): entry is Mutation {
  if (!isRecord(entry)) return false;
  const { kind } = entry;
  if (!isText(kind) || !Object.hasOwn(MUTATIONS, kind)) return false;
  return Object.entries(MUTATIONS[kind as MutationKind].fields).every(([field, isValid]) =>
    isValid(entry[field]),
  );
}
