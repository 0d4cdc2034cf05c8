import { createHash } from "node:crypto";
import { createServer, request as httpRequest } from "node:http";
import type { AddressInfo } from "node:net";
import { connect } from "node:net";
import { chromium } from "@playwright/test";
import type { Page } from "@playwright/test";
import { missions } from "#course/treasure-tracker/course.ts";
import { FIRST_LESSON_ID } from "#domain/constants.ts";
import { saveSlides } from "#tests/support/play-lessons.ts";
import {
  answerQuestions,
  createAccount,
  expect,
  LAST_CLIP,
  newEmail,
  passCard,
  passParentalGate,
  passRewards,
  playMission1,
  pressLink,
  QUICKLY_DRAWN,
  signUp,
  test,
  tokenOf,
} from "./fixtures.ts";
import { lastWordsOf, solve } from "./solve.ts";

/** What the browser itself asks for, whatever page is open. */
const BROWSERS_OWN =
  /^(update\.googleapis\.com|accounts\.google\.com|content-autofill\.googleapis\.com|optimizationguide-pa\.googleapis\.com)(:443)?$/;

/** Differs for each document that the browser has loaded. */
const documentOf = (page: Page) => page.evaluate(() => performance.timeOrigin);

test("a whole journey behind a logging proxy reaches our own host alone; each zone is one document", async ({
  live,
  launchOptions,
}) => {
  const hosts = new Set<string>();
  const proxy = createServer((incoming, outgoing) => {
    const url = new URL(incoming.url ?? "");
    hosts.add(url.host);
    const forward = httpRequest(
      {
        host: "127.0.0.1",
        port: url.port,
        path: url.pathname + url.search,
        method: incoming.method,
        headers: incoming.headers,
      },
      (response) => {
        outgoing.writeHead(response.statusCode ?? 502, response.headers);
        response.pipe(outgoing);
      },
    );
    forward.on("error", () => outgoing.destroy());
    incoming.pipe(forward);
  });
  proxy.on("connect", (incoming, socket) => {
    hosts.add(incoming.url ?? "");
    const { port } = new URL(`http://${incoming.url}`);
    const target = connect(Number(port), "127.0.0.1", () =>
      socket.write("HTTP/1.1 200 Connection Established\r\n\r\n"),
    );
    target.on("error", () => socket.destroy());
    socket.on("error", () => target.destroy());
    socket.pipe(target).pipe(socket);
  });
  await new Promise<void>((resolve) => proxy.listen(0, "127.0.0.1", resolve));
  const { port } = proxy.address() as AddressInfo;
  const browser = await chromium.launch({
    ...launchOptions,
    proxy: { server: `http://127.0.0.1:${port}`, bypass: "<-loopback>" },
  });
  const viewport = { width: 390, height: 844 };
  const context = await browser.newContext({ baseURL: live.url, viewport, ...QUICKLY_DRAWN });
  const page = await context.newPage();

  const email = newEmail();
  await page.goto("/");
  await page.getByRole("link", { name: "Get Started" }).click();
  await expect(page.locator("video")).toBeVisible();
  await answerQuestions(page);
  await createAccount(page, email);
  await pressLink(page, await live.mail(email));
  await page.waitForURL("**/lesson/intro");
  // Another device has played the first slides.
  await saveSlides(live, await tokenOf(page), FIRST_LESSON_ID, LAST_CLIP + 1);
  await page.reload();
  const childZone = await documentOf(page);
  await page.getByRole("button", { name: "Get Started" }).click();
  await page.waitForURL(`**/lesson/${FIRST_LESSON_ID}`);
  await playMission1(page, LAST_CLIP);
  expect(await documentOf(page)).toBe(childZone);
  await passRewards(page, "Fun");
  await passCard(page);
  await page.waitForURL("**/courses/CourseTrack");
  const map = await documentOf(page);
  await page.getByRole("link", { name: "For grown-ups" }).click();
  await passParentalGate(page);
  expect(await documentOf(page)).not.toBe(map);
  await page.getByRole("button", { name: "Sign out", exact: true }).click();
  await page.waitForURL(`${live.url}/`);
  await browser.close();
  proxy.close();
  expect([...hosts].filter((host) => !BROWSERS_OWN.test(host))).toEqual([new URL(live.url).host]);
});

test("the browser refuses everything foreign or inline that is planted in a child's page (T-014)", async ({
  page,
  live,
}) => {
  await signUp(page, live);
  const refused = await page.evaluate(async () => {
    const seen: string[] = [];
    document.addEventListener("securitypolicyviolation", (event) =>
      seen.push(event.effectiveDirective),
    );
    const image = new Image();
    image.src = "https://foreign.example/pixel.gif";
    await fetch("https://foreign.example/collect").catch(() => undefined);
    navigator.sendBeacon("https://foreign.example/beacon", "x");
    const style = document.createElement("style");
    style.textContent = "body { color: red }";
    document.head.append(style);
    const trusted: string[] = [];
    for (const plant of [
      () => (document.createElement("div").innerHTML = "<b>x</b>"),
      () => (document.createElement("script").src = "https://foreign.example/x.js"),
    ]) {
      try {
        plant();
      } catch (error) {
        trusted.push((error as Error).name);
      }
    }
    // The events are dispatched after the refusals, on a busy machine some frames later.
    for (let frames = 0; frames < 300 && new Set(seen).size < 4; frames++)
      await new Promise((resolve) => requestAnimationFrame(resolve));
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    return { seen: [...new Set(seen)].toSorted(), trusted };
  });
  expect(refused.seen).toEqual([
    "connect-src",
    "img-src",
    "require-trusted-types-for",
    "style-src-elem",
  ]);
  expect(refused.trusted).toEqual(["TypeError", "TypeError"]);
});

test("documents carry their zone's rules", async ({ request }) => {
  const kid = await request.get("/courses/CourseTrack");
  const [, script = ""] = /<script>([^]*?)<\/script>/.exec(await kid.text()) ?? [];
  expect(script).toContain("Authorization");
  const hash = createHash("sha256").update(script).digest("base64");
  expect(kid.headers()["content-security-policy"]).toContain(`script-src 'self' 'sha256-${hash}';`);
  expect(kid.headers()["x-robots-tag"]).toBe("noindex");
  expect(kid.headers()["content-security-policy"]).toContain("connect-src 'self'");
  const home = await request.get("/");
  expect(await home.text()).toContain("Where Smart Kids Level Up");
  expect(await home.text()).toMatch(/href="\/login"/);
  expect(home.headers()["x-robots-tag"]).toBeUndefined();
  expect((await request.get("/nowhere/at/all")).status()).toBe(404);
  for (const encoding of ["br", "identity"]) {
    const document = await request.get("/login", { headers: { "accept-encoding": encoding } });
    expect(document.headers()["content-encoding"]).toBe(encoding === "br" ? "br" : undefined);
    expect([document.headers()["vary"], await document.text()]).toEqual([
      "Accept-Encoding",
      expect.stringContaining("<!doctype html>"),
    ]);
  }
  const asset = /\/assets\/[^"]+\.js/.exec(await home.text())?.[0] ?? "";
  const packed = await request.get(asset, { headers: { "accept-encoding": "br" } });
  expect([packed.headers()["content-encoding"], packed.headers()["cache-control"]]).toEqual([
    "br",
    "public, max-age=31536000, immutable",
  ]);
  for (const file of [
    "/favicon.ico",
    "/favicon.svg",
    "/icon-192.png",
    "/manifest.webmanifest",
    "/robots.txt",
  ])
    expect((await request.get(file)).status()).toBe(200);
});

test.describe("with motion", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  test("nothing of a page is broken: no error on the console, no failed request, in a lesson and its rewards @long", async ({
    page,
    live,
  }) => {
    const problems: string[] = [];
    page.on("console", (message) => message.type() === "error" && problems.push(message.text()));
    page.on("pageerror", (error) => problems.push(error.message));
    await signUp(page, live);
    await page.getByRole("button", { name: "Get Started" }).click();
    await page.waitForURL(`**/lesson/${FIRST_LESSON_ID}`);
    await playMission1(page);
    await page.getByRole("button", { name: "Continue" }).click();
    await page.getByRole("button", { name: "I'm Committed!" }).click();
    await page.goto("/courses/CourseTrack");
    await passCard(page);
    await page.getByRole("button", { name: "Get Started" }).click();
    await page.getByRole("button", { name: "Next" }).click();
    const [, slide] = missions[1]?.lesson.slides ?? [];
    if (slide === undefined || slide.type === "video") throw new Error("not a question");
    await solve(page, slide);
    await expect(page.getByText(lastWordsOf(slide))).toBeVisible();
    expect(problems).toEqual([]);
  });
});
