import { useId } from "react";
import type { ComponentProps, ReactNode } from "react";
import { FieldLimit } from "./FieldLimit.tsx";
import styles from "./Field.module.css";

interface Props extends Omit<ComponentProps<"textarea">, "id"> {
  label: string;
  /** After the label, not a part of it. */
  beside?: ReactNode;
  /** Error message shown at the field, or null if the value is valid. */
  problem?: string | null;
}

/** A field of several lines. */
export function TextArea({ label, beside, problem = null, ...area }: Props) {
  const id = useId();
  return (
    <div className={styles.field}>
      {beside === undefined ? (
        <label htmlFor={id}>{label}</label>
      ) : (
        <div>
          <label htmlFor={id}>{label}</label> {beside}
        </div>
      )}
      <textarea
        {...area}
        id={id}
        aria-invalid={problem !== null}
        aria-describedby={problem === null ? undefined : `${id}-problem`}
      />
      <FieldLimit value={area.value} maxLength={area.maxLength} />
      {problem !== null && (
        <p id={`${id}-problem`} className={styles.problem} role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}
