import { createHmac, generateKeyPairSync, randomBytes } from "node:crypto";
import { mkdir, open, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { JWK } from "jose";
import { ConfigError } from "#server/platform/config/config-error.ts";
import type { Config } from "#server/platform/config/config.ts";

export interface Secrets {
  /** ES256 private key of the access tokens. */
  privateJwk: JWK;
  /** Keys for HMACs are derived from this one, each for its own purpose. */
  hmacKey(purpose: string): Buffer;
  /** Keyed hash of a text for one purpose, 64 hex digits. */
  hmacHex(purpose: string, text: string): string;
}

function derive(secret: string): Pick<Secrets, "hmacKey" | "hmacHex"> {
  const hmacKey = (purpose: string) => createHmac("sha256", secret).update(purpose).digest();
  return {
    hmacKey,
    hmacHex: (purpose, text) => createHmac("sha256", hmacKey(purpose)).update(text).digest("hex"),
  };
}

/** From the environment when given, else made once in DATA_DIR and kept for its owner alone. */
export async function loadSecrets(config: Config): Promise<Secrets> {
  if (config.authPrivateJwk !== null && config.authSecret !== null) {
    return { privateJwk: parseJwk(config.authPrivateJwk), ...derive(config.authSecret) };
  }
  const stored =
    (await readStoredSecrets(config.dataDir)) ?? (await create(fileOf(config.dataDir)));
  return { privateJwk: stored.privateJwk, ...derive(stored.secret) };
}

/** Secrets as they are kept. */
export interface StoredSecrets {
  privateJwk: JWK;
  secret: string;
}

const fileOf = (dataDir: string) => join(dataDir, "secrets.json");

/** Those of a data folder; null where there are none. */
export async function readStoredSecrets(dataDir: string): Promise<StoredSecrets | null> {
  const kept = await readFile(fileOf(dataDir), "utf8").catch(() => null);
  return kept === null ? null : (JSON.parse(kept) as StoredSecrets);
}

export function makeSecrets(): StoredSecrets {
  const { privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const kid = randomBytes(8).toString("hex");
  return {
    privateJwk: { ...privateKey.export({ format: "jwk" }), kid, alg: "ES256", use: "sig" },
    secret: randomBytes(32).toString("hex"),
  };
}

async function create(file: string): Promise<StoredSecrets> {
  const created = makeSecrets();
  await mkdir(join(file, ".."), { recursive: true, mode: 0o700 });
  const handle = await open(file, "wx", 0o600);
  await handle.writeFile(JSON.stringify(created));
  await handle.sync();
  await handle.close();
  return created;
}

function parseJwk(text: string): JWK {
  try {
    const jwk = JSON.parse(text) as JWK;
    if (jwk.kty === "EC" && jwk.crv === "P-256" && jwk.d && jwk.kid)
      return { ...jwk, alg: "ES256" };
  } catch {
    // answered below
  }
  throw new ConfigError("AUTH_PRIVATE_JWK must be a private P-256 key in JWK form with a kid.");
}
