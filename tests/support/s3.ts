import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import S3rver from "s3rver";
import { freePort } from "./process.ts";

const BUCKET = "content";

/** An S3 store of its own on this machine, with an empty bucket; `env` names it to the server. */
export async function startS3() {
  const directory = await mkdtemp(join(tmpdir(), "treasure-s3-"));
  const port = await freePort();
  const store = new S3rver({ port, address: "127.0.0.1", silent: true, directory, configureBuckets: [{ name: BUCKET, configs: [] }] });
  answerListParts(store);
  await store.run();
  return {
    env: { S3_BUCKET: BUCKET, S3_ENDPOINT: `http://127.0.0.1:${port}`, S3_ACCESS_KEY_ID: "S3RVER", S3_SECRET_ACCESS_KEY: "S3RVER" },
    async stop() {
      await store.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

/** s3rver has no answer to 'ListParts', which every store for production has: it is given one, from what was put. */
function answerListParts(store: S3rver): void {
  const parts = new Map<string, Map<number, { size: string; etag: string }>>();
  store.middleware.unshift(async (context, next) => {
    const { uploadId, partNumber } = context.query;
    if (uploadId !== undefined && context.method === "GET") {
      const known = [...(parts.get(uploadId) ?? [])].toSorted(([a], [b]) => a - b);
      context.status = 200;
      context.type = "application/xml";
      context.body = `<?xml version="1.0"?><ListPartsResult><UploadId>${uploadId}</UploadId><IsTruncated>false</IsTruncated>${known
        .map(([number, { size, etag }]) => `<Part><PartNumber>${number}</PartNumber><ETag>${etag}</ETag><Size>${size}</Size></Part>`)
        .join("")}</ListPartsResult>`;
      return;
    }
    await next();
    if (uploadId === undefined || partNumber === undefined || context.status !== 200) return;
    const ofUpload = parts.get(uploadId) ?? new Map<number, { size: string; etag: string }>();
    const size = context.get("x-amz-decoded-content-length") || context.get("content-length");
    parts.set(uploadId, ofUpload.set(Number(partNumber), { size, etag: context.response.get("ETag") }));
  });
}
