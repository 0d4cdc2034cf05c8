import type { Plugin } from "vite";
import { latePages } from "#app/copy/late-page.ts";

/*
 * Fallback while a document's script has not loaded, and without JavaScript (`.late` of
 * app/ui/tokens.css).
 */

const pageOf = ({ heading, text, noScript, again }: (typeof latePages)[keyof typeof latePages]) => `
    <div class="late" role="main">
      <p class="late-heading" role="heading" aria-level="1">${heading}</p>
      <p>${text}</p>
      <noscript><p>${noScript}</p></noscript>
      <a href="">${again}</a>
    </div>`;

/** Replaces the comment `<!--late-page:adults-->` of a document with the fallback for its readers. */
export const latePage: Plugin = {
  name: "late-page",
  transformIndexHtml: {
    order: "pre",
    handler: (html) =>
      html.replace(
        /\s*<!--late-page:(adults|children)-->/,
        (_mark, readers: keyof typeof latePages) => pageOf(latePages[readers]),
      ),
  },
};
