import { expect, it } from "vitest";
import { startTestServer } from "#tests/support/test-server.ts";

it.each<[string, Record<string, string>, string[]]>([
  ["no service", {}, []],
  [
    "mail and voice services",
    { ELEVENLABS_API_KEY: "key", LOOPS_API_KEY: "key" },
    ["news", "child_name"],
  ],
])(
  "pages are told to ask about what is configured alone: %s (T-1291)",
  async (_name, env, purposes) => {
    const server = await startTestServer({ env });
    const { body } = await server.request("GET", "/api/settings");
    await server.stop();
    expect(body.purposes).toEqual(purposes);
  },
);
