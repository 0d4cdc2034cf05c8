import { expect, it } from "vitest";
import { API_ERRORS } from "#domain/wire/error-codes.ts";
import { AppError, fromAuth } from "../base/errors.ts";
import { AuthApiError, AuthSessionMissingError, AuthUnknownError } from "@supabase/auth-js";
import { ourJson } from "../wire/ours-for-tests.ts";
import { answer } from "../wire/api.ts";
import { verdictOn } from "./verdict.ts";

const WAITS = new Map<string, string>([
  ["not_authenticated", "closed"],
  ["family_unconfirmed", "closed"],
  ["over_request_rate_limit", "unanswered"],
  ["daily_limit", "unanswered"],
  ["not_found", "unanswered"],
  ["unexpected", "unanswered"],
  ["unavailable", "unanswered"],
  ["lesson_locked", "postponed"],
  ["lesson_not_found", "postponed"],
  ["version_unknown", "postponed"],
]);

it("each refusal of our server is its last word, but those that pass or say nothing of the entry (T-1194)", async () => {
  for (const [code, { status }] of Object.entries(API_ERRORS)) {
    const error: unknown = await answer(Promise.resolve(ourJson({ code }, { status }))).catch(
      (thrown: unknown) => thrown,
    );
    expect([code, verdictOn(error)]).toEqual([code, WAITS.get(code) ?? "refused"]);
  }
});

it.each([
  ["a session that has ended", fromAuth(new AuthApiError("x", 400, "refresh_token_not_found"))],
  ["no session", fromAuth(new AuthSessionMissingError())],
  ["an unknown trouble of the sign-in", fromAuth(new AuthUnknownError("x", null))],
  ["a session without its user", new AppError("session_incomplete")],
])("%s refuses nothing (T-1195)", (_what, error) => expect(verdictOn(error)).toBe("closed"));

it.each([
  ["no network", new TypeError("no network"), "unreachable"],
  ["no answer in time", new DOMException("late", "TimeoutError"), "unreachable"],
  ["an answer of somebody else", new AppError("unknown_answer"), "unanswered"],
  ["a fault of the page", new RangeError("x"), "unanswered"],
])("%s refuses nothing", (_what, error, verdict) => expect(verdictOn(error)).toBe(verdict));
