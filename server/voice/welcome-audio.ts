import { and, eq, gt } from "drizzle-orm";
import { DAY_MS } from "#domain/days.ts";
import { VOICE_NAME_MAX_CHARACTERS } from "#domain/constants.ts";
import { RETENTION_DAYS } from "#domain/consent/retention.ts";
import { spokenWelcome } from "#server/copy/spoken-welcome.ts";
import { readChildren } from "#server/platform/db/children.ts";
import { pendingSignups, users, welcomeAudio } from "#server/platform/db/schema.ts";
import { pointsOf } from "#server/platform/http/counters.ts";
import { takePoints } from "#server/platform/http/stored-counters.ts";
import { readConsents, readConsentsForChild } from "#server/consents/consents.ts";
import type { Owner } from "#server/consents/consents.ts";
import type { AuthenticatedContext } from "#server/auth/context.ts";
import { speak } from "./speak.ts";
import type { Spoken } from "./speak.ts";

/**
 * Renders under way in this process, by what is said; the cache and the caps are in the database.
 */
const rendering = new Map<string, Promise<Spoken | null>>();

/** Who greets whom. */
interface Names {
  parent_name: string;
  /** null: before the sign-up's mail is pressed nobody else gets the child's name. */
  kid_name: string | null;
  email: string;
  /** The random id of the child; none before there is a family. */
  child_id?: string;
}

/** The one text that is spoken. */
const greeting = ({ parent_name, kid_name }: Names) =>
  spokenWelcome(cut(parent_name), kid_name === null ? null : cut(kid_name));

const cut = (name: string) => [...name].slice(0, VOICE_NAME_MAX_CHARACTERS).join("");

/**
 * The spoken greeting with the names: only where the parent agreed to `child_name` for this child,
 * from the names we hold, one render each, and a day's cap for an account, or for a sign-up's
 * e-mail address and source. Null means: the video speaks for itself.
 * @param source who asks (`sourceOf`)
 * @param childId the child of the family that plays on the device; without it the first one
 */
export async function welcomeGreeting(
  server: AuthenticatedContext,
  owner: Owner,
  source: string,
  childId?: string,
): Promise<Spoken | null> {
  const names = await namesOf(server, owner, childId);
  if (
    server.config.voice === null ||
    names === null ||
    !(await mayName(server, owner, names.child_id))
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

async function mayName(
  { db }: AuthenticatedContext,
  owner: Owner,
  child: string | undefined,
): Promise<boolean> {
  const { child_name } =
    "userId" in owner && child !== undefined
      ? await readConsentsForChild(db, owner.userId, child)
      : await readConsents(db, owner);
  return child_name;
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
): Promise<Spoken | null> {
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
  const spoken = await speakGreeting(server, names);
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
    const { parent_name, email } = pendingSignups;
    const [signup] = await db
      .select({ parent_name, email })
      .from(pendingSignups)
      .where(eq(pendingSignups.signup_id, owner.signupId));
    return signup === undefined ? null : { ...signup, kid_name: null };
  }
  const { parent_name, email } = users;
  const [family] = await db
    .select({ parent_name, email })
    .from(users)
    .where(eq(users.id, owner.userId));
  const children = await readChildren(db, owner.userId);
  const child = children.find(({ id }) => id === childId) ?? children[0];
  if (family === undefined || child === undefined) return null;
  return { ...family, kid_name: child.name, child_id: child.child_id };
}

/** The greeting as audio; null where the service fails: the flow goes on without it. */
async function speakGreeting(server: AuthenticatedContext, names: Names): Promise<Spoken | null> {
  try {
    return await speak(server, greeting(names));
  } catch (error) {
    server.log.warn({ err: error }, "welcome audio failed; the flow goes on without it");
    return null;
  }
}
