import { createHash, randomBytes } from "node:crypto";
import { newestMail } from "./families.ts";
import { BASE } from "./test-server.ts";
import type { TestServer } from "./test-server.ts";

/** A PKCE verifier, as the sign-in client makes one. */
export const verifier = () => randomBytes(56).toString("hex");
export const challengeOf = (text: string) => createHash("sha256").update(text).digest("base64url");
export const pkce = (challenge: string) => ({
  code_challenge: challenge,
  code_challenge_method: "s256",
});

export const times = <T>(n: number, make: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: n }, (_, index) => make(index)));

/** Calls of the sign-in protocol; `server` is read at each call. */
export function signInCalls(server: () => TestServer) {
  const post = (path: string, body: unknown) =>
    server().request("POST", `/auth/v1${path}`, { body });
  return {
    post,
    signUp: (email: string, password: string, extra: object = {}) =>
      post("/signup", { email, password, ...extra }),
    /** Signs in with a password: 'signed in', or the code of the refusal. */
    async login(email: string, password: string) {
      const { status, body } = await post("/token?grant_type=password", { email, password });
      return status === 200 ? "signed in" : body.code;
    },
    /** Asks for a sign-in mail and returns it. */
    async ask(email: string, extra: object = {}) {
      const seen = (await server().context.mailbox.list(email)).length;
      await post("/otp", { email, ...extra });
      return newestMail(server(), email, seen);
    },
    /** Opens a mailed link as a browser does. */
    follow: (token: string, redirect = `${BASE}/auth/callback?next=/lesson/intro`) =>
      server().request(
        "GET",
        `/auth/v1/verify?token=${token}&type=email&redirect_to=${encodeURIComponent(redirect)}`,
      ),
  };
}
