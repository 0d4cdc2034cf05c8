import { Fragment, useState } from "react";
import type { ReactNode } from "react";
import { consentsTo, isRefusedByGpc, noConsents } from "#domain/consent/consent.ts";
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
  purposes: shown,
  value,
  disabled = false,
  renderBelow,
  onChange,
}: {
  purposes: readonly Purpose[];
  value: Consents;
  disabled?: boolean;
  /** Draws what is below a purpose. */
  renderBelow?: (purpose: Purpose) => ReactNode;
  onChange: (given: Consents) => void;
}) {
  return (
    <div className={styles.purposes}>
      {shown.map((purpose) => (
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

/**
 * Two equal buttons, and a way to choose one by one. Each purpose is one line that opens, so that
 * the buttons are in view on a phone.
 */
export function ConsentForm({
  asked,
  isBusy,
  onDecide,
}: {
  asked: readonly Purpose[];
  isBusy: boolean;
  onDecide: (given: Consents) => void;
}) {
  const [given, setGiven] = useState(noConsents);
  const [isChoosing, setChoosing] = useState(false);
  const shown = PURPOSE_ORDER.filter((purpose) => asked.includes(purpose));
  return (
    <>
      <p>{words.text}</p>
      {isChoosing ? (
        <>
          <PurposeList purposes={shown} value={given} disabled={isBusy} onChange={setGiven} />
          <Button disabled={isBusy} onClick={() => onDecide(given)}>
            {isBusy ? words.saving : words.save}
          </Button>
        </>
      ) : (
        <>
          <ul className={styles.list}>
            {shown.map((purpose) => (
              <li key={purpose}>
                <details className={styles.folded}>
                  <summary>{purposes[purpose].title}</summary>
                  <p>{purposes[purpose].text}</p>
                </details>
                {isOff(purpose) && <em>{words.refusedByBrowser}</em>}
              </li>
            ))}
          </ul>
          <div className={styles.pair}>
            <Button disabled={isBusy} onClick={() => onDecide(noConsents())}>
              {words.none}
            </Button>
            <Button disabled={isBusy} onClick={() => onDecide(consentsTo(shown))}>
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
