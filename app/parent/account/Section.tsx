import type { ReactNode } from "react";
import type { ReadyAccount } from "./useAccount.ts";
import styles from "./AccountScreen.module.css";

/** A part of the account page, with what went wrong or well in it. */
export function Section({
  name,
  heading,
  account,
  children,
}: {
  name: string;
  heading: string;
  account: ReadyAccount;
  children: ReactNode;
}) {
  return (
    <section className={styles.section} aria-labelledby={`${name}-heading`}>
      <h2 id={`${name}-heading`}>{heading}</h2>
      {children}
      {account.problem?.section === name && (
        <p role="alert" className={styles.problem}>
          {account.problem.message}
        </p>
      )}
      {account.notice?.section === name && <p role="status">{account.notice.message}</p>}
    </section>
  );
}
