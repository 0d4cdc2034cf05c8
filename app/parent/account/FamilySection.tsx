import { useState } from "react";
import { FAMILY_TYPED, readFamilyTexts } from "#domain/family/typed-fields.ts";
import { forEachName } from "#domain/pick.ts";
import { account as words } from "#app/copy/account.ts";
import type { Profile } from "#app/data/family/family.ts";
import { ActionForm } from "#app/ui/ActionForm.tsx";
import { FieldInput } from "../fields/FieldInput.tsx";
import { Section } from "./Section.tsx";
import type { ReadyAccount } from "./useAccount.ts";

/** What the parent says of the family, to correct. */
export function FamilySection({ account, profile }: { account: ReadyAccount; profile: Profile }) {
  const [texts, setTexts] = useState(() =>
    forEachName(FAMILY_TYPED, (field) => profile[field] ?? ""),
  );
  const action = account.actions.family;
  const read = readFamilyTexts(texts);
  return (
    <Section name="you" heading={words.family} action={action}>
      <ActionForm
        action={action}
        errorAt="section"
        button={words.save}
        busyButton={words.saving}
        look="quiet"
        isReady={read !== null}
        onSubmit={() => read !== null && action.run(read)}
      >
        {({ disabled }) =>
          FAMILY_TYPED.map((field) => (
            <FieldInput
              key={field}
              field={field}
              text={texts[field]}
              disabled={disabled}
              onType={(text) => setTexts({ ...texts, [field]: text })}
            />
          ))
        }
      </ActionForm>
    </Section>
  );
}
