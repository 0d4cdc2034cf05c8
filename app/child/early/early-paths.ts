const LESSON = /^\/lesson\/([0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12})\/?$/i;

/** API paths that the screen at the given URL path requests first; `base` is the child's. */
export function earlyPaths(pathname: string, base = "/api"): string[] {
  const lessonId = LESSON.exec(pathname)?.[1];
  if (lessonId !== undefined) return [`${base}/me`, `${base}/lessons/${lessonId}`];
  return /^\/(lesson\/(?!intro\b)|courses\/)/.test(pathname) ? [`${base}/me`] : []; // the intro is open to everyone
}
