/** Hosts of one provider, which also ignores dots. */
const GMAIL = new Set(["gmail.com", "googlemail.com"]);

/**
 * The mailbox behind an e-mail address, as far as that can be known: 'sam+kids@example.com' ->
 * 'sam@example.com'. It is for counting mails alone. Not every host drops what follows the plus, so
 * two such e-mail addresses may be two people, and are two accounts.
 * @param email in the form of `parseEmail` (email.ts)
 */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf("@");
  const [localPart, host] = [email.slice(0, at), email.slice(at + 1)];
  const name = localPart.replace(/(?<=.)\+.*$/u, "");
  return GMAIL.has(host) ? `${name.replaceAll(".", "")}@gmail.com` : `${name}@${host}`;
}
