import { paths } from "#domain/paths.ts";
import { callback as words } from "#app/copy/sign-in.ts";
import { Button, ButtonLink } from "#app/ui/Button.tsx";
import { useScreenState } from "#app/ui/page.ts";
import { StepLayout } from "#app/ui/StepLayout.tsx";
import { useCallbackOutcome } from "./useCallback.ts";
import styles from "./callback.module.css";

export function CallbackScreen() {
  const callback = useCallbackOutcome();
  useScreenState("callback", callback.state);
  switch (callback.state) {
    case "processing":
      return (
        <StepLayout heading={words.processing} mood="thinking" picture="key">
          {null}
        </StepLayout>
      );
    case "success":
      return (
        <StepLayout key="success" heading={words.success} mood="celebrating" picture="chest">
          <p>{words.successText}</p>
        </StepLayout>
      );
    case "error":
      return (
        <StepLayout key="error" heading={words.failed} mood="oops" picture="broken">
          <p role="alert">{callback.message}</p>
          <ButtonLink href={paths.login()}>{words.tryAgain}</ButtonLink>
        </StepLayout>
      );
    case "confirm":
      return (
        <StepLayout key="confirm" heading={words.confirmHeading} mood="wave" picture="shield">
          <p>{words.confirmText}</p>
          <dl className={styles["names"]}>
            <dt>{words.parent}</dt>
            <dd>{callback.signup.parent_name}</dd>
            <dt>{words.child}</dt>
            <dd>{callback.signup.kid_name}</dd>
            <dt>{words.age}</dt>
            <dd>{callback.signup.kid_age}</dd>
          </dl>
          <Button disabled={callback.isBusy} onClick={callback.accept}>
            {words.confirm}
          </Button>
          <Button look="quiet" disabled={callback.isBusy} onClick={callback.refuse}>
            {words.refuse}
          </Button>
        </StepLayout>
      );
  }
}
