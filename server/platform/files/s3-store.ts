import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { GetObjectCommand, HeadObjectCommand, S3Client } from "@aws-sdk/client-s3";
import { getSignedUrl } from "@aws-sdk/s3-request-presigner";
import { Disk } from "flydrive";
import { S3Driver } from "flydrive/drivers/s3";
import type { Config } from "#server/platform/config/config.ts";
import { contentTypeOf } from "./content-type.ts";
import { s3Options } from "./s3-options.ts";
import { isSafeKey, listKeys, listPages } from "./stored-files.ts";
import type { FileStore } from "./stored-files.ts";

/** Any S3 store. flydrive writes; ranges are asked of the store itself. */
export function openS3Store(s3: NonNullable<Config["s3"]>): FileStore {
  const client = new S3Client(s3Options(s3));
  const disk = new Disk(
    new S3Driver({ client, bucket: s3.bucket, visibility: "private", supportsACL: false }),
  );
  return {
    has: (key) => disk.exists(key),
    put: (key, bytes) => disk.put(key, bytes, { contentType: contentTypeOf(key) }),
    putFile: async (key, path) => {
      const { size } = await stat(path);
      await disk.putStream(key, createReadStream(path), {
        contentType: contentTypeOf(key),
        contentLength: size,
      });
    },
    list: (folder) => listKeys(disk, folder),
    pages: () => listPages(disk),
    delete: (key) => disk.delete(key),
    async open(key) {
      if (!isSafeKey(key)) return null;
      const head = await client
        .send(new HeadObjectCommand({ Bucket: s3.bucket, Key: key }))
        .catch((error: { $metadata?: { httpStatusCode?: number } }) => {
          if (error.$metadata?.httpStatusCode === 404) return null;
          throw error;
        });
      if (head === null) return null;
      return {
        size: head.ContentLength ?? 0,
        contentType: contentTypeOf(key),
        etag: head.ETag ?? `"${key}"`,
        async read(start, end) {
          const object = await client.send(
            new GetObjectCommand({ Bucket: s3.bucket, Key: key, Range: `bytes=${start}-${end}` }),
          );
          if (object.Body === undefined) throw new Error("S3 answered without a body");
          return object.Body.transformToWebStream() as ReadableStream<Uint8Array>;
        },
      };
    },
    presign: (key, from, seconds) =>
      getSignedUrl(client, new GetObjectCommand({ Bucket: s3.bucket, Key: key }), {
        expiresIn: seconds,
        signingDate: from,
      }),
  };
}
