import { answer, api } from "./api.ts";

/** What the pages may know of this installation's configuration. */
export const fetchSettings = () => answer(api.settings.$get());

/** Opens the mail program with an e-mail to support that is begun already. Throws AppError. */
export async function writeToSupport(subject: string, body = ""): Promise<void> {
  const { support_email } = await fetchSettings();
  const text = body === "" ? "" : `&body=${encodeURIComponent(body)}`;
  window.location.assign(`mailto:${support_email}?subject=${encodeURIComponent(subject)}${text}`);
}
