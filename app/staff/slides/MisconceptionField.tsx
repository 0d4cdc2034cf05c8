import { isSlip, MISCONCEPTIONS, typedSlip } from "#domain/questions/misconceptions.ts";
import type { Misconception, Slip } from "#domain/questions/misconceptions.ts";
import { questionNotes as words } from "#app/copy/questions.ts";
import { Field } from "#app/ui/Field.tsx";
import { ChoiceField } from "./activity/ChoiceField.tsx";

interface Props {
  label: string;
  value: Misconception | Slip | null;
  onChange: (value: Misconception | Slip | null) => void;
}

/** The belief, or the slip of a sum, that leads to a choice. */
export function MisconceptionField({ label, value, onChange }: Props) {
  const isOfSum = value !== null && isSlip(value);
  return (
    <>
      <ChoiceField
        label={label}
        value={value === null ? "" : isSlip(value) ? "slip:" : value}
        options={{ "": words.notSaid, ...MISCONCEPTIONS, "slip:": words.slip }}
        onChange={(chosen) => onChange(chosen === "" ? null : chosen)}
      />
      {isOfSum && (
        <Field
          label={words.slipText}
          placeholder={words.slipExample}
          maxLength={100}
          value={typedSlip(value)}
          onChange={({ target }) => onChange(`slip:${target.value}`)}
        />
      )}
    </>
  );
}
