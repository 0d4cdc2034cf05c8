import { paths } from "#domain/routing/child-paths.ts";

/** URL path whose document serves every page of the child zone offline. */
export const SHELL_URL = paths.lessonIntro();
