import type { Page } from "@playwright/test";
import { answerQuestions, createAccount } from "#tests/e2e/fixtures.ts";
import { hasSecret, readMail } from "#tests/support/families.ts";
import { clientAt } from "#tests/support/client.ts";
import { slowPage } from "./browser.ts";
import type { BrowserBench } from "./browser.ts";

/** HTMLMediaElement.HAVE_FUTURE_DATA: the clip can play. */
const CAN_PLAY = 3;

/**
 * A family signs up by its pages, throttled: milliseconds from 'Get Started' until the clip of the
 * first slide can play.
 */
export async function getStarted(bench: BrowserBench): Promise<number> {
  const page = await slowPage(bench);
  const email = bench.newEmail();
  await answerQuestions(page);
  await createAccount(page, email);
  await page.goto(await linkTo(bench.url, email));
  await page.getByRole("button", { name: "Sign in" }).click();
  const button = page.getByRole("button", { name: "Get Started" });
  await button.waitFor();
  await page.waitForLoadState("networkidle");
  const shown = timeToClip(page);
  await button.click();
  const ms = await shown;
  await page.context().close();
  return ms;
}

const timeToClip = (page: Page) =>
  page.evaluate(
    (canPlay) =>
      new Promise<number>((resolve) =>
        document.addEventListener(
          "click",
          ({ timeStamp }) =>
            requestAnimationFrame(function look(now) {
              const video = document.querySelector("video");
              if ((video?.readyState ?? 0) >= canPlay) resolve(now - timeStamp);
              else requestAnimationFrame(look);
            }),
          { once: true, capture: true },
        ),
      ),
    CAN_PLAY,
  );

async function linkTo(url: string, email: string): Promise<string> {
  for (;;) {
    const [mail = { text: "" }] = await clientAt(url).mailsTo(email);
    if (hasSecret(mail)) return readMail(mail.text).link.href;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
