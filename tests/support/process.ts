import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { randomInt } from "node:crypto";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { AUTHOR_EMAIL } from "#domain/content/staff.ts";
import { imageCommand } from "./image.ts";
import { MANY } from "./test-server.ts";
import { clientAt } from "./client.ts";
import type { ApiClient } from "./client.ts";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));

/** What `npm start` hands to Node. */
export const nodeFlags = (root = ROOT) =>
  (
    JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as { scripts: { start: string } }
  ).scripts.start
    .split(" ")
    .filter((word) => word.startsWith("--"));

/**
 * Below the ports that systems give to outgoing connections: one of those could take the port
 * before its server does.
 */
const PORTS = { from: 20_000, to: 32_000 };

/** A port nobody uses just now. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(PORTS.from, PORTS.to);
    const isFree = await new Promise<boolean>((resolve) => {
      const server = createServer()
        .once("error", () => resolve(false))
        .listen(port, "127.0.0.1", () => server.close(() => resolve(true)));
    });
    if (isFree) return port;
  }
}

export interface ServerProcess extends ApiClient {
  url: string;
  child: ChildProcess;
  /** All it printed so far. */
  output(): string;
  /** Resolves once it has printed this. */
  printed(text: RegExp): Promise<void>;
  /** Milliseconds from start until it answered. */
  readyMs: number;
  kill(signal: NodeJS.Signals): Promise<number | null>;
}

/**
 * Starts the product as `npm start` does, without building, with the pages of a local install open.
 * Where TEST_IMAGE_DIR names a folder with the files of the image, it starts the server that was
 * built there. Rejects with its output when it ends instead.
 * @param nodeOptions for Node itself
 * @param root folder of the product, for the benchmark that compares two checkouts
 */
export function startProcess(
  env: Record<string, string>,
  nodeOptions: string[] = [],
  root = ROOT,
): Promise<ServerProcess> {
  const image = process.env["TEST_IMAGE_DIR"];
  const [flags, start] =
    image === undefined
      ? [nodeFlags(root), "server/start.ts"]
      : [imageCommand().filter((word) => word.startsWith("--")), "server/start.js"];
  return startServerOf(image ?? root, [...flags, ...nodeOptions, start], {
    LOG_LEVEL: "warn",
    DEV_PAGES: "1",
    // Modules that one server compiled are read by the next.
    NODE_COMPILE_CACHE: join(root, ".cache/compiled"),
    ...env,
  });
}

/** Starts Node with these arguments in a folder. Rejects with its output when it ends instead. */
export async function startServerOf(
  folder: string,
  args: string[],
  env: Record<string, string>,
): Promise<ServerProcess> {
  const port = Number(env["PORT"] ?? (await freePort()));
  const started = performance.now();
  const child = spawn(process.execPath, args, {
    cwd: folder,
    env: {
      PATH: process.env["PATH"],
      ...MANY,
      ...env,
      PORT: String(port),
    },
  });
  let output = "";
  child.stdout.on("data", (chunk) => (output += chunk));
  child.stderr.on("data", (chunk) => (output += chunk));
  const ended = new Promise<number | null>((resolve) => child.once("exit", resolve));
  const url = `http://localhost:${port}`;
  for (;;) {
    const state = await Promise.race([
      ended.then(() => "ended" as const),
      fetch(`${url}/healthz`).then(
        (r) => (r.ok ? ("up" as const) : ("wait" as const)),
        () => "wait" as const,
      ),
    ]);
    if (state === "ended") throw new Error(output.trim());
    if (state === "up") break;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return {
    ...clientAt(url),
    url,
    child,
    output: () => output,
    async printed(text) {
      while (!text.test(output)) await once(child.stdout, "data");
    },
    readyMs: performance.now() - started,
    kill(signal) {
      child.kill(signal);
      return ended;
    },
  };
}

/** Opens the lesson builder with its password. */
export const openBuilder = (url: string, password: string | undefined) =>
  clientAt(url).request("POST", "/auth/v1/token?grant_type=password", {
    body: { email: AUTHOR_EMAIL, password },
  });
