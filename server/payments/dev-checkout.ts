import { randomUUID } from "node:crypto";
import { Hono } from "hono";
import { html } from "hono/html";
import {
  COURSE_CURRENCY,
  COURSE_PRICE_CENTS,
  COURSE_PRICE_USD,
  SETUP_PROOF_MS,
} from "#domain/constants.ts";
import { parseEmail } from "#domain/family/email.ts";
import { paths } from "#domain/routing/paths.ts";
import { checkoutPage as words } from "#server/copy/pages.ts";
import { color } from "#server/platform/colors.ts";
import { FORM_PAGE_POLICY, htmlPage } from "#server/platform/http/html-page.ts";
import { isLocalInstall } from "#server/platform/http/client-ip-address.ts";
import { limitBody } from "#server/platform/http/body-limit.ts";
import type { AppEnv } from "#server/platform/http/env.ts";
import { ApiError } from "#server/platform/http/errors.ts";
import type { AuthenticatedContext } from "#server/auth/context.ts";
import { setupLinkSecret, signSetupLink } from "./setup.ts";
import { signWebhook } from "./stripe.ts";
import { takePaymentMessage } from "./webhook.ts";

/**
 * The payment page of a local install: it takes no money, and sends the same signed message that
 * the real provider sends. With a family's id it leads back to the course; without one it sells to
 * somebody without an account and leads to the set-up.
 */
export function devCheckoutRoutes(server: AuthenticatedContext) {
  const { config } = server;
  const app = new Hono<AppEnv>();
  app.use("/checkout", async (c, next) => {
    if (!isLocalInstall(c, config)) throw new ApiError("not_found");
    const site = c.req.header("sec-fetch-site");
    if (c.req.method === "POST" && site !== undefined && site !== "same-origin")
      throw new ApiError("not_found");
    await next();
    c.header("Content-Security-Policy", FORM_PAGE_POLICY);
    c.header("Cache-Control", "no-store");
  });
  app.use("/checkout", limitBody());
  app.get("/checkout", (c) => c.html(page(c.req.query("client_reference_id") === undefined, null)));
  app.post("/checkout", async (c) => {
    const userId = c.req.query("client_reference_id");
    const form = new URLSearchParams(await c.req.text());
    const email = parseEmail(form.get("email") ?? "");
    const name = form.get("name") ?? "";
    if (userId === undefined && email === null) return c.html(page(true, words.emailMissing), 400);
    await pay(server, { userId: userId ?? null, email });
    return c.redirect(
      userId === undefined
        ? setupUrl(server, email ?? "", name)
        : returnUrl(server, c.req.query("return_url")),
      303,
    );
  });
  return app;
}

/** Only a place of our own, whatever the URL says. */
function returnUrl(server: AuthenticatedContext, requested: string | undefined): string {
  const home = server.config.publicUrl;
  const url = URL.parse(requested ?? "", home);
  return url !== null && url.origin === new URL(home).origin
    ? url.href
    : `${home}${paths.courseMap({ payment: "true" })}`;
}

function setupUrl(server: AuthenticatedContext, email: string, name: string): string {
  const expires = Math.floor((server.now().getTime() + SETUP_PROOF_MS) / 1000);
  const signature = signSetupLink(setupLinkSecret(server), email, expires);
  return (
    server.config.publicUrl + paths.setup({ email, name, expires: String(expires), signature })
  );
}

async function pay(
  server: AuthenticatedContext,
  buyer: { userId: string | null; email: string | null },
): Promise<void> {
  const created = Math.floor(server.now().getTime() / 1000);
  const session = {
    id: `cs_test_${randomUUID().replaceAll("-", "")}`,
    object: "checkout.session",
    payment_intent: `pi_${randomUUID().replaceAll("-", "")}`,
    payment_status: "paid",
    amount_subtotal: COURSE_PRICE_CENTS,
    amount_total: COURSE_PRICE_CENTS,
    currency: COURSE_CURRENCY,
    livemode: server.config.payment.isLive,
    client_reference_id: buyer.userId,
    customer_details: { email: buyer.email },
    created,
  };
  const event = {
    id: `evt_${randomUUID()}`,
    object: "event",
    type: "checkout.session.completed",
    created,
    data: { object: session },
  };
  const payload = JSON.stringify(event);
  await takePaymentMessage(server, payload, await signWebhook(server, payload));
}

const STYLE = `
body { max-width: 26rem; }
form { display: grid; gap: 1rem; }
input { display: block; width: 100%; box-sizing: border-box; font: inherit; padding: 0.6rem; border: 2px solid ${color.fieldEdge}; border-radius: 12px; }
`;

const page = (asksEmail: boolean, problem: string | null) =>
  htmlPage({
    title: words.heading,
    heading: words.heading,
    style: STYLE,
    body: html`<p>${words.product}, <strong>$${COURSE_PRICE_USD}</strong>. ${words.standIn}</p>
      ${problem === null ? "" : html`<p role="alert">${problem}</p>`}
      <form method="post">
        ${
          asksEmail
            ? html`<label
                  >${words.email} <input name="email" type="email" autocomplete="email" required
                /></label>
                <label
                  >${words.name} <input name="name" autocomplete="given-name" required
                /></label>`
            : ""
        }
        <button>${words.pay(COURSE_PRICE_USD)}</button>
      </form>`,
  });
