import { AuthClient } from "@supabase/auth-js";
import type { SessionStorage } from "../base/device-storage.ts";

/**
 * The official client of the sign-in protocol, unchanged; the page's URL is never read by it. A
 * chunk of its own.
 */
export const openAuthClient = (storageKey: string, storage: SessionStorage) =>
  new AuthClient({
    url: `${location.origin}/auth/v1`,
    storageKey,
    storage,
    flowType: "pkce",
    detectSessionInUrl: false,
    persistSession: true,
    autoRefreshToken: true,
  });
