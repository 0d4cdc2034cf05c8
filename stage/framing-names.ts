/** What Pocket acts for a view of the camera: he turns his back to it. */
export const FRAMING_ACTS = ["lookAway", "pointAway", "walkAway", "sorry", "onHead"] as const;

/** What is near the camera and frames a picture. */
export const FRAMING_THINGS = ["otterBack", "crabBack", "nearGrass", "nearMugs"] as const;
