const LESSON = /^\/lesson\/([0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12})\/?$/i;

/** API paths that the screen at the given URL path requests first. */
export function earlyPaths(pathname: string): string[] {
  const lessonId = LESSON.exec(pathname)?.[1];
  if (lessonId !== undefined) return ["/api/me", `/api/lessons/${lessonId}`];
  return /^\/(lesson\/(?!intro\b)|courses\/)/.test(pathname) ? ["/api/me"] : []; // the intro is open to everyone
}
