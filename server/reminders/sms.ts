import { createHmac } from "node:crypto";
import { equalSecret } from "#server/platform/hashing/hashing.ts";
import type { Config } from "#server/platform/config/config.ts";
import { send } from "#server/platform/http/outgoing.ts";

type Sms = NonNullable<Config["sms"]>;

/**
 * Sends a text through Twilio's Messages resource; the one call does not carry its 10 MB client.
 */
export async function sendSms(sms: Sms, to: string, body: string): Promise<boolean> {
  const url = `${sms.apiUrl}/2010-04-01/Accounts/${sms.accountSid}/Messages.json`;
  const reply = await send(url, {
    method: "POST",
    headers: {
      "Content-Type": "application/x-www-form-urlencoded",
      Authorization: `Basic ${Buffer.from(`${sms.accountSid}:${sms.authToken}`).toString("base64")}`,
    },
    body: new URLSearchParams({ To: to, From: sms.from, Body: body }).toString(),
  });
  return reply.ok;
}

/** Twilio's proof of a message to us: HMAC-SHA1 over the URL and the sorted fields. */
export function isFromTwilio(
  sms: Sms,
  url: string,
  fields: Record<string, string>,
  signature: string | undefined,
): boolean {
  const signed = Object.keys(fields)
    .sort()
    .reduce((text, name) => text + name + (fields[name] ?? ""), url);
  return equalSecret(
    signature ?? "",
    createHmac("sha1", sms.authToken).update(signed).digest("base64"),
  );
}

/** What people answer to end or begin texts again, in the carriers' own words. */
export function smsCommand(body: string): "stop" | "start" | null {
  const word = body.trim().toUpperCase();
  if (["STOP", "STOPALL", "UNSUBSCRIBE", "CANCEL", "END", "QUIT"].includes(word)) return "stop";
  return ["START", "YES", "UNSTOP"].includes(word) ? "start" : null;
}
