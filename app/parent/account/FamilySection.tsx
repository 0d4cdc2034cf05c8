import { useState } from "react";
import { nameProblem, parseName } from "#domain/family/names.ts";
import { account as words } from "#app/copy/account.ts";
import { steps } from "#app/copy/onboarding.ts";
import type { Profile } from "#app/data/family/family.ts";
import { ActionForm } from "#app/ui/ActionForm.tsx";
import { Field } from "#app/ui/Field.tsx";
import { Section } from "./Section.tsx";
import type { ReadyAccount } from "./useAccount.ts";

/** The parent's own name, to correct. */
export function FamilySection({ account, profile }: { account: ReadyAccount; profile: Profile }) {
  const [name, setName] = useState(profile.parent_name);
  const action = account.actions.family;
  const read = parseName(name);
  const problem = nameProblem(name);
  return (
    <Section name="family" heading={words.family} action={action}>
      <ActionForm
        action={action}
        errorAt="section"
        button={words.save}
        busyButton={words.saving}
        look="quiet"
        isReady={read !== null}
        onSubmit={() => read !== null && action.run(read)}
      >
        {({ disabled }) => (
          <Field
            label={words.parentName}
            autoComplete="given-name"
            value={name}
            problem={problem === null ? null : steps.nameProblem[problem]}
            disabled={disabled}
            onChange={(event) => setName(event.target.value)}
          />
        )}
      </ActionForm>
    </Section>
  );
}
