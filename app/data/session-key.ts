/** Where the session is kept in local storage; one key for both zones. */
export const SESSION_KEY = "treasure-tracker-auth";

/** A look without the sign-in client, for the page that must start light. */
export const hasStoredSession = () => localStorage.getItem(SESSION_KEY) !== null;
