import type { S3ClientConfig } from "@aws-sdk/client-s3";
import type { Config } from "#server/platform/config/config.ts";

/** How every client of ours talks to the S3 store. */
export const s3Options = (s3: NonNullable<Config["s3"]>): S3ClientConfig => ({
  region: s3.region,
  ...(s3.endpoint === null ? {} : { endpoint: s3.endpoint, forcePathStyle: true }),
  credentials: { accessKeyId: s3.accessKeyId, secretAccessKey: s3.secretAccessKey },
  // The SDK's default checksums corrupt streamed uploads on stores that do not know them.
  requestChecksumCalculation: "WHEN_REQUIRED",
  responseChecksumValidation: "WHEN_REQUIRED",
});
