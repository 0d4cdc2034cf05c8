import { EXPORT_FAILED } from "#server/authoring/course-files/export.ts";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { toJsonSchema } from "@valibot/to-json-schema";
import { generateSpecs } from "hono-openapi";
import type { GenericSchema } from "valibot";
import { treasureTracker } from "#course/treasure-tracker/course.ts";
import { FIRST_COURSE_ID } from "#domain/constants.ts";
import { BROWSER, canaryEmail, everything, fill } from "./canary.ts";
import type { Canary, Schema } from "./canary.ts";
import { LESSONS } from "./families.ts";
import type { TestServer } from "./test-server.ts";

/** A route of the product with what it takes. */
export interface Route {
  method: string;
  /** Hono's pattern: '/api/lessons/:id'. */
  path: string;
  /**
   * Bodies of the OpenAPI document; of the sign-in protocol those that its handlers have read so
   * far.
   */
  bodies(): Schema[];
  query: string[];
}

interface Operation {
  parameters?: { name: string; in: string }[];
  requestBody?: { content?: Record<string, { schema?: Schema }> };
}

/**
 * Bodies that `readBody` was asked to read, by method and path, and by the names of their fields.
 */
export class ReadBodies {
  readonly #schemas = new Map<string, Map<string, Schema>>();

  add(route: string, schema: GenericSchema): void {
    const body = toJsonSchema(schema, { errorMode: "ignore" }) as Schema;
    const ofRoute = this.#schemas.get(route) ?? new Map<string, Schema>();
    // A handler may make its schema anew at each request.
    this.#schemas.set(route, ofRoute.set(Object.keys(body.properties ?? {}).join(), body));
  }

  of(route: string): Schema[] {
    return [...(this.#schemas.get(route)?.values() ?? [])];
  }
}

/**
 * Names of query fields that the server's source asks for: the sign-in protocol is not in the
 * OpenAPI document.
 */
function queryNames(): string[] {
  const root = join(import.meta.dirname, "../../server");
  const sources = readdirSync(root, { recursive: true, encoding: "utf8" }).filter((name) =>
    name.endsWith(".ts"),
  );
  const text = sources.map((name) => readFileSync(join(root, name), "utf8")).join("\n");
  return [...new Set([...text.matchAll(/req\.query\("(\w+)"\)/g)].map(([, name = ""]) => name))];
}

/**
 * Every route that there is, so that a new one is walked by itself; those that end sessions or
 * delete come last.
 */
export async function listRoutes(server: TestServer, read: ReadBodies): Promise<Route[]> {
  const spec = await generateSpecs(server.app as unknown as Parameters<typeof generateSpecs>[0]);
  const documented = spec.paths as Record<string, Record<string, Operation>>;
  const common = queryNames();
  const keys = new Set(
    server.app.routes
      .filter(({ method }) => method !== "ALL")
      .map(({ method, path }) => `${method} ${path}`),
  );
  const routes = [...keys].map((key): Route => {
    const [method = "", path = ""] = key.split(" ");
    const operation =
      documented[path.replaceAll(/:(\w+)(\{[^}]*\})?/g, "{$1}")]?.[method.toLowerCase()];
    const body = operation?.requestBody?.content?.["application/json"]?.schema;
    const queryParameters =
      operation?.parameters?.filter((each) => each.in === "query").map(({ name }) => name) ?? [];
    return {
      method,
      path,
      bodies: () => (body === undefined ? read.of(key) : [body]),
      query: [...new Set([...queryParameters, ...common])],
    };
  });
  const isLast = ({ method, path }: Route) => method === "DELETE" || path.endsWith("/logout");
  return [...routes.filter((route) => !isLast(route)), ...routes.filter(isLast)];
}

const [FIRST = ""] = LESSONS;
const PATH_VALUES: Record<string, string> = { kind: "slide", version: "1", name: "kid.js" };
const IDS: Record<string, string> = {
  courses: FIRST_COURSE_ID,
  slides: treasureTracker.lessons[0]?.slides[0]?.id ?? "",
};
const idIn = (path: string) => IDS[/(\w+)\/:id/.exec(path)?.[1] ?? ""] ?? FIRST;
/** Without a grant a token request reads no body. */
const GRANTS = ["pkce", "refresh_token", "password", "id_token"];

const pathOf = (path: string, value: (name: string) => string) =>
  path.replaceAll(/:(\w+)(\{[^}]*\})?/g, (_all, name: string) => encodeURIComponent(value(name)));
const search = (fields: Record<string, string>) =>
  Object.keys(fields).length === 0 ? "" : `?${new URLSearchParams(fields).toString()}`;

/** The same server for a browser whose name is a canary. */
export const asBrowser = (server: TestServer): TestServer => ({
  ...server,
  request: (method, path, { headers, ...options } = {}) =>
    server.request(method, path, {
      ...options,
      headers: { "user-agent": `Mozilla/5.0 (iPhone; ${BROWSER.agent})`, ...headers },
    }),
});

/** Asks a route for what its canaries make it do; whatever it answers is right here. */
type Ask = (
  route: Route,
  options?: { path?: string; query?: Record<string, string>; body?: unknown; raw?: string },
) => Promise<void>;

const asker =
  (server: TestServer, token: string | undefined, canary: Canary): Ask =>
  async ({ method, path }, { path: filled, query = {}, body, raw } = {}) => {
    const takesBody = method !== "GET" && method !== "HEAD";
    const url = (filled ?? pathOf(path, (name) => PATH_VALUES[name] ?? idIn(path))) + search(query);
    const response = server.request(method, url, {
      token,
      ...(takesBody && (raw === undefined ? { body: body ?? {} } : { raw })),
      headers: {
        redirect_to: `http://localhost:5173/?email=${canaryEmail(canary)}`,
        referer: `http://localhost:5173/login?email=${canaryEmail(canary)}&token=${canary.token}`,
        "x-forwarded-for": canary.email,
        "upload-metadata": `filename ${Buffer.from(canary.name).toString("base64")},kind ${Buffer.from("video").toString("base64")}`,
        "upload-length": "10",
        "tus-resumable": "1.0.0",
        "stripe-signature": canary.token,
        "x-twilio-signature": canary.token,
      },
    });
    await response.catch((error: unknown) => {
      // A stream that breaks off: its error is printed, so no other one may reach it.
      if (!(error instanceof Error) || error.message !== EXPORT_FAILED) throw error;
    });
  };

const grantsOf = ({ path }: Route) =>
  path.endsWith("/token") ? GRANTS.map((grant_type) => ({ grant_type })) : [{}];

/**
 * Bodies that each route takes, with canaries in all their fields: the requests get as far as they
 * can.
 */
export async function walkDeep(
  server: TestServer,
  routes: readonly Route[],
  token: string | undefined,
  canary: Canary,
): Promise<void> {
  const ask = asker(server, token, canary);
  for (const route of routes) {
    for (const query of grantsOf(route)) {
      await ask(route, { query }); // reads what the route takes, where no document says it
      for (const body of route.bodies())
        for (const variant of [0, 1])
          await ask(route, { query, body: fill(body, canary, variant) });
    }
  }
}

/**
 * Canaries where they do not fit: in each field, the path, the query, and in a body that is no
 * JSON.
 */
export async function walkWide(
  server: TestServer,
  routes: readonly Route[],
  token: string | undefined,
  canary: Canary,
): Promise<void> {
  const ask = asker(server, token, canary);
  for (const route of routes) {
    const everywhere = Object.fromEntries(route.query.map((name) => [name, everything(canary)]));
    await ask(route, { query: everywhere });
    await ask(route, { raw: `{"email":"${everything(canary)}"` });
    if (route.path.includes(":"))
      await ask(route, { path: pathOf(route.path, () => everything(canary)) });
    for (const body of route.bodies()) {
      const right = fill(body, canary, 0);
      if (typeof right !== "object" || right === null) continue;
      for (const field of Object.keys(right))
        await ask(route, { body: { ...right, [field]: everything(canary) } });
    }
  }
}
