import { createLocalJWKSet, importJWK, jwtVerify, SignJWT } from "jose";
import type { JWK, JWTPayload } from "jose";
import { LRUCache } from "lru-cache";
import type { AmrEntry } from "#server/platform/db/schema/auth.ts";

const ACCESS_TOKEN_SECONDS = 3600;

export interface AccessClaims extends JWTPayload {
  sub: string;
  email: string;
  session_id: string;
  role: string;
  app_metadata: Record<string, unknown>;
  user_metadata: Record<string, unknown>;
  amr: AmrEntry[];
}

const MAX_VERIFIED = 5_000;
/** Characters of an ES256 signature in base64url. A short key is hashed much faster than a token. */
const SIGNATURE_LENGTH = 86;

export interface TokenSigner {
  /** Public keys, for /.well-known/jwks.json. */
  jwks: { keys: JWK[] };
  /** Ends after an hour, or at `notAfter` if that comes first. */
  sign(
    claims: Omit<AccessClaims, "aud" | "exp" | "iat" | "iss">,
    now: Date,
    notAfter?: Date | null,
  ): Promise<{ token: string; expiresAt: number; expiresIn: number }>;
  /** The claims of a token of ours that is valid at `now`; null for anything else. */
  verify(token: string, now: Date): Promise<AccessClaims | null>;
}

/** Signs and checks access tokens: ES256 only, key by kid, whatever the token says of itself. */
export async function createTokenSigner(privateJwk: JWK, publicUrl: string): Promise<TokenSigner> {
  const issuer = `${publicUrl}/auth/v1`;
  const kid = privateJwk.kid ?? "main";
  const key = await importJWK(privateJwk, "ES256");
  const { d: _private, ...publicJwk } = privateJwk;
  const jwks = { keys: [{ ...publicJwk, kid, alg: "ES256", use: "sig" }] };
  const keySet = createLocalJWKSet(jwks);
  /** What a token says never changes, only whether it has ended: its signature is checked once. */
  const verified = new LRUCache<string, { token: string; claims: AccessClaims }>({
    max: MAX_VERIFIED,
  });
  return {
    jwks,
    async sign(claims, now, notAfter = null) {
      const issuedAt = Math.floor(now.getTime() / 1000);
      const sessionEnd = notAfter === null ? Infinity : Math.floor(notAfter.getTime() / 1000);
      const expiresAt = Math.min(issuedAt + ACCESS_TOKEN_SECONDS, sessionEnd);
      const token = await new SignJWT(claims)
        .setProtectedHeader({ alg: "ES256", kid, typ: "JWT" })
        .setIssuer(issuer)
        .setAudience("authenticated")
        .setIssuedAt(issuedAt)
        .setExpirationTime(expiresAt)
        .sign(key);
      return { token, expiresAt, expiresIn: expiresAt - issuedAt };
    },
    async verify(token, now) {
      const signature = token.slice(-SIGNATURE_LENGTH);
      const known = verified.get(signature);
      if (known?.token === token)
        return (known.claims.exp ?? 0) > Math.floor(now.getTime() / 1000) ? known.claims : null;
      try {
        const { payload } = await jwtVerify(token, keySet, {
          algorithms: ["ES256"],
          issuer,
          audience: "authenticated",
          currentDate: now,
          requiredClaims: ["exp", "iat", "sub", "email", "role", "session_id"],
        });
        verified.set(signature, { token, claims: payload as AccessClaims });
        return payload as AccessClaims;
      } catch {
        return null;
      }
    },
  };
}
