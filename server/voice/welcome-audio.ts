import { and, eq, gt } from "drizzle-orm";
import { DAY_MS } from "#domain/days.ts";
import { VOICE_NAME_MAX_CHARACTERS, GREETING_MS } from "#domain/constants.ts";
import type { Occasion } from "#domain/wire/greeting.ts";
import { RETENTION_DAYS } from "#domain/consent/retention.ts";
import { spokenName } from "#domain/family/spoken-name.ts";
import { spokenPraise, spokenWelcome } from "#server/copy/spoken-welcome.ts";
import { welcomeAudio } from "#server/platform/db/schema.ts";
import { pointsOf } from "#server/platform/http/counters.ts";
import { takePoints } from "#server/platform/http/stored-counters.ts";
import type { Owner } from "#server/consents/consents.ts";
import type { VoiceContext } from "./context.ts";
import { UnknownWords } from "./course-voice.ts";
import { greetingNames, mayServiceName } from "./greeting-names.ts";
import type { GreetingNames } from "./greeting-names.ts";
import { speak } from "./speak.ts";
import type { Spoken } from "./speak.ts";

interface Greeting extends Spoken {
  /** Is it the name alone, which the page's general greeting follows? */
  isNameAlone: boolean;
}

/** Who asks, and for what. */
interface Asked {
  owner: Owner;
  /** Where from (`sourceOf`). */
  source: string;
  /** The child of the family that plays on the device; without it the first one. */
  childId?: string | undefined;
  occasion?: Occasion | undefined;
}

/**
 * Renders under way in this process, by what is said; the cache and the caps are in the database.
 */
const rendering = new Map<string, Promise<Spoken | null>>();

/**
 * The child's name, spoken: by the voice service where the family agreed to that, else by the course
 * voice on this machine, else from the recorded names. Each takes over where the one before fails or
 * is late; together they take no longer than the page waits. What is rendered is kept for a day, with a
 * day's cap for an account, or for a sign-up's e-mail address and source. Null: no name is spoken.
 */
export async function welcomeGreeting(
  server: VoiceContext,
  asked: Asked,
): Promise<Greeting | null> {
  const { owner, childId, occasion = "welcome" } = asked;
  const until = {
    service: AbortSignal.timeout(GREETING_MS.service),
    course: AbortSignal.timeout(GREETING_MS.course),
  };
  const names = await greetingNames(server.db, owner, childId);
  if (names === null) return null;
  const byServiceToo = await mayServiceName(server.db, owner, names);
  const whole =
    (byServiceToo ? await byService(server, asked, names, until.service) : null) ??
    (await byCourseVoice(server, asked, names, until.course));
  if (whole !== null) return { ...whole, isNameAlone: false };
  const recorded = occasion === "welcome" ? await fromRecordings(server, names) : null;
  return recorded && { ...recorded, isNameAlone: true };
}

const textOf = ({ occasion }: Asked, child: string, parent: string | null) =>
  occasion === "certificate" ? spokenPraise(child) : spokenWelcome(child, parent);

const cut = (name: string) => [...name].slice(0, VOICE_NAME_MAX_CHARACTERS).join("");

async function byService(
  server: VoiceContext,
  asked: Asked,
  { kid_name, parent_name, email }: GreetingNames,
  until: AbortSignal,
): Promise<Spoken | null> {
  if (server.config.voice === null) return null;
  const text = textOf(asked, cut(kid_name), cut(parent_name));
  return once(server, asked, email, `service\n${text}`, () => speak(server, text, until));
}

/** Names that it can't read are not guessed: without the child's it says nothing. */
async function byCourseVoice(
  server: VoiceContext,
  asked: Asked,
  { kid_name, parent_name, email }: GreetingNames,
  until: AbortSignal,
): Promise<Spoken | null> {
  const { courseVoice } = server;
  const child = spokenName(kid_name);
  if (courseVoice === null || child === null) return null;
  const { owner } = asked;
  const turn = { owner: "userId" in owner ? owner.userId : owner.signupId, gone: until };
  const mood = asked.occasion === "certificate" ? "celebrating" : "wave";
  const say = async (parent: string | null): Promise<Spoken | null> => {
    const names = parent === null ? [child] : [child, parent];
    const line = { by: "pocket", mood, text: textOf(asked, child, parent), names } as const;
    try {
      return { audio: await courseVoice.speak(line, turn), contentType: "audio/mp4" };
    } catch (error) {
      if (!(error instanceof UnknownWords)) throw error;
      return parent === null ? null : say(null);
    }
  };
  const parent = spokenName(parent_name);
  const said = `course\n${textOf(asked, child, parent)}`;
  return once(server, asked, email, said, () => say(parent));
}

/** Two tabs that ask at once share one render; whoever comes after it finds what it kept. */
async function once(
  server: VoiceContext,
  asked: Asked,
  email: string,
  said: string,
  render: () => Promise<Spoken | null>,
): Promise<Spoken | null> {
  const keyHash = server.authContext.secrets.hmacHex("welcome-audio", said);
  const spoken =
    rendering.get(keyHash) ??
    keptOrRendered(server, asked, email, keyHash, render).finally(() => rendering.delete(keyHash));
  rendering.set(keyHash, spoken);
  return spoken;
}

/**
 * From the day's cache, else rendered and kept, unless its owner or the source of a sign-up has had
 * its share today. Null where the voice fails: the flow goes on without it.
 */
async function keptOrRendered(
  server: VoiceContext,
  { owner, source }: Asked,
  email: string,
  keyHash: string,
  render: () => Promise<Spoken | null>,
): Promise<Spoken | null> {
  const now = server.now();
  const [counter, key] =
    "userId" in owner
      ? (["welcome_audio_account", owner.userId] as const)
      : (["welcome_audio_sign_up", `${email}\n${source}`] as const);
  const ownerHash = server.authContext.secrets.hmacHex("welcome-audio-owner", key);
  const since = new Date(now.getTime() - RETENTION_DAYS.welcomeAudio * DAY_MS);
  const [kept] = await server.db
    .select()
    .from(welcomeAudio)
    .where(and(eq(welcomeAudio.key_hash, keyHash), gt(welcomeAudio.created_at, since)));
  if (kept !== undefined) return { audio: kept.audio, contentType: kept.content_type };
  const renders = await server.db.$count(
    welcomeAudio,
    and(eq(welcomeAudio.address_hash, ownerHash), gt(welcomeAudio.created_at, since)),
  );
  if (renders >= pointsOf(server.config.limits, counter)) return null;
  if (
    "signupId" in owner &&
    !(await takePoints(server.authContext, server.db, "welcome_audio_day_source", source)).ok
  )
    return null;
  const spoken = await render().catch((error: unknown) => {
    server.log.warn({ err: error }, "welcome audio failed; the flow goes on without it");
    return null;
  });
  if (spoken === null) return null;
  const row = {
    key_hash: keyHash,
    address_hash: ownerHash,
    audio: spoken.audio,
    content_type: spoken.contentType,
    created_at: now,
  };
  await server.db
    .insert(welcomeAudio)
    .values(row)
    .onConflictDoUpdate({ target: welcomeAudio.key_hash, set: row });
  return spoken;
}

async function fromRecordings(
  { recordedNames, log }: VoiceContext,
  { kid_name }: GreetingNames,
): Promise<Spoken | null> {
  try {
    const audio = (await recordedNames?.find(kid_name)) ?? null;
    return audio && { audio, contentType: "audio/mp4" };
  } catch (error) {
    log.error({ err: error }, "the recorded names can't be read");
    return null;
  }
}
