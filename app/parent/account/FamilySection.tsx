import { useState } from "react";
import { parseChildAge } from "#domain/family/age.ts";
import { CHILD_AGE_MAX_YEARS, CHILD_AGE_MIN_YEARS } from "#domain/constants.ts";
import { nameProblem, parseName } from "#domain/family/names.ts";
import { account as words } from "#app/copy/account.ts";
import { steps } from "#app/copy/onboarding.ts";
import type { Profile } from "#app/data/family/family.ts";
import { ActionForm } from "#app/ui/ActionForm.tsx";
import { Field } from "#app/ui/Field.tsx";
import { Section } from "./Section.tsx";
import type { ReadyAccount } from "./useAccount.ts";

/** Names and age, to correct. */
export function FamilySection({ account, profile }: { account: ReadyAccount; profile: Profile }) {
  const [parent, setParent] = useState(profile.parent_name);
  const [kid, setKid] = useState(profile.kid_name);
  const [age, setAge] = useState(String(profile.kid_age));
  const action = account.actions.family;
  const read = {
    parent_name: parseName(parent),
    kid_name: parseName(kid),
    kid_age: parseChildAge(age),
  };
  const nameProblemText = (name: string) => {
    const problem = nameProblem(name);
    return problem === null ? null : steps.nameProblem[problem];
  };
  const save = () => {
    const { parent_name, kid_name, kid_age } = read;
    if (parent_name !== null && kid_name !== null && kid_age !== null)
      action.run({ parent_name, kid_name, kid_age });
  };
  return (
    <Section name="family" heading={words.family} action={action}>
      <ActionForm
        action={action}
        errorAt="section"
        button={words.save}
        busyButton={words.saving}
        look="quiet"
        isReady={!Object.values(read).includes(null)}
        onSubmit={save}
      >
        {({ disabled }) => (
          <>
            <Field
              label={words.parentName}
              autoComplete="given-name"
              value={parent}
              problem={nameProblemText(parent)}
              disabled={disabled}
              onChange={(event) => setParent(event.target.value)}
            />
            <Field
              label={words.kidName}
              autoComplete="off"
              value={kid}
              problem={nameProblemText(kid)}
              disabled={disabled}
              onChange={(event) => setKid(event.target.value)}
            />
            <Field
              label={words.kidAge}
              type="number"
              inputMode="numeric"
              min={CHILD_AGE_MIN_YEARS}
              max={CHILD_AGE_MAX_YEARS}
              value={age}
              problem={read.kid_age === null ? steps.ageProblem : null}
              disabled={disabled}
              onChange={(event) => setAge(event.target.value)}
            />
          </>
        )}
      </ActionForm>
    </Section>
  );
}
