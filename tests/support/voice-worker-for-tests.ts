import type { WorkerAnswer, WorkerOrder } from "#server/voice/worker-messages.ts";

/** Stands in for the voice worker: what it does with a line depends on the line's text. */
process.on("message", ({ id, text, by }: WorkerOrder) => {
  const answer = (given: WorkerAnswer) => void process.send?.(given);
  if (text === "crash") process.exit(1);
  if (text === "never") return;
  if (text === "unknown") return answer({ id, unknown: ["Zorp"] });
  if (text === "fail") return answer({ id, failure: "no memory" });
  answer({ id, wave: Buffer.from(`${process.pid} ${by} ${text}`) });
});
process.on("disconnect", () => process.exit());
