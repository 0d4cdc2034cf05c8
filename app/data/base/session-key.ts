/** Where the session is kept in local storage; one key for both zones. */
export const SESSION_KEY = "treasure-tracker-auth";
/** Staff have one of their own: who builds lessons may be a parent too. */
export const STAFF_SESSION_KEY = "treasure-tracker-staff";
