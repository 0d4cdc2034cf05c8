declare module "s3rver" {
  interface Options {
    port: number;
    address: string;
    silent: boolean;
    directory: string;
    configureBuckets: { name: string; configs: string[] }[];
  }
  export interface Context {
    method: string;
    path: string;
    query: Record<string, string | undefined>;
    status: number;
    type: string;
    body: unknown;
    get(header: string): string;
    response: { get(header: string): string };
    app: {
      store: {
        listObjects(
          bucket: string,
          options: ListOptions,
        ): Promise<{ objects: { key: string }[]; isTruncated: boolean }>;
      };
    };
  }
  interface ListOptions {
    prefix: string;
    startAfter: string;
    maxKeys: number;
  }
  /** Its own types are of an older AWS SDK. */
  export default class S3rver {
    constructor(options: Options);
    middleware: ((context: Context, next: () => Promise<void>) => Promise<void>)[];
    run(): Promise<unknown>;
    close(): Promise<void>;
  }
}
