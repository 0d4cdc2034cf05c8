import { feedbackMail } from "#server/copy/family-mails.ts";
import { renderEmail } from "#server/platform/mail/email-template.ts";
import type { LearningContext } from "./context.ts";

export const FEEDBACK_MAIL = "feedback-form";
export interface FeedbackJob {
  text: string;
  userId: string;
}

/** Mails a parent's feedback to support; `id` is the job's. */
export async function sendFeedback(
  server: LearningContext,
  job: FeedbackJob,
  id: string,
): Promise<void> {
  const email = renderEmail(feedbackMail(job.text, job.userId), server.config);
  await server.mailer.send({ id, to: server.config.supportEmail, ...email });
}
