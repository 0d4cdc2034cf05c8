import { AuthClient } from "@supabase/auth-js";
import { signInFetch } from "./auth-fetch.ts";
import type { SessionStorage } from "../base/device-storage.ts";

/**
 * The official client of the sign-in protocol. It never reads the page's URL, and it only sees
 * answers of our own server (auth-fetch.ts). It is a chunk of its own.
 */
export const openAuthClient = (storageKey: string, storage: SessionStorage) =>
  new AuthClient({
    url: `${location.origin}/auth/v1`,
    storageKey,
    storage,
    fetch: signInFetch,
    flowType: "pkce",
    detectSessionInUrl: false,
    persistSession: true,
    autoRefreshToken: true,
  });
