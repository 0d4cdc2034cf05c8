import { renderEmail } from "#server/platform/mail/email-template.ts";
import type { LearningContext } from "./context.ts";

export const FEEDBACK_MAIL = "feedback-form";
export interface FeedbackJob {
  text: string;
  userId: string;
}

/** A grown-up's words, mailed to staff. */
export async function sendFeedback(server: LearningContext, job: FeedbackJob): Promise<void> {
  const email = renderEmail({
    subject: "Feedback from a family",
    heading: "Feedback",
    text: [job.text],
    foot: [`Family ${job.userId}`],
  });
  await server.mailer.send({ to: server.config.supportEmail, ...email });
}
