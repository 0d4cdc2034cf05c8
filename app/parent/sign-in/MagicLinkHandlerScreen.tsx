import { paths } from "#domain/routing/paths.ts";
import { longDateTimeText } from "#app/copy/dates.ts";
import { handler as words } from "#app/copy/sign-in.ts";
import type { LinkPreview } from "#app/data/auth/mailed-link.ts";
import { Button, ButtonLink } from "#app/ui/Button.tsx";
import { LoadingScreen } from "#app/ui/LoadingScreen.tsx";
import { useScreenState } from "#app/ui/screen-state.ts";
import { StepLayout } from "#app/ui/StepLayout.tsx";
import { useMagicLinkHandler } from "./useMagicLinkHandler.ts";

/** An e-mail change does more than sign in, so its links have words of their own. */
const CHANGES: { [Kind in LinkPreview["kind"]]?: typeof words.moveHere } = {
  email_change_new: words.moveHere,
  email_change_current: words.moveAway,
};

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
    case "other-email-pending":
      return (
        <StepLayout
          key="other-email-pending"
          heading={words.halfHeading}
          mood="happy"
          picture="letter"
        >
          <p>{words.half}</p>
          <ButtonLink href={paths.courseMap()}>{words.halfLink}</ButtonLink>
        </StepLayout>
      );
    case "account-moved":
      return (
        <StepLayout key="account-moved" heading={words.leftHeading} mood="happy" picture="letter">
          <p>{words.left}</p>
          <ButtonLink href={paths.login()}>{words.leftLink}</ButtonLink>
        </StepLayout>
      );
    case "ready": {
      const change = CHANGES[link.preview.kind];
      if (change !== undefined)
        return (
          <StepLayout key="change" heading={change.heading} mood="wave" picture="letter">
            <p>{change.text(link.preview.masked_email)}</p>
            <p>{change.means}</p>
            <p>{words.asked(longDateTimeText(link.preview.asked_at), link.preview.device)}</p>
            {link.preview.kind === "email_change_new" && link.otherEmail !== null && (
              <p role="note">{words.otherSession(link.otherEmail)}</p>
            )}
            <p role="note">{words.notYours}</p>
            <Button disabled={link.isBusy} onClick={link.signIn}>
              {link.isBusy ? words.moving : change.button}
            </Button>
          </StepLayout>
        );
      const says = link.setsPassword ? words.newPassword : words;
      return (
        <StepLayout heading={says.heading} mood="wave" picture="key">
          <p>{says.text(link.preview.masked_email)}</p>
          <p>{words.asked(longDateTimeText(link.preview.asked_at), link.preview.device)}</p>
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
