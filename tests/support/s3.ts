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
  const store = new S3rver({
    port,
    address: "127.0.0.1",
    silent: true,
    directory,
    configureBuckets: [{ name: BUCKET, configs: [] }],
  });
  answerListParts(store);
  answerPages(store);
  await store.run();
  return {
    env: {
      S3_BUCKET: BUCKET,
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_ACCESS_KEY_ID: "S3RVER",
      S3_SECRET_ACCESS_KEY: "S3RVER",
    },
    async stop() {
      await store.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

const PAGE = 1000;

/**
 * s3rver encrypts its page tokens with DES, which OpenSSL 3 does not have: a page's token is its
 * last key here.
 */
function answerPages(store: S3rver): void {
  store.middleware.unshift(async (context, next) => {
    const {
      "list-type": type,
      "continuation-token": token = "",
      prefix = "",
      delimiter,
    } = context.query;
    if (context.method !== "GET" || type !== "2" || delimiter) return next();
    const startAfter = Buffer.from(token, "base64").toString();
    const { objects, isTruncated } = await context.app.store.listObjects(BUCKET, {
      prefix,
      startAfter,
      maxKeys: PAGE,
    });
    const nextToken = isTruncated
      ? Buffer.from(objects.at(-1)?.key ?? "").toString("base64")
      : null;
    context.status = 200;
    context.type = "application/xml";
    context.body = `<?xml version="1.0"?><ListBucketResult><IsTruncated>${isTruncated}</IsTruncated>${
      nextToken === null ? "" : `<NextContinuationToken>${nextToken}</NextContinuationToken>`
    }${objects.map(({ key }) => `<Contents><Key>${key}</Key><Size>0</Size></Contents>`).join("")}</ListBucketResult>`;
  });
}

/**
 * s3rver has no answer to 'ListParts', which every store for production has: it is given one, from
 * what was put.
 */
function answerListParts(store: S3rver): void {
  const parts = new Map<string, Map<number, { size: string; etag: string }>>();
  store.middleware.unshift(async (context, next) => {
    const { uploadId, partNumber } = context.query;
    if (uploadId !== undefined && context.method === "GET") {
      const known = [...(parts.get(uploadId) ?? [])].toSorted(([a], [b]) => a - b);
      context.status = 200;
      context.type = "application/xml";
      context.body = `<?xml version="1.0"?><ListPartsResult><UploadId>${uploadId}</UploadId><IsTruncated>false</IsTruncated>${known
        .map(
          ([number, { size, etag }]) =>
            `<Part><PartNumber>${number}</PartNumber><ETag>${etag}</ETag><Size>${size}</Size></Part>`,
        )
        .join("")}</ListPartsResult>`;
      return;
    }
    await next();
    if (uploadId === undefined || partNumber === undefined || context.status !== 200) return;
    const ofUpload = parts.get(uploadId) ?? new Map<number, { size: string; etag: string }>();
    const size = context.get("x-amz-decoded-content-length") || context.get("content-length");
    parts.set(
      uploadId,
      ofUpload.set(Number(partNumber), { size, etag: context.response.get("ETag") }),
    );
  });
}
