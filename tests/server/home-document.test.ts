import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { HOME_DOCUMENTS, ORIGIN } from "#domain/routing/home-documents.ts";
import { MAIL_PICTURE } from "#domain/routing/mail-picture.ts";
import type { PaywallMode } from "#domain/payments/purchase.ts";
import { BASE, startTestServer } from "#tests/support/test-server.ts";
import type { TestServer } from "#tests/support/test-server.ts";

let distDir: string;
let server: TestServer;

beforeAll(async () => {
  distDir = await mkdtemp(join(tmpdir(), "treasure-home-"));
  await mkdir(join(distDir, "assets"));
  for (const zone of ["parent", "kid", "staff"]) await writeFile(join(distDir, `${zone}.html`), "");
  for (const [paywall, name] of Object.entries(HOME_DOCUMENTS))
    await writeFile(join(distDir, name), `${paywall}: ${ORIGIN}/share.png`);
  for (const name of ["share.png", MAIL_PICTURE.path])
    await writeFile(join(distDir, name), "picture");
});
afterAll(() => rm(distDir, { recursive: true }));

describe.each<PaywallMode>(["off", "after-first-lesson"])("with PAYWALL=%s", (paywall) => {
  beforeAll(async () => {
    server = await startTestServer({ distDir, env: { PAYWALL: paywall } });
  });
  afterAll(() => server.stop());

  it.each([{}, { "accept-encoding": "br" }])(
    "the start page has the words of the paywall and names its picture by its own origin, %j (T-1704)",
    async (headers) => {
      const response = await server.ask("/", { headers });
      expect(response.status).toBe(200);
      const bytes = Buffer.from(await response.arrayBuffer());
      const text =
        response.headers.get("content-encoding") === "br" ? brotliDecompressSync(bytes) : bytes;
      expect(String(text)).toBe(`${paywall}: ${BASE}/share.png`);
    },
  );

  it("the picture of a shared link is a file of our own (T-1705)", async () => {
    const response = await server.ask("/share.png", {});
    expect([response.status, response.headers.get("content-type")]).toEqual([200, "image/png"]);
  });

  it("the picture of our mails may be shown by a mail program on its own page, others not (T-1866)", async () => {
    const policyOf = async (path: string) => {
      const { status, headers } = await server.ask(path, {});
      return [status, headers.get("cross-origin-resource-policy")];
    };
    expect(await policyOf(MAIL_PICTURE.path)).toEqual([200, "cross-origin"]);
    expect(await policyOf("/share.png")).toEqual([200, "same-origin"]);
  });
});
