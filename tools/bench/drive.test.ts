import { createServer } from "node:http";
import type { ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it } from "vitest";
import { driveAtRate, medianLoad } from "./drive.ts";

it("a load at a given rate sends the next request before the one before is answered (T-520)", async () => {
  const held: ServerResponse[] = [];
  const server = createServer((_incoming, outgoing) => {
    held.push(outgoing);
    // All are answered once the last has come.
    if (held.length === 20) for (const response of held) response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const ask = () => ({ method: "GET", path: "/" });
  const { count, failures, p50 } = await driveAtRate(`http://127.0.0.1:${port}`, 1000, 0.02, ask);
  expect([count, failures]).toEqual([20, 0]);
  expect(p50).toBeGreaterThan(0);
  server.close();
});

it("of several loads the medians count, and all requests and failures (T-914)", () => {
  const rest = { rate: 800, lagP99: 1, count: 1_280 };
  const load = (p50: number, p99: number, failures: number) => ({ ...rest, p50, p99, failures });
  const { p50, p99, count, failures } = medianLoad([load(2, 6, 0), load(3, 90, 2), load(1, 5, 1)]);
  expect([p50, p99, count, failures]).toEqual([2, 6, 3_840, 3]);
});
