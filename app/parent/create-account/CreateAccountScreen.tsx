import { ONBOARDING_STEPS } from "#domain/constants.ts";
import { paths } from "#domain/paths.ts";
import { createAccount as words, steps } from "#app/copy/onboarding.ts";
import { ButtonLink } from "#app/ui/Button.tsx";
import { StepLayout } from "#app/ui/StepLayout.tsx";
import { EmailForm } from "../sign-in/EmailForm.tsx";
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
          <EmailForm
            field={account.field}
            label={words.label}
            button={words.continue}
            busyButton={words.creating}
            isBusy={account.isBusy}
            onSubmit={account.submit}
          />
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
