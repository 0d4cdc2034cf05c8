import { Hono } from "hono";
import { html, raw } from "hono/html";
import { isLocalInstall } from "#server/platform/http/client-ip-address.ts";
import type { Config } from "#server/platform/config/config.ts";
import type { AppEnv } from "#server/platform/http/env.ts";
import { ApiError } from "#server/platform/http/errors.ts";
import type { Mailbox } from "./mailbox.ts";

// The page belongs to no zone; the mails inside are framed without any rights.
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; img-src 'self' data:; frame-ancestors 'self'; base-uri 'none'";

/** /dev/mailbox: the captured mails, newest first; open on a local install alone. */
export function mailboxRoutes(config: Config, mailbox: Mailbox) {
  const app = new Hono<AppEnv>();
  app.use(async (c, next) => {
    if (!isLocalInstall(c, config)) throw new ApiError("not_found", "There is nothing here.");
    await next();
    c.header("Cache-Control", "no-store");
  });
  app.get("/mailbox.json", async (c) => c.json(await mailbox.list(c.req.query("to"))));
  app.get("/mailbox", async (c) => {
    const mails = await mailbox.list(c.req.query("to"));
    c.header("Content-Security-Policy", POLICY);
    return c.html(
      html`<!doctype html>
        <html lang="en">
          <head>
            <meta charset="utf-8" />
            <meta name="viewport" content="width=device-width, initial-scale=1" />
            <title>Mailbox</title>
            <style>
              body {
                font:
                  17px/1.5 system-ui,
                  sans-serif;
                max-width: 42rem;
                margin: 2rem auto;
                padding: 0 1rem;
                background: #fff9ee;
                color: #3a2320;
              }
              article {
                background: #fff;
                border-radius: 20px;
                padding: 1rem;
                margin: 1rem 0;
              }
              h2 {
                font-size: 1.1rem;
                margin: 0;
              }
              p {
                margin: 0.2rem 0 0.8rem;
                color: #6b4a3a;
              }
              iframe {
                width: 100%;
                height: 30rem;
                border: 0;
                border-radius: 12px;
              }
            </style>
          </head>
          <body>
            <h1>Mailbox of this installation</h1>
            ${mails.length === 0 ? html`<p>No mail yet. Mails that the product sends show up here.</p>` : ""}
            ${mails.map(
              (mail) =>
                html`<article>
                  <h2>${mail.subject}</h2>
                  <p>to ${mail.to}, ${mail.createdAt}</p>
                  <iframe
                    title="Mail to ${mail.to}"
                    sandbox="allow-popups allow-top-navigation-by-user-activation"
                    srcdoc="${raw(escapeAttribute(mail.html.replace("<head>", '<head><base target="_top">')))}"
                  ></iframe>
                </article>`,
            )}
          </body>
        </html>`,
    );
  });
  return app;
}

const escapeAttribute = (text: string) => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;");
