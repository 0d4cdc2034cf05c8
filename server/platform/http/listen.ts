import { createServer } from "node:http";
import { createServer as createSocketServer } from "node:net";
import { getRequestListener } from "@hono/node-server";
import type { Config } from "#server/platform/config/config.ts";

/** A connection whose request headers take longer is closed. */
const HEADERS_TIMEOUT_MS = 15_000;
const CHECK_EVERY_MS = 5_000;
/** When the server closes, requests that still run after this are cut. */
const STOP_WAIT_MS = 10_000;

/** Rejects with EADDRINUSE if something listens on the configured port. */
export async function requireFreePort({
  host,
  port,
}: Pick<Config, "host" | "port">): Promise<void> {
  const probe = createSocketServer();
  await new Promise<void>((resolve, reject) => {
    probe.once("error", reject);
    probe.listen(port, host, resolve);
  });
  await new Promise((resolve) => probe.close(resolve));
}

/** Answers HTTP requests on the configured port. Rejects if the port can't be opened. */
export async function listen(
  fetch: Parameters<typeof getRequestListener>[0],
  { host, port }: Pick<Config, "host" | "port">,
): Promise<{ close(): Promise<void> }> {
  const server = createServer(
    { headersTimeout: HEADERS_TIMEOUT_MS, connectionsCheckingInterval: CHECK_EVERY_MS },
    getRequestListener(fetch),
  );
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, resolve);
  });
  return {
    /** Takes no new requests, lets running ones end, then closes what is left. */
    async close() {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeIdleConnections();
      const timer = setTimeout(() => server.closeAllConnections(), STOP_WAIT_MS);
      await closed;
      clearTimeout(timer);
    },
  };
}
