import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { FIRST_LESSON_ID } from "#domain/constants.ts";
import { uploader } from "#tests/support/authoring.ts";
import { newFamily } from "#tests/support/families.ts";
import { junkFor } from "#tests/support/junk.ts";
import type { Schema } from "#tests/support/junk.ts";
import { startProcess } from "#tests/support/process.ts";
import { staffToken } from "#tests/support/staff-token.ts";
import { digits } from "./command.ts";
import { heldByDenseCourse } from "./dense-course.ts";
import type { BenchOptions, Table } from "./command.ts";
import { usage } from "./families.ts";
import { middle } from "./median.ts";
import { FILES } from "./slow-files.ts";

const CLIENTS = 6;
const HEALTH_EVERY_MS = 50;
/** Bodies that a route may take, from the largest on. */
const SIZES = [1024 * 1024 - 16, 256 * 1024 - 16, 64 * 1024 - 16];

/** A kind of route, by who may call it. Its schema is found in the document of each checkout. */
const ROUTES = [
  { who: "anyone", method: "post", path: "/api/page-views" },
  { who: "anyone", method: "post", path: "/api/crashes" },
  { who: "anyone", method: "post", path: "/api/pending-signups" },
  { who: "anyone", method: "post", path: "/auth/v1/otp" },
  { who: "anyone", method: "post", path: "/functions/v1/payment-webhook" },
  { who: "family", method: "post", path: "/api/events" },
  { who: "family", method: "patch", path: "/api/me" },
  { who: "author", method: "put", path: "/api/staff/order" },
  { who: "author", method: "post", path: "/api/staff/media-addresses" },
  { who: "author", method: "patch", path: "/api/staff/slides/{id}" },
] as const;
type Route = (typeof ROUTES)[number];

interface Documented {
  paths: Record<
    string,
    Record<string, { requestBody?: { content: Record<string, { schema: Schema }> } }>
  >;
}

/** A running checkout, with somebody of each kind. */
async function open(root?: string) {
  const dataDir = mkdtempSync(join(tmpdir(), "treasure-bench-"));
  const env = { DATA_DIR: dataDir, LOG_LEVEL: "silent" };
  const server = await startProcess(env, [], root);
  const family = await newFamily(server, { email: "loop@example.com" });
  const author = await staffToken(server.url, dataDir);
  const tokens = { anyone: undefined, family: family.token, author };
  const { paths } = (await server.request("GET", "/api/openapi.json")).body as Documented;
  const slides = await server.request("GET", `/api/staff/lessons/${FIRST_LESSON_ID}/slides`, {
    token: author,
  });
  const slideId = (slides.body.slides ?? slides.body)[0].id as string;
  const send = (route: Route, raw: string) =>
    server.request(route.method.toUpperCase(), route.path.replace("{id}", slideId), {
      raw,
      token: tokens[route.who],
    });
  return {
    server,
    tokens,
    send,
    schemaOf: ({ path, method }: Route) =>
      paths[path.replace("/api", "")]?.[method]?.requestBody?.content["application/json"]?.schema ??
      null,
    /** The longest time that the loop was held since it was last asked, in ms. */
    async held() {
      const { body } = await server.request("GET", "/metrics");
      const seconds = /^treasure_nodejs_eventloop_lag_max_seconds (\S+)$/m.exec(String(body))?.[1];
      return Number(seconds) * 1000;
    },
    /** The id of an author's upload. */
    async upload(kind: string, name: string, bytes: Uint8Array<ArrayBuffer>) {
      const tus = uploader({ ask: (path, init) => fetch(server.url + path, init) }, author);
      const created = await tus.create(kind, name, bytes.byteLength);
      const location = created.headers.get("location") ?? "";
      await tus.patch(location, 0, bytes);
      return location.slice(location.lastIndexOf("/") + 1);
    },
    async close() {
      await server.kill("SIGTERM");
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
type Side = Awaited<ReturnType<typeof open>>;

/** Median of how long the work holds the loop. */
async function medianHeld(side: Side, rounds: number, work: () => Promise<unknown>) {
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    await side.held();
    await work();
    times.push(await side.held());
  }
  return middle(times);
}

async function largestTaken(side: Side, route: Route): Promise<number> {
  for (const bytes of SIZES)
    if ((await side.send(route, JSON.stringify("x".repeat(bytes - 2)))).status !== 413)
      return bytes;
  return 0;
}

interface Worst {
  ms: number;
  what: string;
  text: string;
}

async function worstOf(side: Side, route: Route, rounds: number): Promise<Worst> {
  let worst: Worst = { ms: 0, what: "", text: "" };
  for (const { what, text } of junkFor(side.schemaOf(route), await largestTaken(side, route))) {
    const ms = await medianHeld(side, rounds, () => side.send(route, text));
    if (ms > worst.ms) worst = { ms, what, text };
  }
  return worst;
}

/** Uploads a file and asks for what reads it; undefined where it is too large for an upload. */
async function read(side: Side, { kind, name, make }: (typeof FILES)[number]) {
  const token = side.tokens.author;
  const upload = await side.upload(kind, name, await make());
  const [path, body] =
    kind === "course-file"
      ? ["course-files/plan", { upload, course: null }]
      : [`lessons/${FIRST_LESSON_ID}/files`, { upload, kind }];
  return () => side.server.request("POST", `/api/staff/${path}`, { token, body });
}

/** Six clients post junk; somebody asks /healthz all the while. */
async function underLoad(
  { server, send }: Side,
  junk: { route: Route; text: string }[],
  seconds: number,
) {
  const before = usage(server).memoryMb;
  const end = performance.now() + seconds * 1000;
  let [posts, most, unanswered] = [0, before, 0];
  const clients = Array.from({ length: CLIENTS }, async (_none, client) => {
    for (let n = client; performance.now() < end; n++) {
      const one = junk[n % junk.length];
      if (one !== undefined) await send(one.route, one.text).catch(() => undefined);
      posts++;
    }
  });
  const times: number[] = [];
  while (performance.now() < end) {
    const started = performance.now();
    // A server that has too much to do may cut the connection: that took as long as it took.
    const isAnswered = await fetch(`${server.url}/healthz`).then(
      async (answer) => (await answer.text()) !== "",
      () => false,
    );
    times.push(performance.now() - started);
    if (!isAnswered) unanswered++;
    most = Math.max(most, usage(server).memoryMb);
    await new Promise((next) => setTimeout(next, HEALTH_EVERY_MS));
  }
  await Promise.all(clients);
  return { posts, times, before, most, unanswered };
}

async function measure(root: string | undefined, { rounds, seconds }: BenchOptions) {
  const side = await open(root);
  const cells = new Map<string, string>();
  const note = (what: string, value: string) => {
    cells.set(what, value);
    console.error(`${what}: ${value}`);
  };
  note("loop held by nothing, ms", digits(await medianHeld(side, rounds, async () => undefined)));
  const junk: { route: Route; text: string }[] = [];
  for (const route of ROUTES) {
    const { ms, what, text } = await worstOf(side, route, rounds);
    note(
      `loop held by ${route.path} (${route.who}), ms`,
      `${digits(ms)} (${digits(text.length / 1024)} kB, ${what})`,
    );
    if (route.who === "anyone") junk.push({ route, text });
  }
  for (const file of FILES) {
    const ask = await read(side, file);
    note(`loop held by ${file.what} (author), ms`, digits(await medianHeld(side, rounds, ask)));
  }
  for (const [what, ms] of await heldByDenseCourse(side))
    note(`loop held by ${what} (author), ms`, digits(ms));
  const { posts, times, before, most, unanswered } = await underLoad(side, junk, seconds);
  const load = `six clients post junk for ${seconds} s`;
  note(`${load}: posts`, digits(posts));
  note(`${load}: /healthz median ms`, digits(middle(times)));
  note(`${load}: /healthz worst ms`, digits(Math.max(...times)));
  note(`${load}: /healthz without an answer`, digits(unanswered));
  note(`${load}: memory before and at most, MB`, `${digits(before)}, ${digits(most)}`);
  await side.close();
  return cells;
}

/**
 * How long junk holds the server's event loop, for each kind of route and file the worst of all kinds
 * of junk; and how the server answers while clients post it. Both checkouts one after the other.
 */
export async function loop(options: BenchOptions): Promise<Table> {
  const here = await measure(undefined, options);
  const other = options.other === null ? null : await measure(resolve(options.other), options);
  return {
    title: `Junk: medians of ${options.rounds}`,
    head: ["what", "here", ...(other === null ? [] : [options.other ?? ""])],
    rows: [...here].map(([what, value]) => [
      what,
      value,
      ...(other === null ? [] : [other.get(what) ?? ""]),
    ]),
    notes: [
      "Aims: 100 ms for anyone and families, 200 ms for authors; /healthz median 150 ms, worst 1.5 s.",
    ],
  };
}
