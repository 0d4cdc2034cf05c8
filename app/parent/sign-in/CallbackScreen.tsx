import { paths } from "#domain/routing/paths.ts";
import { purposes } from "#app/copy/consent.ts";
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

interface FamilyNames {
  parent_name: string;
  kid_name: string;
  kid_age: number;
}

/** Who it is about, for the parent to recognise. */
function Names({
  of: { parent_name, kid_name, kid_age },
  lessons,
}: {
  of: FamilyNames;
  lessons?: number;
}) {
  return (
    <dl className={styles.names}>
      <dt>{words.parent}</dt>
      <dd>{parent_name}</dd>
      <dt>{words.child}</dt>
      <dd>{kid_name}</dd>
      <dt>{words.age}</dt>
      <dd>{kid_age}</dd>
      {lessons !== undefined && (
        <>
          <dt>{words.lessons}</dt>
          <dd>{lessons}</dd>
        </>
      )}
    </dl>
  );
}
