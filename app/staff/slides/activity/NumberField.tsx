import { useRef, useState } from "react";
import type { ReactNode } from "react";
import { activityFieldWords as words } from "#app/copy/slides/activity/builder.ts";
import { Field } from "#app/ui/Field.tsx";

interface Props {
  label: ReactNode;
  /** Null where nothing is given, which `onEmpty` allows. */
  value: number | null;
  min: number;
  max: number;
  /** The value may be out of range; then the slide is not saved (`unfitFields`). */
  onChange: (value: number) => void;
  /** The field was emptied; without it, a number is needed. */
  onEmpty?: () => void;
}

const numberIn = (text: string) => (/^\d{1,15}$/.test(text.trim()) ? Number(text) : null);

/**
 * A whole number. The slide gets each one, also out of range, so that it is still there, and marked,
 * when the author comes back. A text that is no number stays in the field alone.
 */
export function NumberField({ label, value, min, max, onChange, onEmpty }: Props) {
  const [typed, setTyped] = useState<string | null>(null);
  /** The slide's number before the author began to type; null while nothing is typed. */
  const before = useRef<{ value: number | null }>(null);
  const given = String(value ?? "");
  const typedNumber = numberIn(typed ?? "");
  // The number was changed elsewhere, for example by 'Undo'.
  const isOutdated = typedNumber !== null && value !== null && typedNumber !== value;
  const text = isOutdated ? given : (typed ?? given);
  const isEmpty = (of: string) => onEmpty !== undefined && of.trim() === "";
  const number = numberIn(text);
  const fits = number === null ? isEmpty(text) : number >= min && number <= max;
  const take = (now: string) => {
    setTyped(now);
    const next = numberIn(now);
    if (next !== null) {
      before.current ??= { value };
      return onChange(next);
    }
    if (isEmpty(now)) return onEmpty?.();
    // The beginning of it, '2' of '2.5', was not meant.
    const from = before.current;
    before.current = null;
    if (from?.value === null) onEmpty?.();
    else if (from !== null) onChange(from.value);
  };
  return (
    <Field
      label={label}
      inputMode="numeric"
      autoComplete="off"
      value={text}
      problem={fits ? null : words.wholeNumber(min, max)}
      onChange={({ target }) => take(target.value)}
      onBlur={() => {
        before.current = null;
        if (number !== null || fits) setTyped(null);
      }}
    />
  );
}
