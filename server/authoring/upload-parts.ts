import { join } from "node:path";
import { FileStore } from "@tus/file-store";
import type { Config } from "#server/platform/config/config.ts";
import type { UploadParts } from "./upload-store.ts";
import { EXPIRE_MS } from "./upload-store.ts";

/** The store's client is large: it is loaded where there is a store. */
export async function openUploadParts({ s3, dataDir }: Config): Promise<UploadParts> {
  if (s3 !== null) return (await import("./s3-upload-parts.ts")).openS3Parts(s3);
  const directory = join(dataDir, "uploads");
  const store = new FileStore({ directory, expirationPeriodInMilliseconds: EXPIRE_MS });
  return {
    store,
    find: (id) => store.getUpload(id).catch(() => null),
    withFile: (id, work) => work(join(directory, id)),
    purge: async () => void (await store.deleteExpired()),
  };
}
