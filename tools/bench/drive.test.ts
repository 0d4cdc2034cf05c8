import { createServer } from "node:http";
import type { ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it } from "vitest";
import { driveAtRate } from "./drive.ts";

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
