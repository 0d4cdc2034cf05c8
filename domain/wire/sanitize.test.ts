import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { safeUrl, safeProperties, safeText } from "./sanitize.ts";

describe("what may be measured", () => {
  it.each([
    "4111 1111 1111 1111",
    "pay with 5500-0000-0000-0004 now",
    "123-45-6789",
    "123456789",
    "sam@example.com",
    "sam%40example.com",
  ])("is not %j", (text) => expect(safeText(text)).toBeNull());

  it.each([
    "4111 1111 1111 1112",
    "7c0d6f1e-5a34-4b0e-9f0a-3b1d2c4e5f01",
    "2026-11-20T12:00:00.000Z",
    "Parent Name",
    "12345678",
  ])("is %j", (text) => expect(safeText(text)).toBe(text));

  it("is at most 255 characters of a text (T-110)", () =>
    expect(safeText("x".repeat(300))).toHaveLength(255));

  it("of a URL is origin and path", () => {
    expect(safeUrl("https://treasure.example/login?email=a@b.example#x")).toBe(
      "https://treasure.example/login",
    );
    expect(safeUrl("https://treasure.example/u/sam@example.com")).toBeNull();
  });

  it("leaves fields out that hold secrets by their name, at any depth", () => {
    const given = {
      page_name: "Login",
      password: "x",
      cardNumber: "y",
      $el: { email: "z", tag: "a" },
      list: ["ok", "a@b.example"],
    };
    expect(safeProperties(given)).toEqual({ page_name: "Login", $el: { tag: "a" }, list: ["ok"] });
    expect(safeProperties({ token: "project", distinct_id: "abc", time: 1 })).toEqual({
      token: "project",
      distinct_id: "abc",
      time: 1,
    });
  });

  it("never holds an e-mail address, whatever is given (T-004)", () =>
    fc.assert(
      fc.property(
        fc.dictionary(
          fc.string(),
          fc.oneof(fc.emailAddress(), fc.string(), fc.webUrl({ withQueryParameters: true })),
        ),
        (given) => {
          expect(Object.values(safeProperties(given)).join(" ")).not.toContain("@");
        },
      ),
    ));
});
