import type { openAuthClient } from "./auth-client.ts";
import type { SessionStorage } from "../base/device-storage.ts";

type AuthClient = ReturnType<typeof openAuthClient>;

/**
 * Loads the sign-in client when it is first needed, once for each storage key. A failed load is
 * tried again.
 */
export function lazyAuthClient(
  storageKey: string,
  storage: SessionStorage,
): () => Promise<AuthClient> {
  let client: Promise<AuthClient> | null = null;
  return () => {
    client ??= import("./auth-client.ts").then(
      (chunk) => chunk.openAuthClient(storageKey, storage),
      (error: unknown) => {
        client = null;
        throw error;
      },
    );
    return client;
  };
}
