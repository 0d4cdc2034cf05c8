import correct from "#course/media/sounds/correct.m4a?url";
import oops from "#course/media/sounds/oops.m4a?url";

/** The player's sounds: a bright ding, two soft falling notes. */
export const effects = { correct, oops };
