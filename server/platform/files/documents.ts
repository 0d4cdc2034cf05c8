import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { Hono } from "hono";
import { documentFor, HOME_PAGE, STAFF_PAGES } from "#domain/routing/routes.ts";
import type { Zone } from "#domain/routing/routes.ts";
import { MAIL_PICTURE } from "#domain/routing/mail-picture.ts";
import { paths } from "#domain/routing/paths.ts";
import { HOME_DOCUMENTS, ORIGIN } from "#domain/routing/home-documents.ts";
import type { Config } from "#server/platform/config/config.ts";
import { contentTypeOf } from "./content-type.ts";
import { openLocalFile } from "./file-store.ts";
import { acceptsBrotli } from "#server/platform/http/accepts-brotli.ts";
import type { AppEnv } from "#server/platform/http/env.ts";
import { isLocalInstall } from "#server/platform/http/client-ip-address.ts";
import { errorDetails } from "#server/copy/error-details.ts";
import { ApiError } from "#server/platform/http/errors.ts";
import { answerFile, readWhole } from "./file-response.ts";
import type { AnswerableFile } from "./file-response.ts";
import { contentSecurityPolicy, WORKER_POLICY } from "#server/platform/http/security-headers.ts";
import { isSafeKey } from "./stored-files.ts";

const ZONES: Zone[] = ["home", "parent", "kid", "staff"];
/** Files at the root whose names do not change with their content. */
const WORKER = "/sw.js";
const ROOT_FILES =
  /^\/(favicon\.ico|favicon\.svg|icon-\d+\.png|share\.png|mail-pocket\.png|sw\.js|manifest\.webmanifest|robots\.txt)$/;

/** Names of the scripts of this build, such as 'kid-CT9EO9YF.js'; none where no web is served. */
export async function shippedScripts(distDir: string | null): Promise<ReadonlySet<string>> {
  if (distDir === null) return new Set();
  const names = [...(await readdir(join(distDir, "assets"))), WORKER.slice(1)];
  return new Set(names.filter((name) => name.endsWith(".js")));
}

/**
 * Pages that are counted when their document is opened: the start page, and the builder, which is
 * one page.
 */
const COUNTED: Partial<Record<Zone, string>> = {
  home: HOME_PAGE.name,
  staff: STAFF_PAGES["/lesson-builder"].name,
};

/** The hashes by which a security policy allows the scripts that a document holds itself. */
const hashesOfScripts = (html: string): string[] =>
  [...html.matchAll(/<script>([^]*?)<\/script>/g)].map(
    ([, script = ""]) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`,
  );

/**
 * The compressed scripts and styles of a build, each read from the disk once: they are less than a
 * megabyte together, and a page asks for a dozen of them.
 */
class PackedFiles {
  readonly #files = new Map<string, Promise<AnswerableFile | null>>();

  /** The compressed form of the file at `path`, or null when there is none. */
  async open(path: string): Promise<AnswerableFile | null> {
    const kept = this.#files.get(path);
    if (kept !== undefined) return kept;
    const opened = this.#read(path);
    this.#files.set(path, opened);
    const file = await opened.catch(() => null);
    // Only names of files are remembered: anybody may request other names.
    if (file === null) this.#files.delete(path);
    return opened;
  }

  async #read(path: string): Promise<AnswerableFile | null> {
    const file = await openLocalFile(`${path}.br`, contentTypeOf(path));
    if (file === null) return null;
    const bytes = new Uint8Array(await readWhole(file));
    return {
      ...file,
      size: bytes.byteLength,
      read: async (start, end) => bytes.subarray(start, end + 1),
    };
  }
}

/**
 * The built web: documents by zone, and assets, both also compressed with brotli. `onPage` gets the
 * name of a page that a person opens.
 */
export async function documentRoutes(
  distDir: string,
  config: Config,
  onPage: (name: string) => void,
) {
  const documents = new Map<
    Zone,
    { html: string; brotli: Uint8Array<ArrayBuffer>; policy: string }
  >();
  const origin = (url: string | undefined) => (url === undefined ? null : new URL(url).origin);
  const hosts = {
    measuring: origin(config.mixpanel?.apiUrl),
    pixel: origin(config.meta?.pixelUrl),
  };
  for (const zone of ZONES) {
    const name = zone === "home" ? HOME_DOCUMENTS[config.paywall] : `${zone}.html`;
    const file = await readFile(join(distDir, name), "utf8");
    const html = file.replaceAll(ORIGIN, new URL(config.publicUrl).origin);
    documents.set(zone, {
      html,
      brotli: new Uint8Array(brotliCompressSync(html)),
      policy: contentSecurityPolicy(zone, hosts, hashesOfScripts(html)),
    });
  }

  const packedFiles = new PackedFiles();
  const app = new Hono<AppEnv>();
  app.get("/assets/:name", async (c) => {
    const name = c.req.param("name");
    const path = join(distDir, "assets", name);
    if (!isSafeKey(name)) throw new ApiError("not_found", errorDetails.noSuchFile);
    const packed = acceptsBrotli(c) ? await packedFiles.open(path) : null;
    const file = packed ?? (await openLocalFile(path));
    if (file === null) throw new ApiError("not_found", errorDetails.noSuchFile);
    const response = await answerFile(c, file);
    if (packed !== null) response.headers.set("Content-Encoding", "br");
    response.headers.set("Vary", "Accept-Encoding");
    return response;
  });
  app.get("*", async (c) => {
    const path = c.req.path;
    if (ROOT_FILES.test(path)) {
      const file = await openLocalFile(join(distDir, path));
      if (file === null) throw new ApiError("not_found", errorDetails.noSuchFile);
      const response = await answerFile(c, file);
      response.headers.set("Cache-Control", path === WORKER ? "no-cache" : "public, max-age=3600");
      // Mail programs in the browser show it on their own pages.
      if (path === MAIL_PICTURE.path)
        response.headers.set("Cross-Origin-Resource-Policy", "cross-origin");
      // The worker's own policy: it talks to us, and runs nobody else's code.
      if (path === WORKER) response.headers.set("Content-Security-Policy", WORKER_POLICY);
      return response;
    }
    const { zone, known } = documentFor(path);
    if (path.replace(/\/$/, "") === paths.authTest() && !isLocalInstall(c, config))
      throw new ApiError("not_found");
    const counted = known && path !== paths.lessonPreview() ? COUNTED[zone] : undefined;
    if (counted !== undefined && c.req.header("sec-fetch-dest") === "document") onPage(counted);
    c.header("Cache-Control", "no-cache");
    if (zone === "kid" || zone === "staff") c.header("X-Robots-Tag", "noindex");
    // The builder shows the player in a frame of its own.
    if (zone === "staff") c.header("X-Frame-Options", "SAMEORIGIN");
    // In a process of its own, where the browser has that: the player takes no time of the desk's thread.
    if (zone === "staff" && c.req.query("view") === "preview")
      c.header("Document-Isolation-Policy", "isolate-and-require-corp");
    const document = documents.get(zone);
    if (document === undefined) throw new ApiError("not_found");
    c.header("Content-Security-Policy", document.policy);
    const status = known ? 200 : 404;
    c.header("Vary", "Accept-Encoding");
    if (!acceptsBrotli(c)) return c.html(document.html, status);
    c.header("Content-Encoding", "br");
    c.header("Content-Type", "text/html; charset=UTF-8");
    return c.body(document.brotli, status);
  });
  return app;
}
