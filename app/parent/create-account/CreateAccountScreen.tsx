import { ONBOARDING_STEPS } from "#domain/family/sign-up-steps.ts";
import { paths } from "#domain/routing/paths.ts";
import { consent as consentWords } from "#app/copy/consent.ts";
import { createAccount as words, stepMark, steps } from "#app/copy/onboarding.ts";
import { ButtonLink } from "#app/ui/Button.tsx";
import { LoadingScreen } from "#app/ui/LoadingScreen.tsx";
import { useScreenState } from "#app/ui/screen-state.ts";
import { StepLayout } from "#app/ui/StepLayout.tsx";
import { ConsentForm } from "../consent/ConsentForm.tsx";
import { EmailForm } from "../sign-in/EmailForm.tsx";
import { Ticks } from "../Ticks.tsx";
import { useCreateAccount } from "./useCreateAccount.ts";
import { WelcomeVideo } from "./WelcomeVideo.tsx";
import styles from "../../ui/layout.module.css";

export function CreateAccountScreen() {
  const account = useCreateAccount();
  const step = stepMark(ONBOARDING_STEPS);
  useScreenState(
    "create-account",
    account.state === "form" && account.send.busy ? "form busy" : account.state,
  );
  const back = { label: steps.back, go: account.back };
  switch (account.state) {
    case "missing-answers":
      return (
        <StepLayout heading={account.message} mood="thinking" back={back}>
          <ButtonLink href={paths.parentName()}>{words.missingLink}</ButtonLink>
        </StepLayout>
      );
    case "loading-profile":
      return <LoadingScreen heading={words.loadingProfile} />;
    case "preparing":
      return (
        <StepLayout key="preparing" heading={words.welcomeBack(account.parentName)} mood="wave">
          <p role="status">{words.preparing}</p>
        </StepLayout>
      );
    case "consent":
      return (
        <StepLayout key="consent" heading={consentWords.heading} mood="talking" step={step}>
          <ConsentForm
            asked={account.asked}
            isBusy={account.decide.busy}
            onDecide={account.decide.run}
          />
          {account.decide.busy && <p role="status">{words.preparing}</p>}
        </StepLayout>
      );
    case "welcome":
      return (
        <WelcomeVideo
          greeting={account.greeting}
          onBack={account.backToForm}
          onDone={account.welcomeDone}
        />
      );
    case "form":
      return (
        <StepLayout
          heading={words.heading}
          step={step}
          back={back}
          mood={account.send.busy ? "thinking" : "happy"}
          picture="letter"
          fieldHasFocus
        >
          <EmailForm
            field={account.field}
            label={words.label}
            button={words.continue}
            busyButton={words.creating}
            action={account.send}
            errorAt="below-form"
            onSubmit={account.send.run}
          />
          <Ticks points={words.points} />
          <p className={styles.small}>
            {words.privacyLine} <a href={paths.privacy()}>{words.privacyLink}</a>
          </p>
        </StepLayout>
      );
  }
}
