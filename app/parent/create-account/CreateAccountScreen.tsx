import { ONBOARDING_STEPS } from "#domain/constants.ts";
import { paths } from "#domain/paths.ts";
import { createAccount as words, steps } from "#app/copy/onboarding.ts";
import { Button, ButtonLink } from "#app/ui/Button.tsx";
import { Field } from "#app/ui/Field.tsx";
import { Form } from "#app/ui/Form.tsx";
import { StepLayout } from "#app/ui/StepLayout.tsx";
import { useCreateAccount } from "./useCreateAccount.ts";
import { WelcomeVideo } from "./WelcomeVideo.tsx";
import styles from "./create-account.module.css";

export function CreateAccountScreen() {
  const account = useCreateAccount();
  const step = { number: ONBOARDING_STEPS, label: steps.step(ONBOARDING_STEPS) };
  const back = { label: steps.back, go: account.back };
  switch (account.state) {
    case "missing-answers":
      return (
        <StepLayout heading={account.message} mood="thinking" step={step} back={back}>
          <ButtonLink href={paths.parentName()}>{words.missingLink}</ButtonLink>
        </StepLayout>
      );
    case "welcome":
      return <WelcomeVideo onBack={account.backToForm} onDone={account.welcomeDone} />;
    case "form":
      return (
        <StepLayout heading={words.heading} step={step} back={back} mood={account.isBusy ? "thinking" : "happy"} fieldHasFocus>
          <Form onSubmit={account.submit}>
            <Field
              label={words.label}
              type="email"
              inputMode="email"
              autoComplete="email"
              autoFocus
              value={account.email}
              disabled={account.isBusy}
              problem={account.problem}
              onChange={(event) => account.change(event.target.value)}
              onBlur={account.blur}
            />
            <Button type="submit" disabled={!account.isValid || account.isBusy}>
              {account.isBusy ? words.creating : words.continue}
            </Button>
          </Form>
          {account.failure !== null && (
            <p role="alert" className={styles["failure"]}>
              {account.failure}
            </p>
          )}
          <p className={styles["small"]}>
            {words.privacyLine} <a href={paths.privacy()}>{words.privacyLink}</a>
          </p>
        </StepLayout>
      );
  }
}
