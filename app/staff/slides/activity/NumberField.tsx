import { useState } from "react";
import type { ReactNode } from "react";
import { activityFieldWords as words } from "#app/copy/slides/activity/editor.ts";
import { Field } from "#app/ui/Field.tsx";

interface Props {
  label: ReactNode;
  /** Null where nothing is given, which `onEmpty` allows. */
  value: number | null;
  min: number;
  max: number;
  onChange: (value: number) => void;
  /** The field was emptied; without it, a number is needed. */
  onEmpty?: () => void;
}

/** A whole number. What is typed stays; the slide gets it once it is a number that fits. */
export function NumberField({ label, value, min, max, onChange, onEmpty }: Props) {
  const [typed, setTyped] = useState<string | null>(null);
  const isEmpty = (text: string) => onEmpty !== undefined && text.trim() === "";
  const fits = (text: string) =>
    isEmpty(text) || (/^\d{1,6}$/.test(text.trim()) && Number(text) >= min && Number(text) <= max);
  return (
    <Field
      label={label}
      inputMode="numeric"
      autoComplete="off"
      value={typed ?? String(value ?? "")}
      problem={typed === null || fits(typed) ? null : words.wholeNumber(min, max)}
      onChange={({ target }) => {
        setTyped(target.value);
        if (isEmpty(target.value)) onEmpty?.();
        else if (fits(target.value)) onChange(Number(target.value));
      }}
      onBlur={() => {
        if (typed !== null && fits(typed)) setTyped(null);
      }}
    />
  );
}
