import { answerOrders } from "#server/authoring/parser/answer-orders.ts";
import { ApiError } from "#server/platform/http/errors.ts";

/** A thread's tasks that do what files made to do harm would do. */
answerOrders({
  echo: (value: unknown) => value,
  refuse() {
    throw new ApiError("course_file_refused", "no", { reason: "no_zip" });
  },
  never() {
    for (;;);
  },
  crash() {
    queueMicrotask(() => {
      throw new Error("a fault of the reader");
    });
    return new Promise(() => undefined);
  },
  exit: () => process.exit(0),
  fillMemory() {
    const all: number[][] = [];
    for (;;) all.push(Array.from({ length: 100_000 }, (_, n) => n + 0.5));
  },
});
