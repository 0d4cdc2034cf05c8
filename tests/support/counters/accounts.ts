import { eq } from "drizzle-orm";
import { expect } from "vitest";
import { heldNotices, pendingSignups } from "#server/platform/db/schema.ts";
import { takePoints } from "#server/platform/http/stored-counters.ts";
import { uploader } from "../authoring.ts";
import { firstChildIdOf, LESSONS, newEmail, newStaff, prove } from "../families.ts";
import { newSource } from "../strangers.ts";
import type { DriveParts, Drives } from "./drive.ts";

const [FIRST = ""] = LESSONS;
const ALLOWANCE = {
  amount: 500,
  currency: "USD",
  weekday: 5,
  split: { save: 60, spend: 20, share: 20 },
  state: "on",
};
const jarEntry = (server: DriveParts["server"], change: object) => ({
  at: server.clock.now().toISOString(),
  currency: "USD",
  save: 0,
  spend: 0,
  share: 0,
  picture: null,
  week: null,
  undoes: null,
  ...change,
});

/** What an account or a sign-up adds a day. */
export function accountDrives(parts: DriveParts) {
  const { server, points, family, post, usesUp, signup, leaveOne, siblingOf } = parts;
  return {
    async events_child() {
      const [one, other] = [await family(), await family()];
      const sibling = await siblingOf(one.token);
      await leaveOne("events_child", await firstChildIdOf(server, one));
      const event = () => ({
        event_id: crypto.randomUUID(),
        name: "heard",
        lesson_id: FIRST,
        at: server.clock.now().toISOString(),
      });
      const send = (token: string, count = 1, of = "/api") =>
        post(`${of}/events`, { events: Array.from({ length: count }, event) }, { token });
      expect((await send(one.token, 2)).status).toBe(429);
      await usesUp(
        "events_child",
        () => send(one.token),
        {
          "another family": () => send(other.token),
          "a sibling": () => send(one.token, 1, sibling),
        },
        1,
      );
    },
    async page_views_account() {
      const [one, other] = [await family(), await family()];
      for (const { token } of [one, other])
        await server.request("PUT", "/api/me/consents", { token, body: { analytics: true } });
      await leaveOne("page_views_account", one.userId);
      expect(
        (await post("/api/page-views", { views: [view(), view()] }, { token: one.token })).status,
      ).toBe(429);
      const send = (token: string) => post("/api/page-views", { views: [view()] }, { token });
      await usesUp(
        "page_views_account",
        () => send(one.token),
        { "another family": () => send(other.token) },
        1,
      );
    },
    async page_views_source() {
      const [from, elsewhere] = [newSource(), newSource()];
      const { signup_id } = (await signup(newEmail(), from)).body;
      await server.request("PUT", `/api/pending-signups/${signup_id}/consents`, {
        from,
        body: { analytics: true },
      });
      await leaveOne("page_views_source", from);
      const send = (at: string) =>
        post("/api/page-views", { signup_id, views: [view()] }, { from: at });
      await usesUp(
        "page_views_source",
        () => send(from),
        { "another source": () => send(elsewhere) },
        1,
      );
    },
    async jar_entries_child() {
      const [one, other] = [await family(), await family()];
      await prove(server, one);
      const sibling = await siblingOf(one.token);
      await leaveOne("jar_entries_child", await firstChildIdOf(server, one));
      const allow = async ({ token }: { token: string }, of: string) =>
        server.request("PUT", `/api/me/children/${of}/allowance`, { token, body: ALLOWANCE });
      const { child_id } = (await server.request("GET", "/api/me", { token: one.token })).body;
      expect((await allow(one, child_id)).status).toBe(200);
      const spend = (token: string, of = "/api", amount = 100) =>
        server.request("PUT", `${of}/me/jars/entries/${crypto.randomUUID()}`, {
          token,
          body: jarEntry(server, { kind: "spent", spend: amount, picture: "ball" }),
        });
      // What is refused, or there already, uses up nothing.
      for (let n = 0; n < 3; n++) expect((await spend(one.token, "/api", -1)).status).toBe(400);
      await usesUp(
        "jar_entries_child",
        () => spend(one.token),
        {
          "another family": () => spend(other.token),
          "a sibling": () => spend(one.token, sibling),
          "the parent": () => allow(one, child_id),
        },
        1,
      );
    },
    async jar_corrections_account() {
      const one = await family();
      await prove(server, one);
      const { child_id } = (await server.request("GET", "/api/me", { token: one.token })).body;
      const set = (change: object = {}) =>
        server.request("PUT", `/api/me/children/${child_id}/allowance`, {
          token: one.token,
          body: { ...ALLOWANCE, ...change },
        });
      for (let n = 0; n < 3; n++) expect((await set({ amount: 0 })).status).toBe(400);
      await set();
      await takePoints(
        server.context.authContext,
        server.context.db,
        "jar_corrections_account",
        one.userId,
        points("jar_corrections_account") - 2,
      );
      const spend = () =>
        server.request("PUT", `/api/me/jars/entries/${crypto.randomUUID()}`, {
          token: one.token,
          body: jarEntry(server, { kind: "spent", spend: 5, picture: "ball" }),
        });
      await usesUp(
        "jar_corrections_account",
        (n) => set({ amount: 600 + n }),
        { "the child": spend },
        1,
      );
    },
    async lesson_feedback_child() {
      const [one, other] = [await family(), await family()];
      const sibling = await siblingOf(one.token);
      await leaveOne("lesson_feedback_child", await firstChildIdOf(server, one));
      const give = (token: string, of = "/api") =>
        server.request("PUT", `${of}/me/lessons/${FIRST}/feedback`, {
          token,
          body: { difficulty: "just_right" },
        });
      await usesUp(
        "lesson_feedback_child",
        () => give(one.token),
        { "another family": () => give(other.token), "a sibling": () => give(one.token, sibling) },
        1,
      );
    },
    async feedback_account() {
      const [one, other, from] = [await family(), await family(), newSource()];
      const write = (token: string) =>
        post("/api/feedback-form", { text: "Lovely" }, { token, from });
      await usesUp("feedback_account", () => write(one.token), {
        "another family": () => write(other.token),
      });
    },
    async feedback_source() {
      const [from, last] = [newSource(), await family()];
      const families = [await family(), await family()];
      const write = (n: number) =>
        post(
          "/api/feedback-form",
          { text: "Lovely" },
          { token: families[n % 2]?.token ?? last.token, from },
        );
      for (let n = 0; n < points("feedback_source"); n++) expect((await write(n)).status).toBe(200);
      expect(
        (await post("/api/feedback-form", { text: "Lovely" }, { token: last.token, from })).body
          .code,
      ).toBe("daily_limit");
      expect(
        (
          await post(
            "/api/feedback-form",
            { text: "Lovely" },
            { token: last.token, from: newSource() },
          )
        ).status,
      ).toBe(200);
    },
    async reminders_account() {
      const [one, other] = [await family(), await family()];
      const set = (token: string, n = 0) =>
        post("/api/reminders", { reminder_type: n % 2 === 0 ? "tonight" : "weekend" }, { token });
      await usesUp("reminders_account", (n) => set(one.token, n), {
        "another family": () => set(other.token),
      });
    },
    async consents_account() {
      const [one, other] = [await family(), await family()];
      await leaveOne("consents_account", one.userId);
      const give = (token: string, news: boolean) =>
        server.request("PUT", "/api/me/consents", { token, body: { news } });
      const others = {
        "taking it back": () => give(one.token, false),
        "another family": () => give(other.token, true),
      };
      await usesUp("consents_account", () => give(one.token, true), others, 1);
    },
    async notices_account() {
      const [one, other] = [await family(), await family()];
      const held = (userId: string) =>
        server.context.db.$count(heldNotices, eq(heldNotices.user_id, userId));
      const change = ({ token }: { token: string }, n: number) =>
        server.request("PUT", "/auth/v1/user", {
          token,
          from: newSource(),
          body: { password: `vase lampe ${n} hill` },
        });
      for (let n = 0; n < points("notices_account"); n++) await change(one, n);
      expect(await held(one.userId)).toBe(0);
      await change(one, points("notices_account"));
      await change(other, 0);
      expect([await held(one.userId), await held(other.userId)]).toEqual([1, 0]);
    },
    async exports_account() {
      const owner = await family();
      await prove(server, owner);
      await leaveOne("exports_account", owner.userId);
      await usesUp(
        "exports_account",
        () => server.request("GET", "/api/me/export", { token: owner.token }),
        {},
        1,
      );
    },
    async lesson_speech_account() {
      const [one, other] = [await newStaff(server), await newStaff(server)];
      await leaveOne("lesson_speech_account", one.userId);
      const speak = (token: string) =>
        post(
          `/api/staff/lessons/${FIRST}/speech`,
          { text: "Hello", kind: "question-audio" },
          { token },
        );
      await usesUp(
        "lesson_speech_account",
        () => speak(one.token),
        { "another author": () => speak(other.token) },
        1,
      );
    },
    async new_items_account() {
      const [one, other] = [await newStaff(server), await newStaff(server)];
      await leaveOne("new_items_account", one.userId);
      const add = (token: string) => post("/api/staff/courses", { title: "One more" }, { token });
      await usesUp(
        "new_items_account",
        () => add(one.token),
        { "another author": () => add(other.token) },
        1,
      );
    },
    async upload_megabytes_account() {
      const [one, other] = [await newStaff(server), await newStaff(server)];
      await leaveOne("upload_megabytes_account", one.userId);
      const announce = async (token: string) => {
        const { status, headers } = await uploader(server, token).create("video", "a.mp4", 9);
        return { status, headers, body: { code: status === 429 ? "daily_limit" : "" } };
      };
      await usesUp(
        "upload_megabytes_account",
        () => announce(one.token),
        { "another author": () => announce(other.token) },
        1,
      );
    },
    async welcome_audio_account() {
      const owner = await family();
      await server.request("PUT", "/api/me/consents", {
        token: owner.token,
        body: { child_name: true },
      });
      const hear = async (n: number) => {
        await server.request("PATCH", "/api/me", {
          token: owner.token,
          body: { kid_name: `${owner.email} ${n}`.slice(0, 40) },
        });
        return (await post("/functions/v1/welcome-audio", {}, { token: owner.token })).status;
      };
      await audioOf(parts, owner.email, newSource(), "stranger");
      for (let n = 0; n < points("welcome_audio_account"); n++)
        expect([n, await hear(n)]).toEqual([n, 200]);
      expect(await hear(99)).toBe(204);
    },
    async welcome_audio_sign_up() {
      const [email, from] = [newEmail(), newSource()];
      for (let n = 0; n < points("welcome_audio_sign_up"); n++)
        expect([n, await audioOf(parts, email, from, `${n}`)]).toEqual([n, 200]);
      expect(await audioOf(parts, email, from, "more")).toBe(204);
      expect(await audioOf(parts, email, newSource(), "owner")).toBe(200);
    },
    async welcome_audio_day_source() {
      const from = newSource();
      await takePoints(
        server.context.authContext,
        server.context.db,
        "welcome_audio_day_source",
        from,
        points("welcome_audio_day_source"),
      );
      expect(await audioOf(parts, newEmail(), from, "a")).toBe(204);
      expect(await audioOf(parts, newEmail(), newSource(), "b")).toBe(200);
    },

    async pending_sign_ups_source() {
      const [email, from] = [newEmail(), newSource()];
      const ids: string[] = [];
      for (let n = 0; n <= points("pending_sign_ups_source"); n++)
        ids.push((await signup(email, from)).body.signup_id);
      expect((await waiting(server, email)).toSorted()).toEqual(ids.slice(1).toSorted());
    },
    async pending_sign_ups_address() {
      const [email, owner] = [newEmail(), newSource()];
      const own = (await signup(email, owner)).body.signup_id;
      const strangers = [newSource(), newSource(), newSource(), newSource(), newSource()];
      for (let round = 0; round < 5; round++)
        for (const from of strangers) expect((await signup(email, from)).status).toBe(201);
      const kept = await waiting(server, email);
      expect([kept.length, kept.includes(own)]).toEqual([points("pending_sign_ups_address"), true]);
    },
  } satisfies Drives;
}

const view = () => ({ event_id: crypto.randomUUID(), path: "/login" });

const waiting = async ({ context }: DriveParts["server"], email: string) =>
  (await context.db.select().from(pendingSignups).where(eq(pendingSignups.email, email))).map(
    ({ signup_id }) => signup_id,
  );

/** Status of the spoken greeting for a sign-up with a name of its own, of letters. */
async function audioOf(
  { signup, post }: DriveParts,
  email: string,
  from: string,
  name: string,
): Promise<number> {
  const kid_name = `${name}${email}`
    .replaceAll(/\d/g, (digit) => "abcdefghij".charAt(Number(digit)))
    .replaceAll(/[^a-z]/gi, "")
    .slice(0, 40);
  const { body } = await signup(email, from, { kid_name });
  return (await post("/functions/v1/welcome-audio", body, { from })).status;
}
