import type { ComponentProps } from "react";
import { CHILD_AGE_MAX_YEARS, CHILD_AGE_MIN_YEARS } from "#domain/constants.ts";
import { steps } from "#app/copy/onboarding.ts";
import { ActionForm } from "#app/ui/ActionForm.tsx";
import { Field } from "#app/ui/Field.tsx";
import type { PictureName } from "#app/ui/drawings.ts";
import { StepLayout } from "#app/ui/StepLayout.tsx";
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
    </StepLayout>
  );
}

export function ParentNameScreen() {
  return (
    <StepScreen
      words={steps.parentName}
      step={useNameStep("parentName")}
      picture="map"
      field={{ autoComplete: "given-name", autoCapitalize: "words" }}
    />
  );
}

export function ChildNameScreen() {
  return (
    <StepScreen
      words={steps.childName}
      step={useNameStep("childName")}
      picture="chest"
      field={{ autoComplete: "off", autoCapitalize: "words" }}
    />
  );
}

export function ChildAgeScreen() {
  return (
    <StepScreen
      words={steps.childAge}
      step={useChildAgeStep()}
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
