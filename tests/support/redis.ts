import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { freePort } from "./process.ts";

export interface RedisProcess {
  url: string;
  kill(): Promise<void>;
}

/**
 * A Redis of its own (Debian: redis-server), in memory alone. Rejects with one line where none is
 * installed.
 */
export async function startRedis(port?: number): Promise<RedisProcess> {
  const own = port ?? (await freePort());
  const child: ChildProcess = spawn("redis-server", [
    "--port",
    String(own),
    "--bind",
    "127.0.0.1",
    "--save",
    "",
    "--appendonly",
    "no",
  ]);
  await new Promise<void>((resolve, reject) => {
    child.once("error", () =>
      reject(new Error("redis-server is not installed (Debian: redis-server).")),
    );
    child.stdout?.on(
      "data",
      (chunk: Buffer) => chunk.toString().includes("Ready to accept connections") && resolve(),
    );
  });
  return {
    url: `redis://127.0.0.1:${own}`,
    async kill() {
      const ended = once(child, "exit");
      child.kill("SIGKILL");
      await ended;
    },
  };
}
