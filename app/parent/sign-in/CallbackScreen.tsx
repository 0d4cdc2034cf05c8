import { paths } from "#domain/paths.ts";
import { callback as words } from "#app/copy/sign-in.ts";
import { Button, ButtonLink } from "#app/ui/Button.tsx";
import { StepLayout } from "#app/ui/StepLayout.tsx";
import { useCallbackOutcome } from "./useCallback.ts";
import styles from "./callback.module.css";

export function CallbackScreen() {
  const callback = useCallbackOutcome();
  switch (callback.state) {
    case "processing":
      return (
        <StepLayout heading={words.processing} mood="thinking">
          {null}
        </StepLayout>
      );
    case "success":
      return (
        <StepLayout key="success" heading={words.success} mood="celebrating">
          <p>{words.successText}</p>
        </StepLayout>
      );
    case "error":
      return (
        <StepLayout key="error" heading={words.failed} mood="oops">
          <p role="alert">{callback.message}</p>
          <ButtonLink href={paths.login()}>{words.tryAgain}</ButtonLink>
        </StepLayout>
      );
    case "confirm":
      return (
        <StepLayout key="confirm" heading={words.confirmHeading} mood="wave">
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
