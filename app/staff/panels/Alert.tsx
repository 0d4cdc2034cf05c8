import styles from "./panels.module.css";

/** What went wrong, said where it was tried; nothing while nothing did. */
export function Alert({ message }: { message: string | null }) {
  if (message === null) return null;
  return (
    <p className={styles["problem"]} role="alert">
      {message}
    </p>
  );
}
