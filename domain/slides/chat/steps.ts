/** A message, or what the child can say. */
export type ChatStep = { type: "message"; index: number } | { type: "choice"; of: number[] };

/** Choices in a row are one step. */
export function stepsOf({ messages }: { messages: readonly { is_choice: boolean }[] }): ChatStep[] {
  const steps: ChatStep[] = [];
  for (const [index, { is_choice }] of messages.entries()) {
    const last = steps.at(-1);
    if (!is_choice) steps.push({ type: "message", index });
    else if (last?.type === "choice") last.of.push(index);
    else steps.push({ type: "choice", of: [index] });
  }
  return steps;
}
