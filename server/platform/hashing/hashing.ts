import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from "node:crypto";

export const sha256Hex = (content: string | Uint8Array) =>
  createHash("sha256").update(content).digest("hex");
export const sha256Base64Url = (text: string) =>
  createHash("sha256").update(text).digest("base64url");
export const hmacHex = (key: Buffer, text: string) =>
  createHmac("sha256", key).update(text).digest("hex");

export const randomToken = () => randomBytes(32).toString("hex");
export const randomCode = () => String(randomInt(0, 1_000_000)).padStart(6, "0");

/** Constant-time comparison of two strings of any length. */
export function equalSecret(a: string, b: string): boolean {
  return timingSafeEqual(
    createHash("sha256").update(a).digest(),
    createHash("sha256").update(b).digest(),
  );
}
