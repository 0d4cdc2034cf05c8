import { useState } from "react";
import { parseChildAge } from "#domain/family/age.ts";
import { CHILD_AGE_MAX_YEARS, CHILD_AGE_MIN_YEARS } from "#domain/constants.ts";
import { nameProblem, parseName } from "#domain/family/names.ts";
import { account as words } from "#app/copy/account.ts";
import { steps } from "#app/copy/onboarding.ts";
import type { Profile } from "#app/data/family/family.ts";
import { Button } from "#app/ui/Button.tsx";
import { Field } from "#app/ui/Field.tsx";
import { Form } from "#app/ui/Form.tsx";
import { Section } from "./Section.tsx";
import type { ReadyAccount } from "./useAccount.ts";

/** Names and age, to correct. */
export function FamilySection({ account, profile }: { account: ReadyAccount; profile: Profile }) {
  const [parent, setParent] = useState(profile.parent_name);
  const [kid, setKid] = useState(profile.kid_name);
  const [age, setAge] = useState(String(profile.kid_age));
  const isBusy = account.busy === "family";
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
      account.act.saveFamily({ parent_name, kid_name, kid_age }, words.saved);
  };
  return (
    <Section name="family" heading={words.family} account={account}>
      <Form onSubmit={save}>
        <Field
          label={words.parentName}
          autoComplete="given-name"
          value={parent}
          problem={nameProblemText(parent)}
          disabled={isBusy}
          onChange={(event) => setParent(event.target.value)}
        />
        <Field
          label={words.kidName}
          autoComplete="off"
          value={kid}
          problem={nameProblemText(kid)}
          disabled={isBusy}
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
          disabled={isBusy}
          onChange={(event) => setAge(event.target.value)}
        />
        <Button type="submit" look="quiet" disabled={isBusy || Object.values(read).includes(null)}>
          {isBusy ? words.saving : words.save}
        </Button>
      </Form>
    </Section>
  );
}
