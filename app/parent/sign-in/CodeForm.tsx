import { code as words } from "#app/copy/sign-in.ts";
import { ActionForm } from "#app/ui/ActionForm.tsx";
import { Button } from "#app/ui/Button.tsx";
import { Field } from "#app/ui/Field.tsx";
import { useCodeForm } from "./useCodeForm.ts";
import styles from "../../ui/layout.module.css";

/**
 * Signs in with the mail's 6 digits, for a mail read on another device, and asks for another mail.
 */
export function CodeForm({ next, create }: { next: string; create: boolean }) {
  const form = useCodeForm(next, create);
  return (
    <>
      <p className={styles.small}>{words.hint}</p>
      <ActionForm
        action={form.signIn}
        errorAt="field"
        button={words.submit}
        busyButton={words.checking}
        look="quiet"
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
            <Field
              label={words.label}
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={12}
              value={form.code}
              {...field}
              onChange={(event) => form.change(event.target.value)}
            />
          </>
        )}
      </ActionForm>
      <Button
        look="quiet"
        disabled={form.waitSeconds > 0 || form.email === ""}
        onClick={form.sendAgain}
      >
        {form.waitSeconds > 0 ? words.sendAgainIn(form.waitSeconds) : words.sendAgain}
      </Button>
      <p role="status">{form.notice}</p>
    </>
  );
}
