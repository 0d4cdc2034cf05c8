import clink from "#course/media/sounds/clink.m4a?url";
import correct from "#course/media/sounds/correct.m4a?url";
import oops from "#course/media/sounds/oops.m4a?url";
import pick from "#course/media/sounds/pick.m4a?url";
import put from "#course/media/sounds/put.m4a?url";

/** URLs of the sounds for a right and a wrong answer; play them with `playEffect`. */
export const effects = { correct, oops };

/** URLs of the sounds of things that are touched; play them with `playTouch`. */
export const touches = { pick, put, clink };
