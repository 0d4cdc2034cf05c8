import { Hono } from "hono";
import type { Context } from "hono";
import * as v from "valibot";
import { parseEmail } from "#domain/family/email.ts";
import { sourceOf } from "#server/platform/http/client-ip-address.ts";
import type { AppEnv } from "#server/platform/http/env.ts";
import { hashRequestedPassword, keepRequest } from "./account-requests.ts";
import type { KeptRequest } from "./account-requests.ts";
import type { AuthContext, MailJob } from "./context.ts";
import { AuthError } from "./errors.ts";
import { mailJob } from "./mail-job.ts";
import { enforceMailRateLimit } from "./mail-rate-limit.ts";
import { checkMetadata, Metadata } from "./metadata.ts";
import { checkPassword } from "./check-password.ts";
import { readBody } from "./read-body.ts";
import { signupAnswer } from "./signup-answer.ts";

const Challenge = v.pipe(v.string(), v.regex(/^[A-Za-z0-9._~-]{43,128}$/));
const asking = {
  email: v.nullish(v.string()),
  code_challenge: v.nullish(v.union([v.literal(""), Challenge])),
  code_challenge_method: v.nullish(v.string()),
};
const data = v.nullish(Metadata, {});
const OtpBody = v.object({ ...asking, data, create_user: v.nullish(v.boolean(), true) });
const SignupBody = v.object({
  ...asking,
  data,
  password: v.nullish(v.string()),
  phone: v.nullish(v.string()),
});
const RecoverBody = v.object(asking);
const ResendBody = v.object({ ...asking, type: v.picklist(["signup", "email_change"]) });

type Asking = v.InferOutput<typeof RecoverBody>;

/**
 * The calls that lead to a mail. None of them looks up the account: they do the same and answer the
 * same for every e-mail address, and the worker finds out later what there is to send.
 */
export function mailRoutes(auth: AuthContext) {
  /**
   * Puts one mail into the queue; its secrets are created when it is sent. `request` stays in the
   * database, out of the job.
   */
  const queue = async (
    c: Context<AppEnv>,
    body: Asking,
    job: Pick<MailJob, "kind" | "createUser"> & Partial<MailJob>,
    request: KeptRequest | null = null,
  ) => {
    const email = requireEmail(body.email);
    const challenge = challengeOf(body);
    await enforceMailRateLimit(auth, { source: sourceOf(c, auth.config) }, email, job.kind);
    const requestId = await keepRequest(auth, email, job.kind, request);
    await auth.queueMail(
      mailJob(auth, c, { email, challenge, ...(requestId !== null && { requestId }), ...job }),
    );
  };

  return new Hono<AppEnv>()
    .post("/otp", async (c) => {
      const body = await readBody(c, OtpBody);
      const { signup, metadata } = splitData(body.data);
      checkMetadata({ ...metadata, email_verified: true });
      const request =
        Object.keys(metadata).length === 0
          ? null
          : { passwordHash: null, metadata, replaces: null };
      await queue(
        c,
        body,
        { kind: "email", createUser: body.create_user ?? true, data: signup },
        request,
      );
      return c.json({});
    })
    .post("/signup", async (c) => {
      const body = await readBody(c, SignupBody);
      if (!body.email && !body.phone)
        throw new AuthError("anonymous_provider_disabled", "Anonymous sign-ins are disabled");
      const email = requireEmail(body.email);
      if (!body.password)
        throw new AuthError("validation_failed", "Signup requires a valid password");
      await checkPassword(body.password, [email]);
      const { signup, metadata } = splitData(body.data);
      checkMetadata({ ...metadata, email_verified: true });
      const password = await hashRequestedPassword(auth, email, body.password);
      await queue(
        c,
        body,
        { kind: "signup_password", createUser: true, data: signup },
        { ...password, metadata },
      );
      return c.json(signupAnswer(auth, email));
    })
    .post("/recover", async (c) => {
      const body = await readBody(c, RecoverBody);
      await queue(c, body, { kind: "recovery", createUser: false });
      return c.json({});
    })
    .post("/resend", async (c) => {
      const body = await readBody(c, ResendBody);
      const kind = body.type === "signup" ? "signup_password" : "email_change_current";
      await queue(c, body, { kind, createUser: false, isResend: true });
      return c.json({});
    });
}

/** The pending sign-up that `data` names, for the token; the rest of it is metadata. */
function splitData(data: Record<string, unknown> | null) {
  const { signup_id, ...metadata } = data ?? {};
  return { signup: typeof signup_id === "string" ? { signup_id } : {}, metadata };
}

function requireEmail(typed: string | null | undefined): string {
  const email = parseEmail(typed ?? "");
  if (email === null)
    throw new AuthError("validation_failed", "Unable to validate email address: invalid format");
  return email;
}

export function challengeOf(
  body: Pick<Asking, "code_challenge" | "code_challenge_method">,
): string | null {
  const challenge = body.code_challenge || null;
  if ((challenge === null) !== !body.code_challenge_method)
    throw new AuthError(
      "validation_failed",
      "code_challenge and code_challenge_method go together",
    );
  if (challenge !== null && body.code_challenge_method?.toLowerCase() !== "s256")
    throw new AuthError("validation_failed", "code_challenge_method must be s256");
  return challenge;
}
