/** Where the session is kept in local storage; one key for both zones. */
export const SESSION_KEY = "treasure-tracker-auth";
