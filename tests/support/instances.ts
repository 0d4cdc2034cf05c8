import { generateKeyPairSync } from "node:crypto";

/** Secrets that instances of one installation share. */
export function sharedSecrets(): { AUTH_PRIVATE_JWK: string; AUTH_SECRET: string } {
  const { privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  return {
    AUTH_PRIVATE_JWK: JSON.stringify({ ...privateKey.export({ format: "jwk" }), kid: "test" }),
    AUTH_SECRET: "0123456789abcdef0123456789abcdef",
  };
}
