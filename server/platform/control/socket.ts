import { chmod, rm } from "node:fs/promises";
import { createServer, connect } from "node:net";
import type { Socket } from "node:net";
import { join, resolve } from "node:path";

export interface CommandResult {
  ok: boolean;
  lines: string[];
}

export const succeeded = (...lines: string[]): CommandResult => ({ ok: true, lines });
export const refused = (...lines: string[]): CommandResult => ({ ok: false, lines });

/** One line of JSON there, one line back; a longer one is not ours. */
const MAX_LINE = 10_000;
/** The longest path that a system takes for a socket, with some reserve. */
const MAX_PATH = 100;

const socketPath = (dataDir: string) => join(resolve(dataDir), "control.sock");

/**
 * Lets command-line tools on this machine ask the running server: only it may open the embedded
 * database. The socket belongs to the user who runs the server, like the folder it is in.
 * @returns a function that closes it, or null where the folder's path is too long for a socket.
 * Rejects with EADDRINUSE while another server answers there.
 */
export async function openControlSocket(
  dataDir: string,
  run: (args: string[]) => Promise<CommandResult>,
): Promise<(() => Promise<void>) | null> {
  const path = socketPath(dataDir);
  if (path.length > MAX_PATH) return null;
  const server = createServer((socket) => {
    socket.on("error", () => socket.destroy());
    readLine(socket)
      .then((line) => run(JSON.parse(line) as string[]))
      .then(
        (result) => socket.end(`${JSON.stringify(result)}\n`),
        () =>
          socket.end(
            `${JSON.stringify({ ok: false, lines: ["The server could not do that. Its log says why."] })}\n`,
          ),
      );
  });
  const listen = () =>
    new Promise<void>((done, fail) => server.once("error", fail).listen(path, done));
  await listen().catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== "EADDRINUSE" || (await isAnswered(path))) throw error;
    await rm(path, { force: true }); // of a server that was killed
    await listen();
  });
  await chmod(path, 0o600);
  return () => new Promise((done) => server.close(() => done()));
}

/** Does a server that runs answer at the socket? */
async function isAnswered(path: string): Promise<boolean> {
  const socket = connect(path);
  const answers = await new Promise<boolean>((done) =>
    socket.once("connect", () => done(true)).once("error", () => done(false)),
  );
  socket.destroy();
  return answers;
}

/** Asks the server that runs on `dataDir`; null when none does. */
export async function askServer(
  dataDir: string,
  args: readonly string[],
): Promise<CommandResult | null> {
  const socket = connect(socketPath(dataDir));
  try {
    await new Promise<void>((done, fail) => socket.once("connect", done).once("error", fail));
  } catch {
    return null;
  }
  socket.write(`${JSON.stringify(args)}\n`);
  return JSON.parse(await readLine(socket)) as CommandResult;
}

function readLine(socket: Socket): Promise<string> {
  return new Promise((done, fail) => {
    let text = "";
    socket.setEncoding("utf8");
    socket.on("data", (chunk: string) => {
      text += chunk;
      const end = text.indexOf("\n");
      if (end >= 0) done(text.slice(0, end));
      else if (text.length > MAX_LINE) fail(new Error("line too long"));
    });
    socket.once("end", () => fail(new Error("no line")));
    socket.once("error", fail);
  });
}
