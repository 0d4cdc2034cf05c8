export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Such as List-Unsubscribe. */
  headers?: Record<string, string>;
}
