import { Hono } from "hono";
import { requireUser } from "#server/auth/identity.ts";
import type { ServerContext } from "#server/context.ts";
import { describes } from "#server/http/describe.ts";
import type { AppEnv } from "#server/http/env.ts";
import { ApiError } from "#server/http/errors.ts";
import { hasPaid } from "./purchases.ts";

/** Buying the course: /api/checkout and /api/me/payment. */
export function paymentRoutes(server: ServerContext) {
  const user = requireUser(server.auth);
  return new Hono<AppEnv>()
    .post("/checkout", describes("Address of the payment page, for this family"), user, (c) => {
      const url = checkoutUrl(server, c.var.identity.userId);
      if (url === null) throw new ApiError("payment_unavailable", "There is no payment page.");
      return c.json({ url });
    })
    .get("/me/payment", describes("Has the family bought the course?"), user, async (c) => {
      c.header("Cache-Control", "no-store");
      return c.json({ paid: await hasPaid(server.db, c.var.identity.userId) });
    });
}

/** The configured page, else the one of a local install; the family by its id alone, no name and no e-mail. */
function checkoutUrl(server: ServerContext, userId: string): string | null {
  const { publicUrl, smtpUrl, payment } = server.config;
  const page = payment.url ?? (smtpUrl === null ? `${publicUrl}/dev/checkout` : null);
  if (page === null) return null;
  const url = new URL(page);
  url.searchParams.set("client_reference_id", userId);
  url.searchParams.set("return_url", `${publicUrl}/courses/CourseTrack?payment=true`);
  return url.href;
}
