import { useId } from "react";
import type { ComponentProps, ReactNode } from "react";
import { FieldLimit } from "./FieldLimit.tsx";
import { FieldProblem } from "./FieldProblem.tsx";
import styles from "./Field.module.css";

interface Props extends Omit<ComponentProps<"input">, "id"> {
  label: ReactNode;
  /** Error message shown at the field, or null if the value is valid. */
  problem?: string | null;
}

export function Field({ label, problem = null, ...input }: Props) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        {...input}
        id={id}
        aria-invalid={problem !== null}
        aria-describedby={problem === null ? undefined : `${id}-problem`}
      />
      <FieldLimit value={input.value} maxLength={input.maxLength} />
      <FieldProblem id={`${id}-problem`} problem={problem} />
    </div>
  );
}
