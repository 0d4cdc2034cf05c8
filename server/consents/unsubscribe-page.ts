import { html } from "hono/html";
import { unsubscribePage as words } from "#server/copy/pages.ts";
import { color } from "#server/platform/colors.ts";
import { htmlPage } from "#server/platform/http/html-page.ts";

const page = (heading: string, body: ReturnType<typeof html>) =>
  htmlPage({
    title: words.title,
    heading,
    style: `
body { max-width: 30rem; margin: 4rem auto; background: ${color.cream}; text-align: center; }
button { padding: 1rem 2rem; }
`,
    body,
  });

/** Asks, with a button that posts to the page's own URL: mail scanners open links. */
export const askingPage = ({ question, button }: { question: string; button: string }) =>
  page(question, html`<form method="post"><button>${button}</button></form>`);

/** Confirms that mails have ended. */
export const endedPage = ({ done, text }: { done: string; text: string }) =>
  page(done, html`<p>${text}</p>`);
