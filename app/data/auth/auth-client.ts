import { AuthClient } from "@supabase/auth-js";
import { signInFetch } from "./auth-fetch.ts";
import type { SessionStorage } from "../base/device-storage.ts";

/**
 * The official client of the sign-in protocol; the page's URL is never read by it, and it hears our
 * server alone (auth-fetch.ts). A chunk of its own.
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
