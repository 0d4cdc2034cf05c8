import type { Plugin } from "vite";
import { latePages } from "#app/copy/late-page.ts";

/*
 * What a document shows while its script does not come, and instead of it where the browser runs none
 * (`.late` of app/ui/tokens.css).
 */

const pageOf = ({ heading, text, noScript, again }: (typeof latePages)[keyof typeof latePages]) => `
    <div class="late" role="main">
      <p class="late-heading" role="heading" aria-level="1">${heading}</p>
      <p>${text}</p>
      <noscript><p>${noScript}</p></noscript>
      <a href="">${again}</a>
    </div>`;

/** Writes the words for its readers where a document says `<!--late-page:adults-->`. */
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
