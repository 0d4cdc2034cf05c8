/** Where a family reads its mail in the browser; on a phone these addresses open the provider's own app. */
export interface MailProvider {
  name: string;
  url: string;
}

const GMAIL = { name: "Gmail", url: "https://mail.google.com/mail/" };
const OUTLOOK = { name: "Outlook", url: "https://outlook.live.com/mail/" };
const YAHOO = { name: "Yahoo Mail", url: "https://mail.yahoo.com/" };
const ICLOUD = { name: "iCloud Mail", url: "https://www.icloud.com/mail/" };
const AOL = { name: "AOL Mail", url: "https://mail.aol.com/" };
const PROTON = { name: "Proton Mail", url: "https://mail.proton.me/" };

/** The most used ones, for an e-mail address whose host is not in `BY_HOST`. */
const USUAL: readonly MailProvider[] = [GMAIL, OUTLOOK, YAHOO, ICLOUD];

const BY_HOST: Readonly<Record<string, MailProvider>> = {
  "gmail.com": GMAIL,
  "googlemail.com": GMAIL,
  "outlook.com": OUTLOOK,
  "hotmail.com": OUTLOOK,
  "live.com": OUTLOOK,
  "msn.com": OUTLOOK,
  "yahoo.com": YAHOO,
  "ymail.com": YAHOO,
  "icloud.com": ICLOUD,
  "me.com": ICLOUD,
  "mac.com": ICLOUD,
  "aol.com": AOL,
  "proton.me": PROTON,
  "protonmail.com": PROTON,
};

/**
 * Where the mail at an e-mail address may be read: its one provider where `BY_HOST` has its host, else
 * the most used ones. The URLs hold nothing of the e-mail address.
 * @param email in canonical form (`parseEmail`); empty where it is not known
 */
export function mailProvidersOf(email: string): readonly MailProvider[] {
  const host = email.slice(email.lastIndexOf("@") + 1);
  const known = Object.hasOwn(BY_HOST, host) ? BY_HOST[host] : undefined;
  return known === undefined ? USUAL : [known];
}
