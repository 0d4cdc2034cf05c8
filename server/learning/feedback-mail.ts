import { feedbackMail } from "#server/copy/family-mails.ts";
import { renderEmail } from "#server/platform/mail/email-template.ts";
import type { LearningContext } from "./context.ts";

export const FEEDBACK_MAIL = "feedback-form";
export interface FeedbackJob {
  text: string;
  userId: string;
}

/** Mails a parent's feedback to support. */
export async function sendFeedback(server: LearningContext, job: FeedbackJob): Promise<void> {
  const email = renderEmail(feedbackMail(job.text, job.userId));
  await server.mailer.send({ to: server.config.supportEmail, ...email });
}
