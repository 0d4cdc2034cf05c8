import type { TestServer } from "./test-server.ts";

/** One attempt at a slide, as the child's page sends it; `path` is of one child's API. */
export async function sendAttempts(
  server: TestServer,
  token: string,
  attempts: readonly {
    lesson_id: string;
    slide_id: string;
    attempt: number;
    correct: boolean;
    detail: string;
  }[],
  path = "/api",
): Promise<void> {
  const at = server.clock.now().toISOString();
  const events = attempts.flatMap(({ lesson_id, slide_id, ...data }, index) => [
    ...(attempts.findIndex((other) => other.slide_id === slide_id) === index
      ? [{ event_id: crypto.randomUUID(), name: "slide_viewed", lesson_id, slide_id, at }]
      : []),
    { event_id: crypto.randomUUID(), name: "answer_tried", lesson_id, slide_id, at, data },
  ]);
  const { status, body } = await server.request("POST", `${path}/events`, {
    token,
    body: { events },
  });
  if (status !== 200) throw new Error(`events answered ${status} ${JSON.stringify(body)}`);
}
