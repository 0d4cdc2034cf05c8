import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseEmail } from "../family/email.ts";
import { parseName } from "../family/names.ts";
import { readSetupLink, setupNext } from "./purchase.ts";

const anyText = fc.string({ unit: "grapheme", maxLength: 40 });

describe("setup links", () => {
  it.each([
    [null, "Sam", "setup_incomplete"],
    ["sam@example.com", " ", "setup_incomplete"],
    ["sam.example.com", "Sam", "setup_email"],
    ["sam@example.com", "S", "setup_name"],
  ])("%j, %j is refused: %s", (email, name, problem) =>
    expect(readSetupLink(email, name)).toEqual({ ok: false, problem }),
  );

  it("takes the first word of the name", () =>
    expect(readSetupLink(" Sam@Example.com ", "  Sam   Jones ")).toEqual({
      ok: true,
      email: "sam@example.com",
      name: "Sam",
    }));

  it("what is accepted is an e-mail address and one word, whatever comes in (T-003)", () =>
    fc.assert(
      fc.property(fc.oneof(anyText, fc.emailAddress()), anyText, (email, name) => {
        const link = readSetupLink(email, name);
        if (!link.ok) return;
        expect(parseEmail(link.email)).toBe(link.email);
        expect(parseName(link.name)).toBe(link.name);
        expect(link.name).not.toMatch(/\s/);
      }),
    ));

  it("leads to the course, the child's name or the reminder", () => {
    expect(setupNext({ hasProfile: true, reminderPreference: null })).toBe("course-map");
    expect(setupNext({ hasProfile: false, reminderPreference: "email" })).toBe("kid-name");
    expect(setupNext({ hasProfile: false, reminderPreference: null })).toBe("setup-reminders");
  });
});
