import { Hono } from "hono";
import * as v from "valibot";
import { listOf, recordOf } from "#domain/bounded.ts";
import { EVENTS_PER_BATCH } from "#domain/constants.ts";
import { PARENT_ZONE_PAGES } from "#domain/routing/routes.ts";
import { UTM_PARAMS } from "#domain/wire/utm.ts";
import { optionalUser } from "#server/auth/identity.ts";
import { Id } from "#server/platform/http/fields.ts";
import { sourceOf } from "#server/platform/http/client-ip-address.ts";
import { withinDaily } from "#server/auth/request-limits.ts";
import { describeOperation } from "#server/platform/http/openapi.ts";
import type { AppEnv } from "#server/platform/http/env.ts";
import { valid } from "#server/platform/http/validate.ts";
import { requestOwner } from "#server/consents/owner.ts";
import { readConsents } from "#server/consents/consents.ts";
import { newViews, sendPageViews } from "./page-analytics.ts";
import { isProduction } from "#server/vendors/production.ts";
import type { AuthenticatedContext } from "#server/auth/context.ts";

const PATHS = Object.keys(PARENT_ZONE_PAGES) as [
  keyof typeof PARENT_ZONE_PAGES,
  ...(keyof typeof PARENT_ZONE_PAGES)[],
];
const plain = v.pipe(
  v.string(),
  v.minLength(1),
  v.maxLength(255),
  v.regex(/^[^@\p{Cc}]+$/u, "takes no e-mail address"),
);
const View = v.strictObject({
  event_id: Id,
  path: v.picklist(PATHS),
  referrer: v.optional(v.pipe(plain, v.regex(/^https?:\/\/[^/?#]+$/, "takes an origin"))),
  campaign: v.optional(recordOf(v.picklist(UTM_PARAMS), plain, UTM_PARAMS.length)),
});
const PageViewsBody = v.strictObject({
  views: listOf(View, EVENTS_PER_BATCH, 1),
  /** Whose consent counts while nobody is signed in. */
  signup_id: v.optional(Id),
});

/** What the parent zone needs to measure themselves: /api/telemetry and /api/page-views. */
export function vendorRoutes(server: AuthenticatedContext) {
  const { config, db } = server;
  /**
   * The running requests to the page analytics, by owner: the views of one visit arrive in their
   * order.
   */
  const sending = new Map<string, Promise<void>>();
  const inOrder = (owner: string, work: () => Promise<void>) => {
    const isDone = (sending.get(owner) ?? Promise.resolve())
      .then(work)
      .catch((error: unknown) =>
        server.log.warn({ vendor: "plausible", err: error }, "page views not sent"),
      )
      .finally(() => sending.get(owner) === isDone && sending.delete(owner));
    sending.set(owner, isDone);
  };

  return new Hono<AppEnv>()
    .get(
      "/telemetry",
      describeOperation("Which vendors pages of the parent zone may talk to, after consent"),
      (c) =>
        c.json({
          mixpanel:
            config.mixpanel === null
              ? null
              : { token: config.mixpanel.token, api_host: config.mixpanel.apiUrl },
          pixel:
            config.meta === null ? null : { id: config.meta.pixelId, url: config.meta.pixelUrl },
          page_analytics: config.plausible !== null,
          /** Purchases count on the production host alone. */
          counts_purchases: isProduction(config),
        }),
    )
    .post(
      "/page-views",
      describeOperation("Sends page views to the page analytics, where the parent agreed", 202),
      optionalUser(server.authContext),
      valid("json", PageViewsBody),
      async (c) => {
        const { signup_id, views } = c.req.valid("json");
        const owner = requestOwner(c.var.identity, signup_id);
        const { plausible } = config;
        const taken =
          plausible !== null &&
          c.req.header("sec-gpc") !== "1" &&
          (await readConsents(db, owner)).analytics;
        // Nobody waits for it, and a view that was not sent is not sent later.
        const userAgent = c.req.header("user-agent");
        if (taken) {
          const [counter, key] =
            "userId" in owner
              ? (["page_views_account", owner.userId] as const)
              : (["page_views_source", sourceOf(c, config)] as const);
          const added = await withinDaily(
            server.authContext,
            counter,
            key,
            () => newViews(server, views),
            { points: views.length, used: ({ length }) => length },
          );
          inOrder("userId" in owner ? owner.userId : owner.signupId, () =>
            sendPageViews(server, plausible, added, userAgent),
          );
        }
        return c.json({ taken }, 202);
      },
    );
}
