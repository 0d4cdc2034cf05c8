/**
 * Runs work that must never block anyone: audio, preloads, marketing. A failure is logged by the
 * name of the work and goes no further (R-UX-4).
 */
export function inBackground(name: string, work: Promise<unknown>): void {
  work.catch(() => console.warn(`${name} failed; going on without it`));
}
