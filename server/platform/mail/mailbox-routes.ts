import { Hono } from "hono";
import { html, raw } from "hono/html";
import { mailboxPage as words } from "#server/copy/pages.ts";
import { isLocalInstall } from "#server/platform/http/client-ip-address.ts";
import { color } from "#server/platform/colors.ts";
import type { Config } from "#server/platform/config/config.ts";
import { htmlPage } from "#server/platform/http/html-page.ts";
import type { AppEnv } from "#server/platform/http/env.ts";
import { ApiError } from "#server/platform/http/errors.ts";
import type { Mailbox } from "./mailbox.ts";

// The page belongs to no zone; the mails inside are framed without any rights.
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; img-src 'self' data:; frame-ancestors 'self'; base-uri 'none'";

const STYLE = `
body { font-size: 17px; max-width: 42rem; margin: 2rem auto; }
article { background: ${color.white}; border-radius: 20px; padding: 1rem; margin: 1rem 0; }
h2 { font-size: 1.1rem; margin: 0; }
p { margin: 0.2rem 0 0.8rem; color: ${color.inkSoft}; }
iframe { width: 100%; height: 30rem; border: 0; border-radius: 12px; }
`;

/** /dev/mailbox: the captured mails, newest first; open on a local install alone. */
export function mailboxRoutes(config: Config, mailbox: Mailbox) {
  const app = new Hono<AppEnv>();
  app.use(async (c, next) => {
    if (!isLocalInstall(c, config)) throw new ApiError("not_found");
    await next();
    c.header("Cache-Control", "no-store");
  });
  app.get("/mailbox.json", async (c) => c.json(await mailbox.list(c.req.query("to"))));
  app.get("/mailbox", async (c) => {
    const mails = await mailbox.list(c.req.query("to"));
    c.header("Content-Security-Policy", POLICY);
    return c.html(
      htmlPage({
        title: words.title,
        heading: words.heading,
        style: STYLE,
        body: html`${mails.length === 0 ? html`<p>${words.empty}</p>` : ""}
        ${mails.map(
          (mail) =>
            html`<article>
              <h2>${mail.subject}</h2>
              <p>${words.sentTo(mail.to, mail.createdAt)}</p>
              <iframe
                title="${words.frame(mail.to)}"
                sandbox="allow-popups allow-top-navigation-by-user-activation"
                srcdoc="${raw(escapeAttribute(mail.html.replace("<head>", '<head><base target="_top">')))}"
              ></iframe>
            </article>`,
        )}`,
      }),
    );
  });
  return app;
}

const escapeAttribute = (text: string) => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;");
