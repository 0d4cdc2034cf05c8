import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { FIRST_LESSON_ID } from "#domain/constants.ts";
import { UPLOAD_KINDS } from "#domain/content/uploads.ts";
import { askServer } from "#server/platform/control/socket.ts";
import { openBuilder, startProcess } from "#tests/support/process.ts";

/* Uploads a video of 500 MB to a new server and measures how much its resident memory (VmRSS) grows. */
const LIMIT_GROWTH_MB = 150;
const EVERY_MS = 50;
const BLOCK = Buffer.alloc(1_000_000);

const dataDir = mkdtempSync(join(tmpdir(), "treasure-upload-"));
const server = await startProcess({ DATA_DIR: dataDir });
const memoryMb = () =>
  Number(
    /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.child.pid}/status`, "utf8"))?.[1] ?? 0,
  ) / 1024;

const response = await askServer(dataDir, ["password"]);
const password = response?.lines.find((line) => line.startsWith("  "))?.trim();
const { body: session } = await openBuilder(server.url, password);
const token = session.access_token as string;

// A complete MP4, padded to the largest accepted size with a 'free' box, which players ignore.
const clip = readFileSync("course/media/onboarding/welcome.mp4");
const size = UPLOAD_KINDS.video.maxBytes;
const free = Buffer.alloc(8);
free.writeUInt32BE(size - clip.length, 0);
free.write("free", 4);
async function* bytes() {
  yield clip;
  yield free;
  for (let left = size - clip.length - 8; left > 0; left -= BLOCK.length)
    yield left >= BLOCK.length ? BLOCK : BLOCK.subarray(0, left);
}

const before = memoryMb();
let highest = before;
const watch = setInterval(() => (highest = Math.max(highest, memoryMb())), EVERY_MS);
const headers = { authorization: `Bearer ${token}`, "tus-resumable": "1.0.0" };
const metadata = `kind ${Buffer.from("video").toString("base64")},filename ${Buffer.from("big.mp4").toString("base64")}`;
const created = await fetch(`${server.url}/api/staff/uploads`, {
  method: "POST",
  headers: { ...headers, "upload-length": String(size), "upload-metadata": metadata },
});
const location = created.headers.get("location") ?? "";
const started = performance.now();
const sent = await fetch(server.url + location, {
  method: "PATCH",
  headers: { ...headers, "upload-offset": "0", "content-type": "application/offset+octet-stream" },
  body: Readable.toWeb(Readable.from(bytes())),
  duplex: "half",
} as unknown as RequestInit);
const sentS = (performance.now() - started) / 1000;
const upload = location.slice(location.lastIndexOf("/") + 1);
const assigned = await server.request("POST", `/api/staff/lessons/${FIRST_LESSON_ID}/files`, {
  token,
  body: { upload, kind: "video" },
});
clearInterval(watch);
await server.kill("SIGTERM");
rmSync(dataDir, { recursive: true, force: true });

const isWhole = sent.status === 204 && assigned.status === 200;
const growth = Math.round(highest - before);
console.log(
  `${size / 1e6} MB in ${sentS.toFixed(1)} s; answers ${sent.status} and ${assigned.status}`,
);
console.log(
  `${growth > LIMIT_GROWTH_MB ? "OVER " : "ok   "} memory before ${Math.round(before)} MB, highest ${Math.round(highest)} MB: grew ${growth} of ${LIMIT_GROWTH_MB} MB`,
);
process.exit(isWhole && growth <= LIMIT_GROWTH_MB ? 0 : 1);
