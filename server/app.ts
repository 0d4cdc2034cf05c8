import { randomUUID } from "node:crypto";
import { Hono } from "hono";
import type { Context } from "hono";
import { matchedRoutes } from "hono/route";
import { generateSpecs } from "hono-openapi";
import { previewRoutes } from "./authoring/preview-routes.ts";
import { clipRoutes } from "./authoring/clips/routes.ts";
import { courseFileRoutes } from "./authoring/course-files/routes.ts";
import { listRoutes } from "./authoring/list-routes.ts";
import { slideBatchRoutes } from "./authoring/slide-batch-routes.ts";
import { speechRoutes } from "./authoring/speech-routes.ts";
import { authoringRoutes } from "./authoring/routes.ts";
import { presenceRoutes } from "./authoring/presence-routes.ts";
import { translationRoutes } from "./authoring/translation-routes.ts";
import { uploadRoutes } from "./authoring/uploads.ts";
import { authRoutes } from "./auth/routes.ts";
import type { ServerContext } from "./context.ts";
import { CHILD_PREFIX } from "./auth/child.ts";
import { ANSWER_MARK } from "#domain/wire/answer-mark.ts";
import { allowanceRoutes, jarRoutes } from "./families/allowance-routes.ts";
import { childrenRoutes } from "./families/children-routes.ts";
import { meRoutes } from "./families/me.ts";
import { familyRoutes } from "./families/routes.ts";
import { functionRoutes } from "./functions.ts";
import { mediaRoutes } from "./content/media-routes.ts";
import { limitBody } from "./platform/http/body-limit.ts";
import { documentRoutes, shippedScripts } from "./platform/files/documents.ts";
import type { AppEnv } from "./platform/http/env.ts";
import { errorDetails } from "#server/copy/error-details.ts";
import { jsonText, stringify } from "./platform/http/json-text.ts";
import type { JsonText } from "./platform/http/json-text.ts";
import { answerError, ApiError } from "./platform/http/errors.ts";
import { securityHeaders } from "./platform/http/security-headers.ts";
import { insightRoutes, pageCountRoutes } from "./insight/routes.ts";
import { feedbackFormRoutes } from "./learning/feedback-form.ts";
import { readLearned } from "./learning/learned.ts";
import { learnedRoutes } from "./learning/learned-routes.ts";
import { lessonLanguageRoutes } from "./learning/lesson-language-routes.ts";
import { missionCardRoutes } from "./learning/mission-card-routes.ts";
import { reviewRoutes } from "./learning/review-routes.ts";
import { learningRoutes } from "./learning/routes.ts";
import { weeklySummaryRoutes } from "./learning/weekly-summary-routes.ts";
import { mailboxRoutes } from "./platform/mail/mailbox-routes.ts";
import { devCheckoutRoutes } from "./payments/dev-checkout.ts";
import { vendorRoutes } from "./vendor-delivery/routes.ts";
import { crashRoutes, metricsRoutes } from "./metrics-routes.ts";
import { paymentRoutes } from "./payments/routes.ts";
import { privacyRoutes } from "./privacy/routes.ts";
import { unsubscribeRoutes } from "./privacy/unsubscribe-routes.ts";
import { reminderRoutes } from "./reminders/routes.ts";
import { troubleOf } from "./platform/trouble.ts";
import { VERSION } from "./platform/version.ts";
import { consentRoutes } from "./consents/routes.ts";
import { limitRequests } from "./auth/request-limits.ts";
import { warnOfUntrustedProxy } from "./platform/http/client-ip-address.ts";

/** Our own API. Its type is what the browser's client is typed by. */
function apiRoutes(server: ServerContext, scripts: ReadonlySet<string>) {
  const played = new Hono<AppEnv>()
    .route("/", meRoutes(server))
    .route("/", learningRoutes(server))
    .route("/", reviewRoutes(server))
    .route("/", jarRoutes(server))
    .route("/", missionCardRoutes(server));
  const api = new Hono<AppEnv>()
    .use(limitRequests(server.authContext))
    .use(limitBody())
    .route("/", played)
    .route("/", familyRoutes(server))
    .route("/", childrenRoutes(server))
    .route("/", allowanceRoutes(server))
    .route("/", learnedRoutes(server))
    .route("/", lessonLanguageRoutes(server))
    .route("/", weeklySummaryRoutes(server))
    .route("/", feedbackFormRoutes(server))
    .route("/", reminderRoutes(server))
    .route("/", vendorRoutes(server))
    .route("/", pageCountRoutes(server))
    .route("/", paymentRoutes(server))
    .route(
      "/",
      privacyRoutes(server, (child) => readLearned(server, child)),
    )
    .route("/", consentRoutes(server))
    .route("/", unsubscribeRoutes(server))
    .route("/", crashRoutes(server, scripts))
    .route("/", previewRoutes(server))
    .route("/staff", staffRoutes(server));
  // The same for a child by its id. Not in the type: the browser's client has it from `played`.
  api.route(CHILD_PREFIX, played);
  return api;
}

/**
 * The pattern that answered, for the log and the metrics: the URL itself holds whatever somebody
 * put into it.
 */
const routeOf = (c: Context<AppEnv>) =>
  matchedRoutes(c).findLast(({ method, path }) => method !== "ALL" && !path.endsWith("*"))?.path ??
  "document";

export type Api = ReturnType<typeof apiRoutes>;
/** What the lesson builder may call. */
const staffRoutes = (server: ServerContext) =>
  new Hono<AppEnv>()
    .route("/", authoringRoutes(server))
    .route("/", listRoutes(server))
    .route("/", slideBatchRoutes(server))
    .route("/", clipRoutes(server))
    .route("/", speechRoutes(server))
    .route("/", courseFileRoutes(server))
    .route("/", translationRoutes(server))
    .route("/", presenceRoutes(server))
    .route("/", insightRoutes(server));

export type StaffApi = ReturnType<typeof staffRoutes>;
export type Functions = ReturnType<typeof functionRoutes>;

/**
 * The whole product as one HTTP application; `distDir` null serves no web documents (tests of the
 * API alone).
 */
export async function createApp(server: ServerContext, distDir: string | null) {
  const app = new Hono<AppEnv>();
  app.onError(answerError);
  app.use(async (c, next) => {
    const requestId = randomUUID();
    c.set("requestId", requestId);
    c.set("log", server.log);
    const started = performance.now();
    await next();
    c.res.headers.set(ANSWER_MARK, "1");
    // A connection that is kept would bring the next request here too.
    if (server.isStopping()) c.res.headers.set("Connection", "close");
    const ms = performance.now() - started;
    const [method, route, status] = [c.req.method, routeOf(c), c.res.status];
    server.log.info({ requestId, method, route, status, ms: Math.round(ms) }, "request");
    const trouble = troubleOf(c.error);
    if (trouble !== null) server.metrics.troubles.inc({ kind: trouble });
    server.metrics.requests.observe({ method, route, status }, ms / 1000);
  });
  app.use(warnOfUntrustedProxy(server));
  app.use(securityHeaders(server.config.publicUrl.startsWith("https:")));

  app.route("/", metricsRoutes(server));
  app.get("/healthz", (c) => c.json({ ok: true, version: VERSION }));
  app.get("/readyz", async (c) => {
    if (server.isStopping()) throw new ApiError("unavailable", errorDetails.instanceStopping);
    await server.checkDatabase();
    return c.json({ ok: true });
  });

  const uploads = uploadRoutes(server);
  app.route("/api/staff/uploads", uploads); // before the API, whose bodies are small
  const api = apiRoutes(server, await shippedScripts(distDir));
  const documented = new Hono<AppEnv>().route("/staff/uploads", uploads).route("/", api);
  app.route("/api", openApiRoutes(server, documented));
  app.route("/api", api);
  app.route("/functions/v1", functionRoutes(server));
  app.route("/auth/v1", authRoutes(server.authContext));
  app.route("/media", mediaRoutes(server));
  app.route("/dev", mailboxRoutes(server.config, server.mailbox));
  app.route("/dev", devCheckoutRoutes(server));
  app.all("/api/*", () => {
    throw new ApiError("not_found", errorDetails.noSuchCall);
  });
  app.all("/functions/*", () => {
    throw new ApiError("not_found", errorDetails.noSuchFunction);
  });
  app.all("/media/*", () => {
    throw new ApiError("not_found", errorDetails.noSuchFile);
  });
  app.all("/dev/*", () => {
    throw new ApiError("not_found");
  });
  if (distDir !== null)
    app.route(
      "/",
      await documentRoutes(distDir, server.config, (page) => server.openedPages.count(page)),
    );
  app.notFound((c) => answerError(new ApiError("not_found"), c));
  return app;
}

/** Says what the API takes and answers: written at the first request and kept, since it takes long. */
function openApiRoutes(server: ServerContext, api: Hono<AppEnv>) {
  let written: Promise<JsonText<object>> | null = null;
  return new Hono<AppEnv>().get("/openapi.json", limitRequests(server.authContext), async (c) =>
    jsonText(c, await (written ??= writeDocument(api)), null),
  );
}

const writeDocument = async (api: Hono<AppEnv>): Promise<JsonText<object>> =>
  stringify(
    await generateSpecs(api, {
      documentation: {
        info: { title: "Treasure Tracker", version: VERSION },
        servers: [{ url: "/api" }],
      },
    }),
  );
