import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "./process.ts";

/**
 * pgbouncer in transaction mode in front of a Postgres at `url` (Debian: pgbouncer). Databases keep
 * their names.
 */
export async function startPgbouncer(url: string): Promise<{ url: string; stop(): Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), "treasure-pgbouncer-"));
  const port = await freePort();
  const { hostname, port: postgresPort, username } = new URL(url);
  const settings = [
    "[databases]",
    `* = host=${hostname} port=${postgresPort} user=${username}`,
    "[pgbouncer]",
    "listen_addr = 127.0.0.1",
    `listen_port = ${port}`,
    "unix_socket_dir =",
    "auth_type = any",
    "pool_mode = transaction",
    "default_pool_size = 5",
    "ignore_startup_parameters = extra_float_digits,statement_timeout,options",
  ];
  const file = join(folder, "pgbouncer.ini");
  writeFileSync(file, settings.join("\n"));
  chmodSync(folder, 0o755);
  // It refuses root, as Postgres does.
  const asUser =
    process.getuid?.() === 0
      ? ["setpriv", "--reuid=postgres", "--regid=postgres", "--init-groups"]
      : [];
  const [program, ...args] = [...asUser, "pgbouncer", file];
  const child = spawn(program ?? "pgbouncer", args, { stdio: "ignore" });
  const failed = once(child, "exit").then(() => {
    throw new Error("pgbouncer ended (Debian: pgbouncer).");
  });
  const isUp = () =>
    new Promise<boolean>((resolve) => {
      const socket = connect(port, "127.0.0.1", () => (socket.destroy(), resolve(true))).once(
        "error",
        () => resolve(false),
      );
    });
  while (!(await Promise.race([isUp(), failed])))
    await new Promise((resolve) => setTimeout(resolve, 20));
  failed.catch(() => undefined);
  return {
    url: url.replace(`${hostname}:${postgresPort}`, `127.0.0.1:${port}`),
    async stop() {
      const ended = once(child, "exit");
      child.kill("SIGTERM");
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
