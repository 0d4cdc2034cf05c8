import { html, raw } from "hono/html";
import { color } from "#server/platform/colors.ts";

/** For pages with one form: nothing is loaded, and the form goes to our own host. */
export const FORM_PAGE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

const BASE_STYLE = `
body { font: 18px/1.5 system-ui, sans-serif; margin: 3rem auto; padding: 0 1rem; background: ${color.creamLight}; color: ${color.ink}; }
button { font: inherit; font-weight: bold; padding: 1rem; border: 0; border-radius: 99px; background: ${color.teal}; color: ${color.white}; }
`;

interface HtmlPage {
  title: string;
  heading: string;
  /** CSS after the style that all pages share; our own text, not escaped. */
  style: string;
  body: ReturnType<typeof html>;
}

/** A page that the server renders itself, outside the zones: it loads no script and no file. */
export const htmlPage = ({ title, heading, style, body }: HtmlPage) =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <style>
          ${raw(BASE_STYLE + style)}
        </style>
      </head>
      <body>
        <h1>${heading}</h1>
        ${body}
      </body>
    </html>`;
