import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";

/** What the job table holds of a job: its data, encrypted. */
export interface SealedData {
  /** Base64 of nonce, tag and the encrypted JSON. */
  sealed: string;
}

const CIPHER = "aes-256-gcm";
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Encrypts a job's data with a key of 32 bytes: whoever reads the table or a backup of it finds no
 * e-mail address.
 */
export function sealData(key: Buffer, data: object): SealedData {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, key, nonce);
  const encrypted = Buffer.concat([cipher.update(JSON.stringify(data), "utf8"), cipher.final()]);
  return { sealed: Buffer.concat([nonce, cipher.getAuthTag(), encrypted]).toString("base64") };
}

/** The data of a job. Throws when it is not encrypted, or with another key. */
export function openData(key: Buffer, { sealed }: SealedData): object {
  const bytes = Buffer.from(sealed, "base64");
  const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE_BYTES), {
    authTagLength: TAG_BYTES,
  });
  decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  const text = Buffer.concat([
    decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)),
    decipher.final(),
  ]).toString("utf8");
  return JSON.parse(text) as object;
}
