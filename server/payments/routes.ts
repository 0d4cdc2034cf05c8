import { Hono } from "hono";
import { askedPurposes } from "#domain/consent/asked-purposes.ts";
import { paths } from "#domain/routing/paths.ts";
import { requireUser } from "#server/auth/identity.ts";
import { describeOperation } from "#server/platform/http/openapi.ts";
import type { AppEnv } from "#server/platform/http/env.ts";
import { ApiError } from "#server/platform/http/errors.ts";
import { enqueueCheckout, newCheckoutEventId, purchaseEventId } from "#server/vendors/enqueue.ts";
import type { AuthenticatedContext } from "#server/auth/context.ts";
import { ifWithinRequests } from "#server/auth/request-limits.ts";
import { readPaymentStatus } from "./purchases.ts";

/** Buying the course: /api/checkout and /api/me/payment. */
export function paymentRoutes(server: AuthenticatedContext) {
  // What was bought belongs to the account, whoever made its family.
  const user = requireUser(server.authContext, { whileFamilyUnconfirmed: true });
  return new Hono<AppEnv>()
    .get("/settings", describeOperation("What the pages may know of this installation"), (c) =>
      c.json({
        support_email: server.config.supportEmail,
        survey_url: server.config.surveyUrl,
        /** What families are asked to agree to. */
        purposes: askedPurposes((service) => server.config[service] !== null),
      }),
    )
    .get(
      "/buy",
      describeOperation("Leads somebody without an account to the payment page"),
      (c) => {
        const page = paymentPage(server);
        if (page === null)
          return c.redirect(
            `${server.config.publicUrl}${paths.publicBeta("payment_unavailable")}`,
            303,
          );
        return c.redirect(page, 303);
      },
    )
    .post(
      "/checkout",
      describeOperation("URL of the payment page, for this family"),
      user,
      async (c) => {
        const { userId } = c.var.identity;
        const url = checkoutUrl(server, userId);
        if (url === null) throw new ApiError("payment_unavailable");
        // The family gets to the payment page whether or not the ad service hears of it.
        const event = await ifWithinRequests(
          server.authContext,
          "conversion_function_account",
          userId,
          () => enqueueCheckout(server.db, server, userId, c.req.header("user-agent")),
          ({ isQueued }) => isQueued,
        );
        return c.json({ url, event_id: event?.eventId ?? newCheckoutEventId() });
      },
    )
    .get("/me/payment", describeOperation("Has the family bought the course?"), user, async (c) => {
      c.header("Cache-Control", "no-store");
      const payment = await readPaymentStatus(server.db, c.var.identity.userId);
      // The pixel names the same event as the server.
      return c.json({
        paid: payment !== null,
        event_id: payment === null ? null : purchaseEventId(payment),
      });
    });
}

/** The configured page, else the one of a local install. */
const paymentPage = ({ config }: AuthenticatedContext): string | null =>
  config.payment.url ?? (config.devPages ? `${config.publicUrl}/dev/checkout` : null);

/** The page for a family: named by its id alone, no name and no e-mail. */
function checkoutUrl(server: AuthenticatedContext, userId: string): string | null {
  const page = paymentPage(server);
  if (page === null) return null;
  const url = new URL(page);
  url.searchParams.set("client_reference_id", userId);
  url.searchParams.set(
    "return_url",
    server.config.publicUrl + paths.courseMap({ payment: "true" }),
  );
  return url.href;
}
