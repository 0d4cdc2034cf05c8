import { Fragment } from "react";
import { paths } from "#domain/routing/paths.ts";
import { ASKED_FIELDS } from "#domain/family/fields.ts";
import type { Signup } from "#domain/family/fields.ts";
import { purposes } from "#app/copy/consent.ts";
import { fieldWords } from "#app/copy/fields.ts";
import { callback as words } from "#app/copy/sign-in.ts";
import { Button, ButtonLink } from "#app/ui/Button.tsx";
import { useScreenState } from "#app/ui/screen-state.ts";
import { StepLayout } from "#app/ui/StepLayout.tsx";
import { ProofDialog } from "../proof/ProofDialog.tsx";
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
    case "no-names":
      return (
        <StepLayout key="no-names" heading={words.noNames} mood="wave" picture="letter">
          <p>{words.noNamesText}</p>
          <ButtonLink href={paths.parentName()}>{words.noNamesGoOn}</ButtonLink>
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
          <Names of={callback.signup} />
          {callback.signup.agreed.length > 0 && (
            <>
              <p>{words.agreed}</p>
              <ul>
                {callback.signup.agreed.map((purpose) => (
                  <li key={purpose}>{purposes[purpose].title}</li>
                ))}
              </ul>
            </>
          )}
          <Button disabled={callback.isBusy} onClick={callback.accept}>
            {words.confirm}
          </Button>
          <Button look="quiet" disabled={callback.isBusy} onClick={callback.refuse}>
            {words.refuse}
          </Button>
        </StepLayout>
      );
    case "confirm-family":
      return (
        <StepLayout key="confirm-family" heading={words.familyHeading} mood="wave" picture="shield">
          <p>{words.familyText}</p>
          <Names of={callback.family} lessons={callback.family.lessons_finished} />
          <Button disabled={callback.isBusy} onClick={callback.accept}>
            {words.familyYes}
          </Button>
          <Button look="quiet" disabled={callback.isBusy} onClick={callback.refuse}>
            {words.familyNo}
          </Button>
          <p>{words.familyNoMeans}</p>
          {callback.proof !== null && <ProofDialog proof={callback.proof} />}
        </StepLayout>
      );
  }
}

/** Who it is about, for the parent to recognise. */
function Names({ of: answers, lessons }: { of: Signup; lessons?: number }) {
  return (
    <dl className={styles.names}>
      {ASKED_FIELDS.map((field) => (
        <Fragment key={field}>
          <dt>{fieldWords[field].confirmed}</dt>
          <dd>{answers[field]}</dd>
        </Fragment>
      ))}
      {lessons !== undefined && (
        <>
          <dt>{words.lessons}</dt>
          <dd>{lessons}</dd>
        </>
      )}
    </dl>
  );
}
