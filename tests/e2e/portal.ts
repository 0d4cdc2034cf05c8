import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import type { IncomingMessage } from "node:http";

export interface Portal extends AsyncDisposable {
  url: string;
  /** URL paths that the portal answered in the place of the server. */
  asked: string[];
  /** Scripts that stand before the server's file, by its URL path. */
  before: Record<string, string>;
  /** Which requests get the portal's page instead of the server's answer. */
  catches: (request: IncomingMessage) => boolean;
}

/** The server answers without compressing, and not with 304. */
const PLAIN = { "accept-encoding": "identity", "if-none-match": "" };

/** A network between browser and server that may show its own sign-in page, with status 200. */
export async function startPortal(serverUrl: string): Promise<Portal> {
  const { hostname, port } = new URL(serverUrl);
  const network = createServer((asked, answer) => {
    const path = asked.url ?? "/";
    if (portal.catches(asked)) {
      portal.asked.push(path);
      answer.writeHead(200, { "Content-Type": "text/html" });
      return answer.end("<!doctype html><title>Sign in to our network</title>");
    }
    const script = portal.before[path];
    const { method } = asked;
    const headers = { ...asked.headers, ...(script !== undefined && PLAIN) };
    const passed = request({ hostname, port, path, method, headers }, (given) => {
      const { "content-length": _length, ...others } = given.headers;
      answer.writeHead(given.statusCode ?? 502, script === undefined ? given.headers : others);
      if (script !== undefined) answer.write(script);
      given.pipe(answer);
    });
    passed.on("error", () => answer.destroy());
    return asked.pipe(passed);
  });
  await new Promise<void>((resolve) => network.listen(0, "127.0.0.1", resolve));
  const portal: Portal = {
    url: `http://localhost:${(network.address() as AddressInfo).port}`,
    asked: [],
    before: {},
    catches: () => false,
    async [Symbol.asyncDispose]() {
      network.closeAllConnections();
      await new Promise((resolve) => network.close(resolve));
    },
  };
  return portal;
}
