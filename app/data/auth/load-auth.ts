import type { openAuthClient } from "./auth-client.ts";
import type { SessionStorage } from "../base/device-storage.ts";

type AuthClient = ReturnType<typeof openAuthClient>;

/**
 * Brings the sign-in client in when it is first needed, one for a storage key; a failed load is
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
