export interface Mail {
  /**
   * Identifies this mail across retries. A mail that is sent again, since the mail server's answer
   * was lost, has the same id, so that its recipient's server can recognise it.
   */
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Such as List-Unsubscribe. */
  headers?: Record<string, string>;
}
