import { argon2, randomBytes, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";

const argon2id = promisify(argon2);

const COST = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 };

async function argonTag(password: string, salt: Buffer, cost: typeof COST): Promise<Buffer> {
  return argon2id("argon2id", { message: password, nonce: salt, ...cost });
}

const unpadded = (bytes: Buffer) => bytes.toString("base64").replace(/=+$/, "");

/** argon2id as a PHC string: '$argon2id$v=19$m=19456,t=2,p=1$salt$tag'. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const tag = await argonTag(password, salt, COST);
  return `$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=${COST.parallelism}$${unpadded(salt)}$${unpadded(tag)}`;
}

const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

/**
 * Checks a password; with no stored hash it works as long and says no, so timing reveals nothing.
 */
export async function verifyPassword(password: string, stored: string | null): Promise<boolean> {
  const match = PHC.exec(stored ?? "");
  if (match === null) {
    await argonTag(password, Buffer.alloc(16), COST);
    return false;
  }
  const [, memory, passes, parallelism, salt = "", tag = ""] = match;
  const expected = Buffer.from(tag, "base64");
  const actual = await argonTag(password, Buffer.from(salt, "base64"), {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    tagLength: expected.length,
  });
  return timingSafeEqual(actual, expected);
}
