import type { Page } from "@playwright/test";
import { buildWeb } from "#tools/build/build-web.ts";
import { LESSON, newPage, openBrowserBench, signInAtQuiz } from "./browser.ts";
import type { BrowserBench } from "./browser.ts";
import { digits } from "./command.ts";
import type { BenchOptions, Table } from "./command.ts";
import { median } from "./median.ts";
import { throttle, visit, watchQuiz } from "./page-visit.ts";
import type { Quiz, Visit } from "./page-visit.ts";
import { openOtherCheckout } from "./other-checkout.ts";
import type { OtherCheckout } from "./other-checkout.ts";
import { buildBareQuiz } from "./bare-quiz.ts";
import { serveBareQuiz } from "./bare-quiz-server.ts";
import { throttleWorker } from "./worker-line.ts";
import { firstQuiz } from "#tests/e2e/first-quizzes.ts";

/** A page that shows one quiz. */
interface Contender {
  name: string;
  url: string;
  quiz: Quiz;
  prepare(page: Page): Promise<void>;
  hasWorker: boolean;
}

type Cache = "cold" | "warm" | "worker";
type Line = "throttled" | "unthrottled";

const OURS = "ours";
const BEFORE = "ours before";
const BARE = "bare React quiz";
const HEAD = [
  "line",
  "page",
  "cold: answers shown ms",
  "to ours",
  "warm ms",
  "of its cold",
  "service worker ms",
  "of its cold",
  "right answer confirmed ms",
  "requests",
  "bytes",
  "JS bytes",
];

const byText: Quiz = {
  answers: '[role="radio"], input[type="radio"]',
  right: (page) => page.getByText(firstQuiz.right, { exact: true }),
};

const contenderOf = ({ url, right, signInAtQuiz: signInThere }: OtherCheckout): Contender => ({
  name: BEFORE,
  url: url + LESSON,
  quiz: { ...byText, right: (page) => page.getByText(right, { exact: true }) },
  prepare: signInThere,
  hasWorker: true,
});

/**
 * Time until the answers are shown in a lesson that opens at a quiz, and until the right one is
 * confirmed, beside a bare React quiz and, if asked, another checkout of the product. Rounds are
 * interleaved.
 */
export async function firstSlide(options: BenchOptions): Promise<Table> {
  const { rounds, line, other } = options;
  await buildWeb();
  const bench = await openBrowserBench("dist");
  const before = other === null ? null : await openOtherCheckout(other);
  const served = await serveBareQuiz(await buildBareQuiz());
  const contenders: Contender[] = [
    {
      name: OURS,
      url: bench.url + LESSON,
      quiz: byText,
      prepare: (page) => signInAtQuiz(page, bench),
      hasWorker: true,
    },
    ...(before === null ? [] : [contenderOf(before)]),
    {
      name: BARE,
      url: `${served.url}/`,
      quiz: byText,
      prepare: () => Promise.resolve(),
      hasWorker: false,
    },
  ];
  const lines: Line[] = line === null ? ["throttled", "unthrottled"] : [line];
  const visits = new Visits();
  for (let round = 0; round < rounds; round++)
    for (const each of lines)
      for (const contender of contenders) {
        console.error(`round ${round + 1}, ${each}: ${contender.name}`);
        await visitCaches(bench, contender, each, visits);
        if (contender.hasWorker) await visitWithWorker(bench, contender, each, visits);
      }
  await bench.close();
  await before?.close();
  await served.close();
  return {
    title: `First slide: median of ${rounds}`,
    head: HEAD,
    rows: lines.flatMap((each) => contenders.map(({ name }) => visits.row(each, name))),
    notes: lines.map((each) => visits.ratios(each, contenders)),
  };
}

async function visitCaches(bench: BrowserBench, contender: Contender, line: Line, visits: Visits) {
  const page = await newPage(bench);
  await contender.prepare(page);
  await watchQuiz(page, contender.quiz);
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("Network.enable"); // counts requests
  if (line === "throttled") await throttle(cdp);
  for (const cache of ["cold", "warm"] as const) {
    visits.add(line, contender.name, cache, await visit(page, cdp, contender.url, contender.quiz));
    await page.goto("about:blank");
    if (cache === "cold") await leaveAtQuestion(page, contender);
  }
  await page.context().close();
}

/** On the slow line a release may fetch clips ahead for more than half a minute. */
const IDLE_WITHIN_MS = 180_000;

/** Opens the page and leaves it without an answer: what a child comes back to. */
async function leaveAtQuestion(page: Page, { url, quiz }: Contender): Promise<void> {
  await page.goto(url);
  await page.locator(quiz.answers).first().waitFor();
  await page.waitForLoadState("networkidle", { timeout: IDLE_WITHIN_MS });
  await page.goto("about:blank");
}

/** The second visit, with the service worker that the first has installed. */
async function visitWithWorker(
  bench: BrowserBench,
  contender: Contender,
  line: Line,
  visits: Visits,
) {
  const page = await newPage(bench, "allow");
  await contender.prepare(page);
  await watchQuiz(page, contender.quiz);
  await page.goto(contender.url);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await leaveAtQuestion(page, contender);
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("Network.enable"); // counts requests
  if (line === "throttled") {
    await throttle(cdp);
    await throttleWorker(bench.browser, new URL(contender.url).origin);
  }
  visits.add(line, contender.name, "worker", await visit(page, cdp, contender.url, contender.quiz));
  await page.context().close();
}

/** All visits of a run, by line, page and cache. */
class Visits {
  readonly #visits = new Map<string, Visit[]>();

  add(line: Line, name: string, cache: Cache, measured: Visit): void {
    const key = `${line} ${name} ${cache}`;
    // A run that is ended early still shows what it measured.
    console.error(
      `${key}: answers ${digits(measured.answersMs)}, right ${digits(measured.confirmedMs)} ms`,
    );
    this.#visits.set(key, [...(this.#visits.get(key) ?? []), measured]);
  }

  #median(line: Line, name: string, cache: Cache, field: keyof Visit): number {
    const all = this.#visits.get(`${line} ${name} ${cache}`) ?? [];
    return median(all.map((measured) => measured[field]));
  }

  row(line: Line, name: string): string[] {
    const cold = (field: keyof Visit) => this.#median(line, name, "cold", field);
    const warm = this.#median(line, name, "warm", "answersMs");
    const worker = this.#median(line, name, "worker", "answersMs");
    const ours = this.#median(line, OURS, "cold", "answersMs");
    const ratio = (ms: number, to: number) => (ms === 0 ? "" : digits(ms / to, 2));
    return [
      line,
      name,
      digits(cold("answersMs")),
      ratio(cold("answersMs"), ours),
      digits(warm),
      ratio(warm, cold("answersMs")),
      worker === 0 ? "" : digits(worker),
      ratio(worker, cold("answersMs")),
      digits(cold("confirmedMs")),
      digits(cold("requests")),
      digits(cold("bytes")),
      digits(cold("scriptBytes")),
    ];
  }

  /** Says how this run compares with the checkout before and with the bare React quiz. */
  ratios(line: Line, contenders: readonly Contender[]): string {
    const ms = (name: string, cache: Cache) => this.#median(line, name, cache, "answersMs");
    const before = contenders.some(({ name }) => name === BEFORE) ? BEFORE : null;
    const of = (cache: Cache) =>
      before === null
        ? []
        : [`${cache} ${digits(ms(OURS, cache) / ms(before, cache), 2)} of before`];
    return [
      `${line}: cold ${digits(ms(OURS, "cold") / ms(BARE, "cold"), 2)} of the bare React quiz`,
      ...of("cold"),
      ...of("warm"),
      ...of("worker"),
    ].join("; ");
  }
}
