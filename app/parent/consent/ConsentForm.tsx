import { Fragment, useState } from "react";
import type { ReactNode } from "react";
import { allConsents, isRefusedByGpc, noConsents } from "#domain/consent/consent.ts";
import type { Consents, Purpose } from "#domain/consent/consent.ts";
import { consent as words, PURPOSE_ORDER, purposes } from "#app/copy/consent.ts";
import { Button } from "#app/ui/Button.tsx";
import styles from "./ConsentForm.module.css";

/** Does the browser's own signal refuse it? The server hears the same signal. */
const isOff = (purpose: Purpose) =>
  (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true &&
  isRefusedByGpc(purpose);

/** Purposes one by one; nothing is chosen beforehand. */
export function PurposeList({
  value,
  disabled = false,
  renderBelow,
  onChange,
}: {
  value: Consents;
  disabled?: boolean;
  /** Draws what is below a purpose. */
  renderBelow?: (purpose: Purpose) => ReactNode;
  onChange: (given: Consents) => void;
}) {
  return (
    <div className={styles.purposes}>
      {PURPOSE_ORDER.map((purpose) => (
        <Fragment key={purpose}>
          <label className={styles.purpose}>
            <input
              type="checkbox"
              checked={value[purpose] && !isOff(purpose)}
              disabled={disabled || isOff(purpose)}
              onChange={(event) => onChange({ ...value, [purpose]: event.target.checked })}
            />
            <span>
              <strong>{purposes[purpose].title}</strong>
              <br />
              {purposes[purpose].text}
              {isOff(purpose) && <em> {words.refusedByBrowser}</em>}
            </span>
          </label>
          {renderBelow?.(purpose)}
        </Fragment>
      ))}
    </div>
  );
}

/** One screen, two equal buttons, and a way to choose one by one. */
export function ConsentForm({
  isBusy,
  onDecide,
}: {
  isBusy: boolean;
  onDecide: (given: Consents) => void;
}) {
  const [given, setGiven] = useState(noConsents);
  const [isChoosing, setChoosing] = useState(false);
  return (
    <>
      <p>{words.text}</p>
      {isChoosing ? (
        <>
          <PurposeList value={given} disabled={isBusy} onChange={setGiven} />
          <Button disabled={isBusy} onClick={() => onDecide(given)}>
            {isBusy ? words.saving : words.save}
          </Button>
        </>
      ) : (
        <>
          <ul className={styles.list}>
            {PURPOSE_ORDER.map((purpose) => (
              <li key={purpose}>
                <strong>{purposes[purpose].title}.</strong> {purposes[purpose].text}
                {isOff(purpose) && <em> {words.refusedByBrowser}</em>}
              </li>
            ))}
          </ul>
          <div className={styles.pair}>
            <Button disabled={isBusy} onClick={() => onDecide(noConsents())}>
              {words.none}
            </Button>
            <Button disabled={isBusy} onClick={() => onDecide(allConsents())}>
              {words.all}
            </Button>
          </div>
          <Button look="quiet" disabled={isBusy} onClick={() => setChoosing(true)}>
            {words.choose}
          </Button>
        </>
      )}
    </>
  );
}
