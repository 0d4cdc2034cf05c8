import { and, asc, eq, getTableColumns } from "drizzle-orm";
import { treasureTracker } from "#course/treasure-tracker/course.ts";
import { PURPOSES } from "#domain/consent/consent.ts";
import type { Consents } from "#domain/consent/consent.ts";
import { addStaff } from "#server/auth/staff.ts";
import { children, purchases, users } from "#server/platform/db/schema.ts";
import { signSetupLink } from "#server/payments/setup.ts";
import type { ApiClient } from "./client.ts";
import type { TestServer } from "./test-server.ts";

/** Far above what the worker takes: a loaded machine is slow. */
const MAIL_MS = 30_000;

let counter = 0;
/** An e-mail address nobody has used in this run. */
export const newEmail = () => `parent${Date.now().toString(36)}${counter++}@example.com`;

export interface MailSecrets {
  tokenHash: string;
  code: string;
  link: URL;
  text: string;
}

const allMails = (server: ApiClient, email: string) => server.mailsTo(email);

/**
 * Does a mail hold a link or a code? Notices about an account come in between, at their own time.
 */
export const hasSecret = ({ text }: { text: string }) => /token_hash=|: \d{6}$/m.test(text);

const secretMails = async (server: ApiClient, email: string) =>
  (await allMails(server, email)).filter(hasSecret);

/** The newest mail to an e-mail address; waits for the worker, which sends it at once. */
export async function newestMail(
  server: ApiClient,
  email: string,
  seen = 0,
  list = allMails,
): Promise<MailSecrets> {
  for (const started = performance.now(); performance.now() - started < MAIL_MS;) {
    const mails = await list(server, email);
    if (mails.length > seen) return readMail(mails[0]?.text ?? "");
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  throw new Error(`no mail came to ${email}`);
}

export function readMail(text: string): MailSecrets {
  const link = new URL(/http\S+/.exec(text)?.[0] ?? "http://no.link.invalid");
  return {
    link,
    text,
    tokenHash: link.searchParams.get("token_hash") ?? "",
    code: /: (\d{6})$/m.exec(text)?.[1] ?? "",
  };
}

export interface Session {
  token: string;
  refresh: string;
  userId: string;
  /** The whole answer to the sign-in, which a browser keeps. */
  kept: unknown;
}

/** Asks for a sign-in mail and reads it. */
export async function askForMail(
  server: ApiClient,
  email: string,
  data: Record<string, unknown> = {},
): Promise<MailSecrets> {
  const seen = (await secretMails(server, email)).length;
  const reply = await server.request("POST", "/auth/v1/otp", { body: { email, data } });
  if (reply.status !== 200)
    throw new Error(`otp answered ${reply.status} ${JSON.stringify(reply.body)}`);
  return newestMail(server, email, seen, secretMails);
}

/** Asks for a mail and uses its link, as another device would. */
export async function signIn(
  server: ApiClient,
  email: string,
  data: Record<string, unknown> = {},
): Promise<Session> {
  const { tokenHash } = await askForMail(server, email, data);
  const { status, body } = await server.request("POST", "/auth/v1/verify", {
    body: { type: "email", token_hash: tokenHash },
  });
  if (status !== 200) throw new Error(`verify answered ${status}`);
  return {
    token: body.access_token,
    refresh: body.refresh_token,
    userId: body.user.id,
    kept: body,
  };
}

export interface TestFamily extends Session {
  email: string;
}

interface FamilyOptions {
  email?: string;
  parent_name?: string;
  kid_name?: string;
  kid_age?: number;
  /** What was agreed to before there was an account. */
  agreed?: Partial<Consents>;
}

/** A family with a profile, built through the API alone. */
export async function newFamily(
  server: ApiClient,
  { agreed, email = newEmail(), ...names }: FamilyOptions = {},
): Promise<TestFamily> {
  const signup = await server.request("POST", "/api/pending-signups", {
    body: { parent_name: "Sam", kid_name: "Mia", kid_age: 7, ...names, email },
  });
  if (agreed !== undefined)
    await server.request("PUT", `/api/pending-signups/${signup.body.signup_id}/consents`, {
      body: agreed,
    });
  const session = await signIn(server, email, { signup_id: signup.body.signup_id });
  const finished = await server.request("POST", "/api/me/finish-signup", {
    token: session.token,
    body: { signup_id: signup.body.signup_id, agreed: PURPOSES },
  });
  if (finished.body.status !== "done") throw new Error(`finish-signup answered ${finished.status}`);
  return { ...session, email };
}

/** The row of a family's first child; undefined without a family. */
export async function firstChildOf(
  { db }: Pick<TestServer["context"], "db">,
  of: { email: string } | { userId: string },
) {
  const isFamily = "email" in of ? eq(users.email, of.email) : eq(users.id, of.userId);
  const [first] = await db
    .select(getTableColumns(children))
    .from(children)
    .innerJoin(users, and(eq(users.id, children.family_id), isFamily))
    .orderBy(asc(children.position))
    .limit(1);
  return first;
}

/** The id under which the server counts what a family's first child does. */
export const firstChildIdOf = async (server: TestServer, { userId }: { userId: string }) =>
  (await firstChildOf(server.context, { userId }))?.id ?? "";

/** The family was made 16 days ago, so that authors' statistics of this week and the last count it. */
export async function makeOlder(server: TestServer, userId: string): Promise<void> {
  const created_at = new Date(server.clock.now().getTime() - 16 * 86_400_000);
  await server.context.db.update(users).set({ created_at }).where(eq(users.id, userId));
  await server.context.db
    .update(children)
    .set({ created_at })
    .where(eq(children.family_id, userId));
}

/** The code of a fresh 'is it you' mail. */
export async function proofCode(
  server: ApiClient,
  { token, email }: { token: string; email: string },
): Promise<string> {
  const seen = (await secretMails(server, email)).length;
  const reply = await server.request("GET", "/auth/v1/reauthenticate", { token });
  if (reply.status !== 200) throw new Error(`reauthenticate answered ${reply.status}`);
  return (await newestMail(server, email, seen, secretMails)).code;
}

/** Types the code of a fresh 'is it you' mail. */
export async function prove(server: ApiClient, { token, email }: { token: string; email: string }) {
  const code = await proofCode(server, { token, email });
  return server.request("POST", "/api/me/proof", { token, body: { code } });
}

/** Somebody made staff by the command, signed in by mail. */
export async function newStaff(server: TestServer): Promise<TestFamily> {
  const email = newEmail();
  await addStaff(server.context.authContext, email);
  return { ...(await signIn(server, email)), email };
}

export const SETUP_LINK_SECRET = "s".repeat(32);

/**
 * Opens an account for an e-mail address by a paid link, without its mailbox; the access token. The
 * server's SETUP_LINK_SECRET is the one above.
 */
export async function openUnproven(server: TestServer, email: string): Promise<string> {
  const paid = {
    provider: "stripe",
    provider_id: `pi_${email}`,
    amount_cents: 799,
    currency: "usd",
    paid_at: server.clock.now(),
  };
  await server.context.db.insert(purchases).values({ email, ...paid });
  const expires = Math.floor(server.clock.now().getTime() / 1000) + 600;
  const link = {
    email,
    parentName: "Mallory",
    expires,
    signature: signSetupLink(SETUP_LINK_SECRET, email, expires),
  };
  const { status, body } = await server.request("POST", "/functions/v1/setup-user-auth", {
    body: link,
  });
  if (status !== 200 || body.access_token === undefined)
    throw new Error(`setup-user-auth answered ${status}`);
  return body.access_token;
}

export const LESSONS = treasureTracker.lessons.map(({ id }) => id);

/** Plays a lesson to its end: every slide, then the reward. */
export async function playLesson(
  server: ApiClient,
  token: string,
  lessonId: string,
): Promise<void> {
  const { body } = await server.request("GET", `/api/lessons/${lessonId}`, { token });
  for (let slide = 0; slide < body.slides.length; slide++) {
    const moved = await server.request("PUT", `/api/me/lessons/${lessonId}/progress`, {
      token,
      body: { slide, version: body.version },
    });
    if (moved.status !== 200)
      throw new Error(`slide ${slide} answered ${moved.status} ${JSON.stringify(moved.body)}`);
  }
  await server.request("POST", `/api/me/lessons/${lessonId}/xp`, { token });
}
