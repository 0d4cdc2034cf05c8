/**
 * signed_out: the user signed out. session_lost: a refresh, or a request, ended without a session.
 */
type CriticalAuthEvent = "signed_out" | "session_lost";

/**
 * Logs the end of a session as a critical auth event (R-AUTH-12): the kind alone, nothing of
 * the person.
 */
export const logCritical = (event: CriticalAuthEvent) =>
  console.warn(JSON.stringify({ critical: true, event }));
