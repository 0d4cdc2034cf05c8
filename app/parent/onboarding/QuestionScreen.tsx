import { FIELD_ROWS } from "#domain/family/fields.ts";
import type { AskedField } from "#domain/family/fields.ts";
import { fieldWords } from "#app/copy/fields.ts";
import { stepMark, steps } from "#app/copy/onboarding.ts";
import { ActionForm } from "#app/ui/ActionForm.tsx";
import { StepLayout } from "#app/ui/StepLayout.tsx";
import { isPhone } from "#app/ui/viewport.ts";
import { FieldInput } from "../fields/FieldInput.tsx";
import { ParentalGateForFamilies } from "../parental-gate/ParentalGateForFamilies.tsx";
import type { Opened } from "../parental-gate/ParentalGateForFamilies.tsx";
import { ProofDialog } from "../proof/ProofDialog.tsx";
import { AgeChips } from "./AgeChips.tsx";
import { useQuestion } from "./useQuestion.ts";

/** One question of the sign-up: a field of the family or of its first child. */
export const QuestionScreen = ({ field }: { field: AskedField }) => (
  <ParentalGateForFamilies>
    {(opened) => <Question field={field} opened={opened} />}
  </ParentalGateForFamilies>
);

/** A family of several is told whose name or age it is. */
function headingOf(field: AskedField, opened: Opened) {
  const words = fieldWords[field];
  const child = opened?.profile?.kid_name;
  const isOneOfSeveral = child !== undefined && (opened?.children ?? []).length > 1;
  return isOneOfSeveral && "headingOf" in words ? words.headingOf(child) : words.heading;
}

function Question({ field, opened }: { field: AskedField; opened: Opened }) {
  const question = useQuestion(field, opened);
  // The keyboard that a focus brings up on a phone would hide the ages to tap.
  const hasChips = FIELD_ROWS[field].kind === "age" && isPhone();
  return (
    <StepLayout
      heading={headingOf(field, opened)}
      step={stepMark(question.number)}
      back={{ label: steps.back, go: question.back }}
      mood={question.save.busy ? "thinking" : "happy"}
      picture={FIELD_ROWS[field].asked.picture}
      {...(question.named !== null && { says: steps.hello(question.named) })}
      fieldHasFocus={!hasChips}
    >
      <ActionForm
        action={question.save}
        errorAt="field"
        button={steps.continue}
        busyButton={steps.saving}
        isReady={question.isValid}
        onSubmit={question.submit}
      >
        {({ disabled, problem }) => (
          <>
            {FIELD_ROWS[field].kind === "age" && (
              <AgeChips
                label={steps.ages}
                text={question.text}
                disabled={disabled}
                onChoose={question.change}
              />
            )}
            <FieldInput
              field={field}
              text={question.text}
              isNew
              problem={problem}
              disabled={disabled}
              autoFocus={!hasChips}
              onType={question.change}
            />
          </>
        )}
      </ActionForm>
      {question.proof !== null && <ProofDialog proof={question.proof} />}
    </StepLayout>
  );
}
