import { setup as words } from "#app/copy/setup.ts";
import { inBackground } from "#app/data/base/background.ts";
import { leaveAccount } from "#app/data/auth/leave-account.ts";
import type { Leaving } from "#app/data/auth/leave-account.ts";
import { useAction } from "#app/data/base/use-action.ts";
import { writeToSupport } from "#app/data/wire/settings.ts";
import { Button } from "#app/ui/Button.tsx";
import { useScreenState } from "#app/ui/screen-state.ts";
import { StepLayout } from "#app/ui/StepLayout.tsx";
import { SignOutButton } from "../sign-out/SignOutButton.tsx";
import { sayWhatIsUnsaved } from "../sign-out/unsaved-error.ts";
import { useSetup } from "./useSetup.ts";

export function SetupScreen() {
  const setup = useSetup();
  useScreenState("setup", setup.state);
  const leave = useAction(async (leaving: Leaving) => {
    await leaveAccount("local", leaving).catch(sayWhatIsUnsaved());
    window.location.reload();
  });
  if (setup.state === "error") {
    return (
      <StepLayout key="error" heading={words.failed} mood="oops" picture="broken">
        <p role="alert">{setup.message}</p>
        <Button onClick={() => window.location.reload()}>{words.tryAgain}</Button>
        {setup.canSignOut && (
          <>
            {leave.error !== null && <p role="alert">{leave.error.message}</p>}
            <SignOutButton action={leave} label={words.signOut} look="quiet" onLeave={leave.run} />
          </>
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
