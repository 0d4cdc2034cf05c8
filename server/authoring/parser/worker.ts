import { parentPort } from "node:worker_threads";
import { ApiError } from "#server/platform/http/errors.ts";
import type { Answer, Order } from "./parse.ts";
import { TASKS } from "./tasks.ts";

const port = parentPort;
port?.on("message", ({ id, task, args }: Order) => {
  const answer = (what: Omit<Answer, "id">) => port.postMessage({ id, ...what } satisfies Answer);
  const run = TASKS[task] as (...args: unknown[]) => unknown;
  Promise.try(run, ...args).then(
    (result) => answer({ result }),
    (error: unknown) => {
      if (error instanceof ApiError) {
        const { code, message, facts } = error;
        answer({ refusal: { code, message, facts } });
      } else answer({ failure: { error, code: (error as { code?: unknown } | null)?.code } });
    },
  );
});
