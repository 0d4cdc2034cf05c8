import { useId, useLayoutEffect, useRef, useState } from "react";
import { CODE_DIGITS, readTypedCode } from "#domain/family/typed-code.ts";
import { FieldProblem } from "./FieldProblem.tsx";
import field from "./Field.module.css";
import styles from "./CodeField.module.css";

interface Props {
  label: string;
  /** At most six digits. */
  value: string;
  problem?: string | null;
  disabled?: boolean;
  autoFocus?: boolean;
  onChange: (digits: string) => void;
}

/**
 * Six boxes for a mailed or texted code. They are drawn over one real field, so that a code can be
 * pasted, filled in by the browser, and read by a screen reader.
 */
export function CodeField({ label, value, problem = null, onChange, ...input }: Props) {
  const id = useId();
  const real = useRef<HTMLInputElement>(null);
  // Of a field without the focus nothing is marked.
  const [marked, setMarked] = useState<{ from: number; to: number } | null>(null);
  const mark = () => {
    const { selectionStart, selectionEnd } = real.current ?? {};
    setMarked({ from: selectionStart ?? 0, to: selectionEnd ?? 0 });
  };
  const cursor = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (cursor.current === null) return;
    real.current?.setSelectionRange(cursor.current, cursor.current);
    cursor.current = null;
  });
  const isMarked = (box: number) =>
    marked !== null &&
    (marked.from === marked.to
      ? box === Math.min(marked.from, CODE_DIGITS - 1)
      : box >= marked.from && box < marked.to);
  return (
    <div className={field.field}>
      <label htmlFor={id}>{label}</label>
      {/* Digits run from left to right in every language. */}
      <div className={styles.code} dir="ltr">
        <input
          {...input}
          ref={real}
          id={id}
          className={styles.real}
          inputMode="numeric"
          autoComplete="one-time-code"
          value={value}
          aria-invalid={problem !== null}
          aria-describedby={problem === null ? undefined : `${id}-problem`}
          onSelect={mark}
          onFocus={mark}
          onBlur={() => setMarked(null)}
          onChange={({ currentTarget: { value: text, selectionStart } }) => {
            const typed = readTypedCode(text, selectionStart ?? text.length);
            cursor.current = typed.cursor;
            onChange(typed.digits);
          }}
        />
        <div className={styles.boxes} aria-hidden="true">
          {Array.from({ length: CODE_DIGITS }, (_, box) => (
            <span
              key={`box-${box + 1}`}
              data-marked={isMarked(box)}
              data-filled={box < value.length}
            >
              {value[box]}
            </span>
          ))}
        </div>
      </div>
      <FieldProblem id={`${id}-problem`} problem={problem} />
    </div>
  );
}
