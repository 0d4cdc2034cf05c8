import { ActionForm } from "#app/ui/ActionForm.tsx";
import type { FormAction } from "#app/ui/ActionForm.tsx";
import { Field } from "#app/ui/Field.tsx";
import type { EmailField } from "./useEmailField.ts";

interface Props {
  field: EmailField;
  label: string;
  button: string;
  busyButton: string;
  action: FormAction;
  /** The section around the form may show the error. */
  errorAt: "below-form" | "section";
  /** The e-mail address in canonical form. */
  onSubmit: (email: string) => void;
}

/** Asks for an e-mail address: sign-up and login. */
export function EmailForm({ field, label, errorAt, onSubmit, ...form }: Props) {
  const { parsed } = field;
  return (
    <ActionForm
      {...form}
      errorAt={errorAt}
      isReady={parsed !== null}
      onSubmit={() => parsed !== null && onSubmit(parsed)}
    >
      {({ disabled }) => (
        <Field
          label={label}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoFocus
          value={field.typed}
          disabled={disabled}
          problem={field.problem}
          onChange={(event) => field.change(event.target.value)}
          onBlur={field.blur}
        />
      )}
    </ActionForm>
  );
}
