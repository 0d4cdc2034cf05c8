import { and, eq, gt } from "drizzle-orm";
import { DAY_MS } from "#domain/days.ts";
import { VOICE_NAME_MAX_CHARACTERS, VOICE_TIMEOUT_MS } from "#domain/constants.ts";
import { RETENTION_DAYS } from "#domain/consent/retention.ts";
import { spokenWelcome } from "#server/copy/spoken-welcome.ts";
import { readChildren } from "#server/platform/db/children.ts";
import { pendingSignups, users, welcomeAudio } from "#server/platform/db/schema.ts";
import { pointsOf } from "#server/platform/http/counters.ts";
import { takePoints } from "#server/platform/http/stored-counters.ts";
import { readConsents } from "#server/consents/consents.ts";
import type { Owner } from "#server/consents/consents.ts";
import type { AuthenticatedContext } from "#server/auth/context.ts";

const MAX_AUDIO_BYTES = 2_000_000;

export interface SpokenGreeting {
  audio: Buffer;
  contentType: string;
}

/**
 * Renders under way in this process, by what is said; the cache and the caps are in the database.
 */
const rendering = new Map<string, Promise<SpokenGreeting | null>>();

/** Who greets whom. */
interface Names {
  parent_name: string;
  kid_name: string;
  email: string;
}

/** The one text that is spoken. */
const greeting = ({ parent_name, kid_name }: Names) =>
  spokenWelcome(cut(parent_name), cut(kid_name));

const cut = (name: string) => [...name].slice(0, VOICE_NAME_MAX_CHARACTERS).join("");

/**
 * The spoken greeting with the names: only where the parent agreed to `child_name`, from the names
 * we hold, one render each, and a day's cap for an account, or for a sign-up's address and source.
 * Null means: the video speaks for itself.
 * @param source who asks (`sourceOf`)
 * @param childId the child of the family that plays on the device; without it the first one
 */
export async function welcomeGreeting(
  server: AuthenticatedContext,
  owner: Owner,
  source: string,
  childId?: string,
): Promise<SpokenGreeting | null> {
  const names = await namesOf(server, owner, childId);
  if (
    server.config.voice === null ||
    names === null ||
    !(await readConsents(server.db, owner)).child_name
  )
    return null;
  const keyHash = server.authContext.secrets.hmacHex("welcome-audio", greeting(names));
  // Two tabs that ask at once share one render; whoever comes after it finds what it kept.
  const greetingAudio =
    rendering.get(keyHash) ??
    keptOrRendered(server, names, keyHash, owner, source).finally(() => rendering.delete(keyHash));
  rendering.set(keyHash, greetingAudio);
  return greetingAudio;
}

/**
 * From the day's cache, else rendered and kept, unless its owner or the source of a sign-up has had
 * its share today.
 */
async function keptOrRendered(
  server: AuthenticatedContext,
  names: Names,
  keyHash: string,
  owner: Owner,
  source: string,
): Promise<SpokenGreeting | null> {
  const now = server.now();
  const [counter, key] =
    "userId" in owner
      ? (["welcome_audio_account", owner.userId] as const)
      : (["welcome_audio_sign_up", `${names.email}\n${source}`] as const);
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
  const spoken = await speak(server, names);
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

async function namesOf(
  { db }: AuthenticatedContext,
  owner: Owner,
  childId: string | undefined,
): Promise<Names | null> {
  if ("signupId" in owner) {
    const { parent_name, kid_name, email } = pendingSignups;
    const [signup] = await db
      .select({ parent_name, kid_name, email })
      .from(pendingSignups)
      .where(eq(pendingSignups.signup_id, owner.signupId));
    return signup ?? null;
  }
  const { parent_name, kid_name, email } = users;
  const [family] = await db
    .select({ parent_name, kid_name, email })
    .from(users)
    .where(eq(users.id, owner.userId));
  if (family === undefined || childId === undefined) return family ?? null;
  const child = (await readChildren(db, owner.userId)).find(({ id }) => id === childId);
  return child === undefined ? family : { ...family, kid_name: child.name };
}

/** Asks the text-to-speech service (ElevenLabs wire form): ten seconds, then without. */
async function speak(server: AuthenticatedContext, names: Names): Promise<SpokenGreeting | null> {
  const { voice } = server.config;
  if (voice === null) return null;
  try {
    const response = await fetch(`${voice.apiUrl}/v1/text-to-speech/${voice.voiceId}`, {
      method: "POST",
      headers: {
        "Content-Type": "application/json",
        Accept: "audio/mpeg",
        "xi-api-key": voice.apiKey,
      },
      body: JSON.stringify({
        text: greeting(names),
        model_id: "eleven_multilingual_v2",
        voice_settings: { stability: 0.5, similarity_boost: 0.8 },
      }),
      redirect: "error",
      signal: AbortSignal.timeout(VOICE_TIMEOUT_MS),
    });
    if (!response.ok) throw new VoiceRefusal(response.status, await response.text());
    const contentType = response.headers.get("content-type")?.split(";")[0] ?? "";
    const audio = Buffer.from(await response.arrayBuffer());
    if (!contentType.startsWith("audio/") || audio.length === 0 || audio.length > MAX_AUDIO_BYTES)
      throw new VoiceRefusal(response.status, contentType);
    server.metrics.called("voice", true);
    return { audio, contentType };
  } catch (error) {
    server.metrics.called("voice", false);
    server.log.warn({ err: error }, "welcome audio failed; the flow goes on without it");
    return null;
  }
}

/**
 * The service said no: its status and body (R-ONB-7). The body may quote the names, so it is
 * never logged.
 */
class VoiceRefusal extends Error {
  readonly status: number;
  readonly body: string;
  constructor(status: number, body: string) {
    super(`text-to-speech answered ${status}`);
    this.status = status;
    this.body = body;
  }
}
