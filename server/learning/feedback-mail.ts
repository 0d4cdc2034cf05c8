import type { ServerContext } from "#server/context.ts";
import { writeLetter } from "#server/mail/letter.ts";

export const FEEDBACK_MAIL = "feedback-form";
export interface FeedbackJob {
  text: string;
  userId: string;
}

/** A grown-up's words, mailed to staff. */
export async function sendFeedback(server: ServerContext, job: FeedbackJob): Promise<void> {
  const letter = writeLetter({ subject: "Feedback from a family", heading: "Feedback", text: [job.text], foot: [`Family ${job.userId}`] });
  await server.mailer.send({ to: server.config.supportEmail, ...letter });
}
