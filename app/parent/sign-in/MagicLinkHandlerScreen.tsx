import { paths } from "#domain/paths.ts";
import { handler as words } from "#app/copy/sign-in.ts";
import { Button, ButtonLink } from "#app/ui/Button.tsx";
import { LoadingScreen } from "#app/ui/LoadingScreen.tsx";
import { useScreenState } from "#app/ui/page.ts";
import { StepLayout } from "#app/ui/StepLayout.tsx";
import { useMagicLinkHandler } from "./useMagicLinkHandler.ts";

const when = (iso: string) => new Intl.DateTimeFormat("en", { dateStyle: "long", timeStyle: "short" }).format(new Date(iso));

/** Acts only on a press: mail scanners open links too. */
export function MagicLinkHandlerScreen() {
  const link = useMagicLinkHandler();
  useScreenState("magic-link-handler", link.state);
  switch (link.state) {
    case "loading":
      return <LoadingScreen heading={words.loading} />;
    case "failed":
      return (
        <StepLayout key="failed" heading={words.failedHeading} mood="oops" picture="broken">
          <p role="alert">{link.message}</p>
          <ButtonLink href={paths.login()}>{words.newLink}</ButtonLink>
        </StepLayout>
      );
    case "half":
      return (
        <StepLayout key="half" heading={words.halfHeading} mood="happy" picture="letter">
          <p>{words.half}</p>
          <ButtonLink href={paths.courseTrack()}>{words.halfLink}</ButtonLink>
        </StepLayout>
      );
    case "ready": {
      const says = link.setsPassword ? words.newPassword : words;
      return (
        <StepLayout heading={says.heading} mood="wave" picture="key">
          <p>{says.text(link.preview.masked_email)}</p>
          <p>{words.asked(when(link.preview.asked_at), link.preview.device)}</p>
          {link.setsPassword && <p>{words.newPassword.onlyYou}</p>}
          {link.otherEmail !== null && <p role="note">{words.otherSession(link.otherEmail)}</p>}
          <Button disabled={link.isBusy} onClick={link.signIn}>
            {link.isBusy ? says.working : says.button}
          </Button>
        </StepLayout>
      );
    }
  }
}
