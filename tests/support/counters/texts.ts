import { expect } from "vitest";
import { COUNTERS } from "#server/platform/http/counters.ts";
import type { DriveParts, Drives } from "./drive.ts";

const DAY_S = 86_400;
let phones = 0;
const newPhone = () => `+1202555${String(1000 + phones++)}`;

/** Texts to phones. */
export function textDrives({ server, points, family, post, usesUp, leaveOne }: DriveParts) {
  const sms = (token: string, phone_number: string) => {
    const reminder_datetime = new Date(server.clock.now().getTime() + 60_000).toISOString();
    return post(
      "/api/reminders",
      { reminder_type: "sms", reminder_datetime, phone_number },
      { token },
    );
  };
  const askForCode = (token: string) =>
    post("/api/reminders/phone-code", { phone_number: newPhone() }, { token });
  const texted = async (phone: string) => (await server.context.mailbox.list(phone)).length;
  const textNow = async (token: string, phone: string) => {
    const answer = await sms(token, phone);
    server.clock.advance(61);
    await server.runDueWork();
    return answer;
  };
  return {
    async reminders_number() {
      const [phone, one] = [newPhone(), await family()];
      expect((await textNow(one.token, phone)).status).toBe(200);
      expect(await texted(phone)).toBe(points("reminders_number"));
      expect((await sms(one.token, phone)).body.code).toBe("phone_unproved");
      expect((await sms(one.token, newPhone())).status).toBe(200);
      server.clock.advance(DAY_S);
      expect((await sms((await family()).token, phone)).status).toBe(200);
    },
    async texts_account() {
      const [one, phone] = [await family(), newPhone()];
      await leaveOne("texts_account", one.userId);
      expect((await textNow(one.token, phone)).status).toBe(200);
      expect((await sms(one.token, newPhone())).body.code).toBe("daily_limit");
      expect((await askForCode(one.token)).status).toBe(200);
      expect((await sms((await family()).token, newPhone())).status).toBe(200);
    },
    async phone_codes_account() {
      const [one, other] = [await family(), await family()];
      await usesUp("phone_codes_account", () => askForCode(one.token), {
        "another family": () => askForCode(other.token),
        "a reminder": () => sms(one.token, newPhone()),
      });
    },
    async texts_number() {
      const [phone, one, other] = [newPhone(), await family(), await family()];
      const ask = ({ token }: { token: string }, to = phone) =>
        post("/api/reminders/phone-code", { phone_number: to }, { token });
      await usesUp("texts_number", () => ask(one), {
        "another phone": () => ask(one, newPhone()),
        "another account": () => ask(other),
      });
      expect(await texted(phone)).toBe(points("texts_number") + 1);
      expect((await sms(one.token, phone)).body.code).toBe("phone_unproved");
    },
    async texts_number_accounts() {
      const phone = newPhone();
      const ask = async () => {
        const { token } = await family();
        return post("/api/reminders/phone-code", { phone_number: phone }, { token });
      };
      await usesUp("texts_number_accounts", ask, {});
      expect(await texted(phone)).toBe(points("texts_number_accounts"));
      server.clock.advance(COUNTERS.texts_number_accounts.slowSeconds);
      expect([(await ask()).status, (await ask()).status]).toEqual([200, 429]);
    },
    async phone_code_tries() {
      const [phone, one] = [newPhone(), await family()];
      await post("/api/reminders/phone-code", { phone_number: phone }, { token: one.token });
      const code = (await server.context.mailbox.list(phone))[0]?.text.slice(0, 6) ?? "";
      const type = (digits: string) =>
        post(
          "/api/reminders/phone-proof",
          { phone_number: phone, code: digits },
          { token: one.token },
        );
      for (let n = 0; n < points("phone_code_tries"); n++)
        expect((await type(code === "000000" ? "000001" : "000000")).status).toBe(403);
      expect((await type(code)).status).toBe(403);
    },
  } satisfies Drives;
}
