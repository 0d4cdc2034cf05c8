import { useId } from "react";
import type { ComponentProps } from "react";
import styles from "./AllowanceForm.module.css";

interface Props extends Omit<ComponentProps<"select">, "id" | "children" | "onChange" | "value"> {
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
  onChoose: (value: string) => void;
}

/** A choice from a list, with the browser's own menu. */
export function Select({ label, value, options, onChoose, ...select }: Props) {
  const id = useId();
  return (
    <div className={styles.select}>
      <label htmlFor={id}>{label}</label>
      <select {...select} id={id} value={value} onChange={(event) => onChoose(event.target.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}
