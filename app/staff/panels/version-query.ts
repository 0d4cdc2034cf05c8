import { fetchVersion } from "#app/data/authoring/authoring.ts";

/** A published version of a lesson, which never changes. */
export const versionQuery = (lessonId: string, version: number) => ({
  queryKey: ["version", lessonId, version],
  queryFn: () => fetchVersion(lessonId, version),
  staleTime: Infinity,
});
