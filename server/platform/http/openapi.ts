import { describeRoute } from "hono-openapi";

/** The line of a route in /api/openapi.json. */
export const describeOperation = (summary: string, status = 200) =>
  describeRoute({
    summary,
    responses: {
      [status]: { description: "The answer" },
      default: { description: "{ code, message }" },
    },
  });
