import correct from "#course/media/sounds/correct.m4a?url";
import oops from "#course/media/sounds/oops.m4a?url";

/** URLs of the sounds for a right and a wrong answer. */
export const effects = { correct, oops };
