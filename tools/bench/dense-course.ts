import { courseZip, denseCourse } from "#tests/support/dense-course.ts";
import type { ServerProcess } from "#tests/support/process.ts";

interface Side {
  server: ServerProcess;
  tokens: { author: string };
  /** The longest time that the loop was held since it was last asked, in ms. */
  held(): Promise<number>;
  /** The id of an author's upload. */
  upload(kind: string, name: string, bytes: Uint8Array<ArrayBuffer>): Promise<string>;
}

/** About 5 MB, which is near the most that a course file may hold. */
const TEXTS_OF_SLIDE = 50;

/**
 * How long each step with a valid course file of very many small items holds the loop, in ms: an
 * author imports it, opens the builder, exports it and copies it. Each step once, since the next one
 * needs it.
 */
export async function heldByDenseCourse(side: Side): Promise<Map<string, number>> {
  const { server, tokens, held, upload } = side;
  const token = tokens.author;
  const course = denseCourse(TEXTS_OF_SLIDE);
  const uploaded = await upload("course-file", "dense.zip", await courseZip(course));
  const ask = async (method: string, path: string, body?: object) => {
    const answer = await server.request(method, path, { token, ...(body && { body }) });
    if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.status}`);
    return answer.body;
  };
  const plan = { upload: uploaded, course: null };
  const { id } = course.course;
  const times = new Map<string, number>();
  const step = async <T>(what: string, work: () => Promise<T>): Promise<T> => {
    await held();
    const result = await work();
    times.set(`a dense course file of 5 MB: ${what}`, await held());
    return result;
  };
  const { digest } = await step("compared", () =>
    ask("POST", "/api/staff/course-files/plan", plan),
  );
  await step("imported", () =>
    ask("POST", "/api/staff/course-files/import", { ...plan, digest, replacing: false }),
  );
  await step("compared again", () => ask("POST", "/api/staff/course-files/plan", plan));
  await step("the builder's first page", () => ask("GET", "/api/staff/outline"));
  // Refused as too large in the end, since an export has a line for each item.
  await step("exported", () => server.request("POST", `/api/staff/courses/${id}/file`, { token }));
  await step("copied", () =>
    ask("POST", `/api/staff/courses/${id}/duplicate`, { title: "Copied" }),
  );
  return times;
}
