import { useId } from "react";
import styles from "./ChoiceField.module.css";

interface Props<T extends string> {
  label: string;
  value: T;
  /** The words of each value, in their order. */
  options: Readonly<Record<T, string>>;
  onChange: (value: T) => void;
}

/** One of a few rules, in one row: what it is about comes right below. */
export function ChoiceField<T extends string>({ label, value, options, onChange }: Props<T>) {
  const id = useId();
  const values = Object.keys(options) as T[];
  return (
    <div className={styles.choice}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={value}
        onChange={({ target }) => onChange(values[target.selectedIndex] ?? value)}
      >
        {values.map((other) => (
          <option key={other} value={other}>
            {options[other]}
          </option>
        ))}
      </select>
    </div>
  );
}
