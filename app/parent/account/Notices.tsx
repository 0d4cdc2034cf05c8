import { paths } from "#domain/routing/paths.ts";
import { account as words } from "#app/copy/account.ts";
import { ButtonLink } from "#app/ui/Button.tsx";
import type { AccountData } from "./account-data.ts";
import { noticesOf } from "./notices.ts";
import { reminderText } from "./ReminderSection.tsx";
import styles from "./AccountScreen.module.css";

/** Notices that need an action of the parent, before everything else. */
export function Notices({ data }: { data: AccountData }) {
  const texts = {
    payment: { text: words.needsPayment, link: words.buy, href: paths.paywall() },
    "reminder-failed": {
      text: reminderText(data.reminder),
      link: words.setAgain,
      href: "#reminder",
    },
  };
  return noticesOf(data).map((notice) => {
    const { text, link, href } = texts[notice];
    return (
      <div key={notice} className={styles.notice} role="note">
        <p>{text}</p>
        <ButtonLink look="gold" href={href}>
          {link}
        </ButtonLink>
      </div>
    );
  });
}
