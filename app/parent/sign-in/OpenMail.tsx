import { parseEmail } from "#domain/family/email.ts";
import { mailProvidersOf } from "#domain/family/mail-provider.ts";
import { code as words } from "#app/copy/sign-in.ts";
import styles from "./OpenMail.module.css";

/**
 * Links to the webmail of the address's provider, else of the most common ones; opened in a new tab.
 */
export const OpenMail = ({ email }: { email: string }) => (
  <p className={styles.links}>
    {mailProvidersOf(parseEmail(email) ?? "").map(({ name, url }) => (
      <a key={name} href={url} target="_blank" rel="noreferrer">
        {words.openMail(name)}
      </a>
    ))}
  </p>
);
