/* Answers as our server gives them, for tests that stand in for it. */
import { ANSWER_MARK } from "#domain/wire/answer-mark.ts";

const OUR_HEADERS = { [ANSWER_MARK]: "1" };

export const ourJson = (body: unknown, { status = 200 }: { status?: number } = {}): Response =>
  Response.json(body, { status, headers: OUR_HEADERS });

export const ourFile = (body: string, headers: Record<string, string> = {}): Response =>
  new Response(body, { headers: { ...OUR_HEADERS, ...headers } });
