import { code as words } from "#app/copy/sign-in.ts";
import { ActionForm } from "#app/ui/ActionForm.tsx";
import { Button } from "#app/ui/Button.tsx";
import { CodeField } from "#app/ui/CodeField.tsx";
import { Field } from "#app/ui/Field.tsx";
import { OpenMail } from "./OpenMail.tsx";
import { useCodeForm } from "./useCodeForm.ts";
import styles from "../../ui/layout.module.css";

/**
 * Signs in with the mail's 6 digits, for a mail read on another device, and asks for another mail.
 */
export function CodeForm({
  next,
  create,
  inbox,
}: {
  next: string;
  create: boolean;
  /** Words of the disabled button above the links to the inbox. */
  inbox: string;
}) {
  const form = useCodeForm(next, create);
  return (
    <>
      <p className={styles.small}>{words.hint}</p>
      <ActionForm
        action={form.signIn}
        errorAt="field"
        button={words.submit}
        busyButton={words.checking}
        isReady={form.isComplete}
        onSubmit={form.signIn.run}
      >
        {(field) => (
          <>
            {form.asksEmail && (
              <Field
                label={words.email}
                type="email"
                autoComplete="email"
                value={form.email}
                onChange={(event) => form.changeEmail(event.target.value)}
              />
            )}
            <CodeField label={words.label} value={form.code} {...field} onChange={form.change} />
          </>
        )}
      </ActionForm>
      <Button look="text" disabled>
        {inbox}
      </Button>
      <OpenMail email={form.email} />
      <Button
        look="text"
        disabled={form.waitSeconds > 0 || form.email === ""}
        onClick={form.sendAgain}
      >
        {form.waitSeconds > 0 ? words.sendAgainIn(form.waitSeconds) : words.sendAgain}
      </Button>
      <p role="status">{form.notice}</p>
    </>
  );
}
