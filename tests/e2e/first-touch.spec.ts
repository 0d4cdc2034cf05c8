import { createAccount, expect, newEmail, signUp, test } from "./fixtures.ts";
import { CAMPAIGN, eventsOf, NAMES, PAGES, pagesOf, vendorsOf } from "./measuring.ts";

test.use({ measuring: true });

/** Each test looks at what its own visit brought. */
test.beforeEach(({ live }) => live.vendors?.forget());

test("before consent the pages of a visit stay on the device, without a name; another tab's yes sends them once", async ({
  page,
  live,
}) => {
  const vendors = vendorsOf(live);
  await page.goto(`/?${CAMPAIGN}`);
  await page.goto("/onboarding/parent-name");
  await page.getByLabel("Parent Name").fill(NAMES.parent);
  await page.keyboard.press("Enter");
  await page.getByLabel("Child Name").fill(NAMES.kid);
  await page.keyboard.press("Enter");
  await page.getByLabel("Child Age").fill(NAMES.age);
  await page.keyboard.press("Enter");
  await page.waitForURL("**/lesson/intro");
  const kept = () =>
    page.evaluate(() =>
      Object.entries(localStorage)
        .filter(([key]) => /telemetry|analytics/i.test(key))
        .flat()
        .join(" "),
    );
  expect(await kept()).toContain('"page_name":"Kid Age"');
  expect(await kept()).toContain('"child_age_band":"3-6"');
  for (const secret of [NAMES.kid, NAMES.parent, "sam@", `"${NAMES.age}"`])
    expect(await kept()).not.toContain(secret);
  expect(Object.values(vendors.byName).flatMap(({ requests }) => requests)).toEqual([]);

  // The tab is closed; a day later the parent goes on in another one.
  const later = await page.context().newPage();
  await page.close();
  await later.goto("/onboarding/create-account");
  await createAccount(later, newEmail(), "Yes to all");
  const pages = () => eventsOf(vendors).flatMap(({ properties }) => properties["page_name"] ?? []);
  // The vendor's library sends them in the order in which it could store them.
  await expect
    .poll(() => pages().toSorted())
    .toEqual(["Account Verify", "Create Account", "Kid Age", "Kid Name", "Landing", "Parent Name"]);
  await expect.poll(() => pagesOf(vendors).length).toBe(6);
  await later.reload();
  await expect.poll(() => pagesOf(vendors).length).toBe(7);
  expect(pagesOf(vendors).slice(0, 5)).toEqual(PAGES.slice(0, 5));
  expect(
    await later.evaluate(() =>
      Object.keys(localStorage).filter((key) => key.startsWith("telemetry")),
    ),
  ).toEqual([]);
});

test("what waits for consent goes when it is old, with a no, and when the measuring is refused at sign-in", async ({
  page,
  live,
}) => {
  const vendors = vendorsOf(live);
  const waiting = () => page.evaluate(() => localStorage.getItem("telemetryWaiting"));
  await page.goto("/?utm_source=letter");
  await page.goto("/privacy");
  await expect.poll(waiting).toContain("Landing");
  const SIX_DAYS_MS = 6 * 86_400_000;
  await page.clock.setFixedTime(Date.now() + SIX_DAYS_MS);
  await page.goto("/login");
  await expect.poll(waiting).toContain("Login");
  expect(await waiting()).not.toContain("Landing");
  expect(await page.evaluate(() => localStorage.getItem("telemetryFirstTouch"))).toContain(
    "letter",
  );

  await signUp(page, live);
  await page.goto("/privacy");
  await expect.poll(waiting).toBeNull();
  expect(await page.evaluate(() => localStorage.getItem("telemetryFirstTouch"))).toBeNull();
  expect(vendors.mixpanel.requests).toEqual([]);
});

test("page views of the child's zone go to our own server alone, also before there is an account", async ({
  page,
  live,
}) => {
  const sent: { path: string; body: string }[] = [];
  page.on("request", (request) =>
    sent.push({ path: new URL(request.url()).pathname, body: request.postData() ?? "" }),
  );
  await page.goto("/lesson/intro?utm_source=letter");
  await expect
    .poll(() => sent.filter(({ path }) => path === "/api/page-counts").map(({ body }) => body))
    .toEqual(['{"page":"Lesson Intro"}']);
  expect(await page.evaluate(() => localStorage.getItem("telemetryFirstTouch"))).toContain(
    "letter",
  );
  await signUp(page, live);
  await page.goto("/courses/CourseTrack");
  const views = () =>
    sent
      .filter(({ path }) => path.endsWith("/events"))
      .flatMap(
        ({ body }) => (JSON.parse(body) as { events: { name: string; data?: object }[] }).events,
      )
      .filter(({ name }) => name === "page_viewed")
      .map(({ data }) => data);
  await expect
    .poll(views)
    .toContainEqual({ page: "Course Track", category: "education", stage: "learning" });
  expect(sent.filter(({ path }) => path === "/api/page-counts")).toHaveLength(1);
});
