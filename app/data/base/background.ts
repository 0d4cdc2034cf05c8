/**
 * For what must never block anyone: audio, preloads, marketing. A failure is logged by the work's
 * name alone, and swallowed where everybody can see it (R-UX-4).
 */
export function inBackground(name: string, work: Promise<unknown>): void {
  work.catch(() => console.warn(`${name} failed; going on without it`));
}
