import { useId } from "react";
import type { ComponentProps } from "react";
import styles from "./Field.module.css";

/** A field of several lines. */
export function TextArea({
  label,
  ...area
}: { label: string } & Omit<ComponentProps<"textarea">, "id">) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <textarea {...area} id={id} />
    </div>
  );
}
