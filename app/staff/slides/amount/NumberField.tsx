import { useState } from "react";
import { amountFields as words } from "#app/copy/slides/amount/builder.ts";
import { Field } from "#app/ui/Field.tsx";

interface Props {
  label: string;
  value: number;
  range: { min: number; max: number };
  onChange: (value: number) => void;
}

/** A whole number in a range. What is typed stays; only what fits is passed on. */
export function NumberField({ label, value, range, onChange }: Props) {
  const [draft, setDraft] = useState<string | null>(null);
  const isFit = (text: string) =>
    /^\d{1,4}$/.test(text.trim()) && Number(text) >= range.min && Number(text) <= range.max;
  return (
    <Field
      label={label}
      inputMode="numeric"
      maxLength={6}
      value={draft ?? String(value)}
      problem={draft === null || isFit(draft) ? null : words.needsNumber(range.min, range.max)}
      onChange={(event) => {
        const text = event.target.value;
        setDraft(text);
        if (isFit(text)) onChange(Number(text));
      }}
      onBlur={() => {
        if (draft !== null && isFit(draft)) setDraft(null);
      }}
    />
  );
}
