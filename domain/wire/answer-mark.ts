/**
 * Header of all that our server answers. Whatever answers in its place (a network's sign-in page, a
 * filter, a balancer) does not set it.
 */
export const ANSWER_MARK = "X-Treasure-Tracker";

type Answered = Pick<Response, "headers" | "redirected">;

/** Did our server answer this request, and not another page that the request was led to? */
export const isMarked = ({ headers, redirected }: Answered): boolean =>
  !redirected && headers.has(ANSWER_MARK);

/** May the body be JSON of ours? Our API leads no request elsewhere. */
export const isJson = ({ headers, redirected }: Answered): boolean =>
  !redirected && /^application\/json\b/i.test(headers.get("Content-Type") ?? "");
