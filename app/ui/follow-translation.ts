import { afterPaint } from "./after-paint.ts";

/** Keeps changing texts right on a page that the browser translates; loaded behind the first screen. */
export const followTranslationLater = () =>
  afterPaint(async () =>
    (await import("./translated-page.ts")).followTranslation(document.documentElement),
  );
