import { createWriteStream } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { S3ServiceException } from "@aws-sdk/client-s3";
import { S3Store } from "@tus/s3-store";
import { ERRORS } from "@tus/server";
import type { Upload } from "@tus/server";
import type { Config } from "#server/platform/config/config.ts";
import { s3Options } from "#server/platform/files/s3-options.ts";
import { EXPIRE_MS } from "./upload-store.ts";
import type { UploadParts } from "./upload-store.ts";

const PART_BYTES = 8 * 1024 * 1024;

/**
 * The library reports an upload as gone when the store does not answer, and browsers then begin
 * again. Here an upload is gone only if the store says so.
 */
class PatientStore extends S3Store {
  override async getUpload(id: string): Promise<Upload> {
    try {
      return await super.getUpload(id);
    } catch (error) {
      if (error !== ERRORS.FILE_NOT_FOUND || !(await this.#isThere(id))) throw error;
    }
    // The store did not answer before, and does now.
    return super.getUpload(id).catch((error: unknown) => {
      throw error === ERRORS.FILE_NOT_FOUND ? new Error("An upload could not be read.") : error;
    });
  }

  /** Rejects when the store can't say whether there is such an upload. */
  async #isThere(id: string): Promise<boolean> {
    try {
      await this.client.headObject({ Bucket: this.bucket, Key: this.infoKey(id) });
      return true;
    } catch (error) {
      if (error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404)
        return false;
      throw error;
    }
  }
}

/** Parts in the bucket itself, where every instance finds what another one took. */
export function openS3Parts(s3: NonNullable<Config["s3"]>): UploadParts {
  const store = new PatientStore({
    partSize: PART_BYTES,
    expirationPeriodInMilliseconds: EXPIRE_MS,
    // Not every store supports tags, so expired uploads are found by their date.
    useTags: false,
    s3ClientConfig: { ...s3Options(s3), bucket: s3.bucket },
  });
  return {
    store,
    find: (id) =>
      store.getUpload(id).catch((error: unknown) => {
        if (error === ERRORS.FILE_NOT_FOUND) return null;
        throw error;
      }),
    async withFile(id, work) {
      const folder = await mkdtemp(join(tmpdir(), "treasure-upload-"));
      try {
        const path = join(folder, "file");
        await pipeline(await store.read(id), createWriteStream(path));
        return await work(path);
      } finally {
        await rm(folder, { recursive: true });
      }
    },
    purge: async () => void (await store.deleteExpired()),
  };
}
