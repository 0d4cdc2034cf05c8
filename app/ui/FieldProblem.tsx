import styles from "./Field.module.css";

/** What is wrong with a field's value, announced; nothing where it is right. */
export const FieldProblem = ({ id, problem }: { id: string; problem: string | null }) =>
  problem !== null && (
    <p id={id} className={styles.problem} role="alert">
      {problem}
    </p>
  );
