import { CHILD_AGES, parseChildAge } from "#domain/family/age.ts";
import styles from "./AgeChips.module.css";

/** Every age as a button that sets the field below it. */
export const AgeChips = ({
  label,
  text,
  disabled,
  onChoose,
}: {
  label: string;
  /** What the field holds. */
  text: string;
  disabled: boolean;
  onChoose: (text: string) => void;
}) => (
  <div className={styles.ages} role="group" aria-label={label}>
    {CHILD_AGES.map((age) => (
      <button
        key={age}
        type="button"
        disabled={disabled}
        aria-pressed={parseChildAge(text) === age}
        onClick={() => onChoose(String(age))}
      >
        {age}
      </button>
    ))}
  </div>
);
