import { describe, expect, it } from "vitest";
import { mailboxOf } from "./mailbox.ts";

describe("the mailbox that mails are counted for", () => {
  it.each([
    ["a tag", "sam+kids@example.com", "sam@example.com"],
    ["several tags", "sam+a+b@example.com", "sam@example.com"],
    ["no tag", "sam.jones-2@example.com", "sam.jones-2@example.com"],
    ["nothing before the plus", "+sam@example.com", "+sam@example.com"],
    ["dots where the host ignores them", "s.a.m+1@googlemail.com", "sam@gmail.com"],
    ["dots elsewhere", "s.a.m@example.com", "s.a.m@example.com"],
  ])("%s: %j is %j (T-666)", (_what, email, mailbox) => expect(mailboxOf(email)).toBe(mailbox));
});
