import { describe, expect, it } from "vitest";
import { tokenUserId } from "./token-user.ts";

const bearer = (claims: object) =>
  `Bearer x.${Buffer.from(JSON.stringify(claims)).toString("base64url")}.y`;

describe("the user of an access token", () => {
  it("the user of a token is its subject, whatever other claims say", () => {
    const sub = "0198f3a2-8a52-7c3e-9c1b-5f0d3f6a7b21";
    expect(tokenUserId(bearer({ sub }))).toBe(sub);
    expect(tokenUserId(bearer({ email: "????>>>>~~~~@example.com", sub }))).toBe(sub);
  });

  it.each([
    ["no header", null],
    ["another scheme", "Basic YTpi"],
    ["no token", "Bearer "],
    ["no JSON", "Bearer x.!!!.y"],
    ["no subject", bearer({})],
    ["a subject that is no text", bearer({ sub: 1 })],
  ])("is nobody: %s", (_what, header) => expect(tokenUserId(header)).toBeNull());
});
