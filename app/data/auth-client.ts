import { AuthClient } from "@supabase/auth-js";
import { SESSION_KEY } from "./session-key.ts";

/** The official client of the sign-in protocol, unchanged; the page's address is never read by it. A chunk of its own. */
export const authClient = new AuthClient({
  url: `${location.origin}/auth/v1`,
  storageKey: SESSION_KEY,
  flowType: "pkce",
  detectSessionInUrl: false,
  persistSession: true,
  autoRefreshToken: true,
});
