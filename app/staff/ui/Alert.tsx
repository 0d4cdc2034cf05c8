import styles from "./Alert.module.css";

/** An error message next to the action that failed. Renders nothing without a message. */
export function Alert({ message }: { message: string | null }) {
  if (message === null) return null;
  return (
    <p className={styles.problem} role="alert">
      {message}
    </p>
  );
}
