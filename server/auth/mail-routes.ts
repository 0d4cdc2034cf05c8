import { randomUUID } from "node:crypto";
import { Hono } from "hono";
import type { Context } from "hono";
import * as v from "valibot";
import { parseEmail } from "#domain/email.ts";
import { sourceOf } from "#server/http/client-address.ts";
import type { AppEnv } from "#server/http/env.ts";
import { ensureAuthUser, findAuthUser, userObject } from "./auth-user.ts";
import type { AuthContext, MailJob, TokenKind } from "./context.ts";
import { deviceKind } from "./device.ts";
import { AuthError } from "./errors.ts";
import { hashPassword } from "./hashes.ts";
import { passMailGate } from "./mail-gate.ts";
import { checkMetadata } from "./metadata.ts";
import { checkPassword } from "./password.ts";
import { readBody } from "./read-body.ts";
import { allowedRedirect } from "./redirects.ts";

const Challenge = v.pipe(v.string(), v.regex(/^[A-Za-z0-9._~-]{43,128}$/));
const asking = {
  email: v.nullish(v.string()),
  code_challenge: v.nullish(v.union([v.literal(""), Challenge])),
  code_challenge_method: v.nullish(v.string()),
};
const data = v.nullish(v.record(v.string(), v.unknown()), {});
const OtpBody = v.object({ ...asking, data, create_user: v.nullish(v.boolean(), true) });
const SignupBody = v.object({ ...asking, data, password: v.nullish(v.string()), phone: v.nullish(v.string()) });
const RecoverBody = v.object(asking);
const ResendBody = v.object({ ...asking, type: v.picklist(["signup", "email_change"]) });

type Asking = v.InferOutput<typeof RecoverBody>;

/** The calls that lead to a mail: all answer the same whether the address is known or not. */
export function mailRoutes(auth: AuthContext) {
  /** Puts one mail into the queue; what it holds is made when it is sent. */
  const queue = async (c: Context<AppEnv>, body: Asking, job: Pick<MailJob, "kind" | "createUser"> & Partial<MailJob>) => {
    const email = addressOf(body.email);
    const challenge = challengeOf(body);
    await passMailGate(auth, { source: sourceOf(c, auth.config) }, email, job.kind);
    await auth.queueMail({
      email,
      challenge,
      redirectTo: allowedRedirect(c.req.header("redirect_to") ?? c.req.query("redirect_to"), auth.config),
      data: {},
      device: deviceKind(c.req.header("user-agent")),
      askedAtMs: auth.now().getTime(),
      ...job,
    });
  };

  return new Hono<AppEnv>()
    .post("/otp", async (c) => {
      const body = await readBody(c, OtpBody);
      checkMetadata(body.data ?? {});
      const signupId = body.data?.["signup_id"];
      await queue(c, body, {
        kind: "email",
        createUser: body.create_user ?? true,
        data: typeof signupId === "string" ? { signup_id: signupId } : {},
      });
      return c.json({});
    })
    .post("/signup", async (c) => {
      const body = await readBody(c, SignupBody);
      if (!body.email && !body.phone) throw new AuthError("anonymous_provider_disabled", "Anonymous sign-ins are disabled");
      const email = addressOf(body.email);
      if (!body.password) throw new AuthError("validation_failed", "Signup requires a valid password");
      checkPassword(body.password);
      checkMetadata({ ...body.data, email_verified: true });
      // Hashed in every case, so that the time tells nothing; it becomes the account's when this very mail is used.
      const password_hash = await hashPassword(body.password);
      const known = await findAuthUser(auth.db, email);
      const isTaken = known !== null && known.email_confirmed_at !== null;
      await queue(c, body, { kind: "email", createUser: true, data: isTaken ? {} : { ...body.data, password_hash } });
      const user = isTaken ? null : await auth.db.transaction((tx) => ensureAuthUser(tx, email, true, auth.now()));
      return c.json(user === null ? madeUpUser(email, auth.now()) : await userObject(auth.db, user));
    })
    .post("/recover", async (c) => {
      const body = await readBody(c, RecoverBody);
      await queue(c, body, { kind: "recovery", createUser: false });
      return c.json({});
    })
    .post("/resend", async (c) => {
      const body = await readBody(c, ResendBody);
      const email = addressOf(body.email);
      const user = await findAuthUser(auth.db, email);
      if (body.type === "signup") {
        const waits = user !== null && user.email_confirmed_at === null;
        if (waits) await queue(c, body, { kind: "email", createUser: false });
        else await passMailGate(auth, { source: sourceOf(c, auth.config) }, email, "email");
      } else if (user?.email_change) {
        await queue(c, body, { kind: "email_change_current", createUser: false });
        await queue(c, { ...body, email: user.email_change }, { kind: "email_change_new", createUser: false, account: email });
      } else await passMailGate(auth, { source: sourceOf(c, auth.config) }, email, "email_change_current");
      return c.json({});
    });
}

function addressOf(typed: string | null | undefined): string {
  const email = parseEmail(typed ?? "");
  if (email === null) throw new AuthError("validation_failed", "Unable to validate email address: invalid format");
  return email;
}

export function challengeOf(body: Pick<Asking, "code_challenge" | "code_challenge_method">): string | null {
  const challenge = body.code_challenge || null;
  if ((challenge === null) !== !body.code_challenge_method)
    throw new AuthError("validation_failed", "code_challenge and code_challenge_method go together");
  if (challenge !== null && body.code_challenge_method?.toLowerCase() !== "s256")
    throw new AuthError("validation_failed", "code_challenge_method must be s256");
  return challenge;
}

/** What a stranger gets for an address that is taken: not to be told from a new account. */
function madeUpUser(email: string, now: Date) {
  const id = randomUUID();
  const at = now.toISOString();
  return {
    id,
    aud: "authenticated",
    role: "authenticated",
    email,
    phone: "",
    app_metadata: { provider: "email", providers: ["email"] },
    user_metadata: {},
    identities: [
      {
        identity_id: randomUUID(),
        id,
        user_id: id,
        identity_data: { sub: id, email, email_verified: false, phone_verified: false },
        provider: "email",
        created_at: at,
        updated_at: at,
        email,
      },
    ],
    created_at: at,
    updated_at: at,
    is_anonymous: false,
  };
}

/** Kinds of secrets that each `type` of the protocol stands for. */
export const KINDS_OF_TYPE: Record<string, readonly TokenKind[]> = {
  email: ["email"],
  magiclink: ["email"],
  signup: ["email"],
  recovery: ["recovery"],
  email_change: ["email_change_current", "email_change_new"],
  invite: [],
};
