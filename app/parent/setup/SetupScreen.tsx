import { setup as words } from "#app/copy/setup.ts";
import { inBackground } from "#app/data/base/background.ts";
import { signOut } from "#app/data/auth/session.ts";
import { writeToSupport } from "#app/data/wire/settings.ts";
import { Button } from "#app/ui/Button.tsx";
import { useScreenState } from "#app/ui/screen-state.ts";
import { StepLayout } from "#app/ui/StepLayout.tsx";
import { useSetup } from "./useSetup.ts";

export function SetupScreen() {
  const setup = useSetup();
  useScreenState("setup", setup.state);
  if (setup.state === "error") {
    return (
      <StepLayout key="error" heading={words.failed} mood="oops" picture="broken">
        <p role="alert">{setup.message}</p>
        <Button onClick={() => window.location.reload()}>{words.tryAgain}</Button>
        {setup.canSignOut && (
          <Button
            look="quiet"
            onClick={() =>
              inBackground(
                "sign-out",
                signOut().then(() => window.location.reload()),
              )
            }
          >
            {words.signOut}
          </Button>
        )}
        <Button
          look="quiet"
          onClick={() =>
            inBackground(
              "support mail",
              writeToSupport(words.mailSubject, words.mailBody(setup.message)),
            )
          }
        >
          {words.contact}
        </Button>
      </StepLayout>
    );
  }
  if (setup.state === "asking") {
    return (
      <StepLayout key="asking" heading={words.askHeading} mood="wave" picture="chest">
        <p>{words.ask(setup.maskedEmail)}</p>
        <p role="note">{words.notYours}</p>
        <Button onClick={setup.open}>{words.open}</Button>
      </StepLayout>
    );
  }
  return (
    <StepLayout
      heading={words.stages[setup.state]}
      mood={setup.state === "redirecting" ? "celebrating" : "thinking"}
      picture="chest"
    >
      <p role="status">{words.stages[setup.state]}</p>
    </StepLayout>
  );
}
