import { Button } from "#app/ui/Button.tsx";
import { Field } from "#app/ui/Field.tsx";
import { Form } from "#app/ui/Form.tsx";
import type { EmailField } from "./useEmailField.ts";

interface Props {
  field: EmailField;
  label: string;
  button: string;
  busyButton: string;
  isBusy: boolean;
  /** The address in its one form. */
  onSubmit: (email: string) => void;
}

/** Asks for an e-mail address: sign-up and login. */
export function EmailForm({ field, label, button, busyButton, isBusy, onSubmit }: Props) {
  const { parsed } = field;
  return (
    <Form onSubmit={() => parsed !== null && !isBusy && onSubmit(parsed)}>
      <Field
        label={label}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoFocus
        value={field.typed}
        disabled={isBusy}
        problem={field.problem}
        onChange={(event) => field.change(event.target.value)}
        onBlur={field.blur}
      />
      <Button type="submit" disabled={parsed === null || isBusy}>
        {isBusy ? busyButton : button}
      </Button>
    </Form>
  );
}
