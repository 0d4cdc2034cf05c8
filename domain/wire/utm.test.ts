import { describe, expect, it } from "vitest";
import { visitSource } from "./utm.ts";

const OURS = "https://treasure.example";

describe("what led to a visit", () => {
  it("is the campaign of the URL and the origin of the page before", () =>
    expect(
      visitSource(
        `${OURS}/?utm_source=letter&utm_campaign=spring%20sale&x=1`,
        "https://search.example/find?q=money",
      ),
    ).toEqual({
      referrer: "https://search.example",
      campaign: { utm_source: "letter", utm_campaign: "spring sale" },
    }));

  it.each([
    ["nothing", `${OURS}/`, ""],
    ["our own page", `${OURS}/login`, `${OURS}/`],
    ["an empty campaign", `${OURS}/?utm_source=&utm_medium=%20`, ""],
    ["an app", `${OURS}/`, "android-app://com.example.mail"],
  ])("is null for %s", (_what, url, referrer) => expect(visitSource(url, referrer)).toBeNull());

  it("holds no e-mail, no card and no long text, whoever put it there", () =>
    expect(
      visitSource(
        `${OURS}/?utm_source=sam@example.com&utm_term=4111111111111111&utm_content=${"x".repeat(300)}&utm_medium=mail`,
        "",
      ),
    ).toEqual({ campaign: { utm_medium: "mail", utm_content: "x".repeat(255) } }));
});
