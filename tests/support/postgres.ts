import { execFileSync } from "node:child_process";
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "./process.ts";

const DEBIAN = "/usr/lib/postgresql";
const isRoot = () => process.getuid?.() === 0;

/** Folder of the server's programs: Debian keeps them outside PATH, newest version last. */
function findBinaries(): string | null {
  const versions = existsSync(DEBIAN)
    ? readdirSync(DEBIAN).toSorted((a, b) => Number(a) - Number(b))
    : [];
  const folder = versions.at(-1);
  return folder === undefined ? null : join(DEBIAN, folder, "bin");
}

export interface PostgresProcess {
  url: string;
  /** Ends it as a crash would, and starts it again on the same data. */
  crash(): void;
  /** Runs a client program of the same version, such as pg_dump. */
  client(program: string, ...args: string[]): void;
  stop(): void;
}

/**
 * A real Postgres with its own folder and port, run by a user that is not root; null when the
 * machine has none.
 */
export function startPostgres(
  port: number,
  folder = mkdtempSync(join(tmpdir(), "treasure-postgres-")),
): PostgresProcess | null {
  const bin = findBinaries();
  if (bin === null) return null;
  mkdirSync(folder, { recursive: true });
  const data = join(folder, "data");
  const run = (program: string, ...args: string[]) => {
    const command = join(bin, program);
    // Postgres refuses root; Debian's package brings its own user.
    if (isRoot())
      execFileSync(
        "setpriv",
        ["--reuid=postgres", "--regid=postgres", "--init-groups", command, ...args],
        {
          cwd: folder,
          stdio: ["ignore", "ignore", "inherit"],
        },
      );
    else execFileSync(command, args, { cwd: folder, stdio: ["ignore", "ignore", "inherit"] });
  };
  chmodSync(folder, 0o755);
  if (isRoot()) execFileSync("chown", ["postgres", folder]);
  run(
    "initdb",
    "-D",
    data,
    "-U",
    "postgres",
    "--auth=trust",
    "--no-sync",
    "-E",
    "UTF8",
    "--locale=C.UTF-8",
  );
  // Without a limit, the log of a fast machine fills the small disk of a test between two checkpoints.
  const settings = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${folder} -c fsync=off -c full_page_writes=off -c max_connections=200 -c max_wal_size=64MB -c min_wal_size=32MB`;
  run("pg_ctl", "-D", data, "-w", "-l", join(folder, "log"), "-o", settings, "start");
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    client: (program, ...args) =>
      void execFileSync(join(bin, program), args, { stdio: ["ignore", "ignore", "inherit"] }),
    crash: () =>
      run("pg_ctl", "-D", data, "-w", "-m", "immediate", "-l", join(folder, "log"), "restart"),
    stop() {
      run("pg_ctl", "-D", data, "-w", "-m", "immediate", "stop");
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The same, for tests that can't do without one. */
export async function needPostgres(folder?: string): Promise<PostgresProcess> {
  const postgres = startPostgres(await freePort(), folder);
  if (postgres === null) throw new Error("Postgres is not installed (Debian: postgresql-15).");
  return postgres;
}
