import { useState } from "react";
import { account as words } from "#app/copy/account.ts";
import { Button } from "#app/ui/Button.tsx";
import { EmailForm } from "../sign-in/EmailForm.tsx";
import { useEmailField } from "../sign-in/useEmailField.ts";
import { Section } from "./Section.tsx";
import type { ReadyAccount } from "./useAccount.ts";

/** The e-mail address, and the way to another one. */
export function EmailSection({ account }: { account: ReadyAccount }) {
  const field = useEmailField("");
  const action = account.actions.email;
  const [isChanging, setChanging] = useState(false);
  return (
    <Section name="email" heading={words.email} action={action}>
      <p>
        <strong>{account.data.me.email}</strong>
      </p>
      {isChanging ? (
        <EmailForm
          field={field}
          label={words.newEmail}
          button={words.changeEmail}
          busyButton={words.saving}
          action={action}
          errorAt="section"
          onSubmit={action.run}
        />
      ) : (
        <Button look="quiet" onClick={() => setChanging(true)}>
          {words.changeEmail}
        </Button>
      )}
    </Section>
  );
}
