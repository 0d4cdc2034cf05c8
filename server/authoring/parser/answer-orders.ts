import { parentPort } from "node:worker_threads";
import { ApiError } from "#server/platform/http/errors.ts";
import type { Answer, Order } from "./threads.ts";

/** Answers the orders of this thread by running tasks; for the module of a thread. */
export function answerOrders(tasks: object): void {
  const port = parentPort;
  port?.on("message", ({ task, args }: Order) => {
    const answer = (what: Answer) => port.postMessage(what);
    const run = tasks[task as keyof typeof tasks] as (...all: readonly unknown[]) => unknown;
    Promise.try(run, ...args)
      .then((result) => answer({ result }))
      .catch((error: unknown) => {
        if (error instanceof ApiError) {
          const { code, message, facts } = error;
          answer({ refusal: { code, message, facts } });
        } else answer({ failure: { error, code: (error as { code?: unknown } | null)?.code } });
      });
  });
}
