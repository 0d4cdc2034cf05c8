import { once } from "node:events";
import { connect, createServer } from "node:net";
import type { AddressInfo, Socket } from "node:net";
import { Transform } from "node:stream";

/** What stands between a server and something it needs: a line that can be cut, or made slow. */
export interface Line {
  port: number;
  /** Hangs up on everybody, and takes nobody until it is mended. */
  cut(): void;
  /** Each piece waits so long from now on, in each direction; in order all the same. */
  slow(delayMs: () => number): void;
  mend(): void;
  close(): Promise<void>;
}

export async function startLine(toPort: number): Promise<Line> {
  let isCut = false;
  let delayMs: (() => number) | null = null;
  const open = new Set<Socket>();
  const slowly = () =>
    new Transform({
      transform(piece, _encoding, done) {
        if (delayMs === null) done(null, piece);
        else setTimeout(() => done(null, piece), delayMs());
      },
    });
  const server = createServer((near) => {
    if (isCut) return void near.destroy();
    const far = connect(toPort, "127.0.0.1");
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(socket);
      socket.on("error", () => other.destroy());
      socket.on("close", () => (open.delete(socket), other.destroy()));
    }
    near.pipe(slowly()).pipe(far);
    far.pipe(slowly()).pipe(near);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const hangUp = () => {
    for (const socket of open) socket.destroy();
  };
  return {
    port: (server.address() as AddressInfo).port,
    cut() {
      isCut = true;
      hangUp();
    },
    slow: (delay) => void (delayMs = delay),
    mend() {
      isCut = false;
      delayMs = null;
    },
    async close() {
      hangUp();
      server.close();
      await once(server, "close");
    },
  };
}
