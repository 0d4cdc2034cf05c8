import { paths } from "#domain/paths.ts";
import { account as words, guard } from "#app/copy/sign-in.ts";
import { Button, ButtonLink } from "#app/ui/Button.tsx";
import { LoadingScreen } from "#app/ui/LoadingScreen.tsx";
import { StepLayout } from "#app/ui/StepLayout.tsx";
import { useAccount } from "./useAccount.ts";

export function AccountScreen() {
  const account = useAccount();
  switch (account.state) {
    case "loading":
      return <LoadingScreen heading={guard.loading} />;
    case "redirecting":
      return <LoadingScreen heading={guard.redirecting} />;
    case "ready":
      return (
        <StepLayout heading={words.heading}>
          <p>
            {words.email}: <strong>{account.email}</strong>
          </p>
          <Button disabled={account.isBusy} onClick={account.signOut}>
            {account.isBusy ? words.signingOut : words.signOut}
          </Button>
          <ButtonLink look="quiet" href={paths.courseTrack()}>
            {words.back}
          </ButtonLink>
          {account.problem !== null && <p role="alert">{account.problem}</p>}
        </StepLayout>
      );
  }
}
