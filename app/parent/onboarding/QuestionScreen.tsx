import type { ComponentProps } from "react";
import { CHILD_AGE_MAX_YEARS, CHILD_AGE_MIN_YEARS } from "#domain/constants.ts";
import { steps } from "#app/copy/onboarding.ts";
import { ActionForm } from "#app/ui/ActionForm.tsx";
import { Field } from "#app/ui/Field.tsx";
import type { PictureName } from "#app/ui/drawings.ts";
import { StepLayout } from "#app/ui/StepLayout.tsx";
import { ParentalGateForFamilies } from "../parental-gate/ParentalGateForFamilies.tsx";
import type { Opened } from "../parental-gate/ParentalGateForFamilies.tsx";
import { ProofDialog } from "../proof/ProofDialog.tsx";
import { useChildAgeStep, useNameStep } from "./useStep.ts";
import type { Step } from "./useStep.ts";

/**
 * One question of the sign-up; the three screens below differ in words, field and where they lead.
 */
function StepScreen({
  words,
  step,
  picture,
  field,
}: {
  words: { heading: string; label: string };
  step: Step;
  picture: PictureName;
  field: Partial<ComponentProps<typeof Field>>;
}) {
  return (
    <StepLayout
      heading={words.heading}
      step={{ number: step.number, label: steps.step(step.number) }}
      back={{ label: steps.back, go: step.back }}
      mood={step.save.busy ? "thinking" : "happy"}
      picture={picture}
      fieldHasFocus
    >
      <ActionForm
        action={step.save}
        errorAt="field"
        button={steps.continue}
        busyButton={steps.saving}
        isReady={step.isValid}
        onSubmit={step.submit}
      >
        {({ disabled, problem }) => (
          <Field
            label={words.label}
            value={step.value}
            problem={problem ?? step.problem}
            disabled={disabled}
            autoFocus
            onChange={(event) => step.change(event.target.value)}
            {...field}
          />
        )}
      </ActionForm>
      {step.proof !== null && <ProofDialog proof={step.proof} />}
    </StepLayout>
  );
}

export const ParentNameScreen = () => (
  <ParentalGateForFamilies>{(opened) => <ParentName opened={opened} />}</ParentalGateForFamilies>
);
export const ChildNameScreen = () => (
  <ParentalGateForFamilies>{(opened) => <ChildName opened={opened} />}</ParentalGateForFamilies>
);
export const ChildAgeScreen = () => (
  <ParentalGateForFamilies>{(opened) => <ChildAge opened={opened} />}</ParentalGateForFamilies>
);

/** A family of several is told whose name or age it is. */
function wordsOf<Words extends { heading: string; headingOf: (child: string) => string }>(
  words: Words,
  opened: Opened,
) {
  const child = opened?.profile?.kid_name;
  const isOneOfSeveral = child !== undefined && (opened?.children ?? []).length > 1;
  return isOneOfSeveral ? { ...words, heading: words.headingOf(child) } : words;
}

function ParentName({ opened }: { opened: Opened }) {
  return (
    <StepScreen
      words={steps.parentName}
      step={useNameStep("parentName", opened)}
      picture="map"
      field={{ autoComplete: "given-name", autoCapitalize: "words" }}
    />
  );
}

function ChildName({ opened }: { opened: Opened }) {
  return (
    <StepScreen
      words={wordsOf(steps.childName, opened)}
      step={useNameStep("childName", opened)}
      picture="chest"
      field={{ autoComplete: "off", autoCapitalize: "words" }}
    />
  );
}

function ChildAge({ opened }: { opened: Opened }) {
  return (
    <StepScreen
      words={wordsOf(steps.childAge, opened)}
      step={useChildAgeStep(opened)}
      picture="cake"
      field={{
        type: "number",
        inputMode: "numeric",
        min: CHILD_AGE_MIN_YEARS,
        max: CHILD_AGE_MAX_YEARS,
        step: 1,
        autoComplete: "off",
      }}
    />
  );
}
