import type { TestServer } from "./test-server.ts";

let sources = 0;
/** An IPv4 address that nobody has used in this run. */
export const newSource = () =>
  `203.${100 + Math.floor(sources / 62_500)}.${Math.floor(sources / 250) % 250}.${(sources++ % 250) + 1}`;

/** The same server for somebody at this IP address. */
export const seenFrom = (server: TestServer, from = newSource()): TestServer => ({
  ...server,
  request: (method, path, options) => server.request(method, path, { from, ...options }),
});
