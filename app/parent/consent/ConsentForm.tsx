import { Fragment, useState } from "react";
import type { ComponentProps, ReactNode } from "react";
import { consentsTo, isRefusedByGpc, noConsents } from "#domain/consent/consent.ts";
import type { Consents, Purpose } from "#domain/consent/consent.ts";
import { consent as words, PURPOSE_ORDER, purposes } from "#app/copy/consent.ts";
import { Button } from "#app/ui/Button.tsx";
import { Icon } from "#app/ui/Icon.tsx";
import type { IconName } from "#app/ui/Icon.tsx";
import styles from "./ConsentForm.module.css";

/** Does the browser's own signal refuse it? The server hears the same signal. */
const isOff = (purpose: Purpose) =>
  (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true &&
  isRefusedByGpc(purpose);

/** The checkbox of a purpose: neither ticked nor free to tick where the browser's signal refuses it. */
const PurposeBox = ({
  purpose,
  isGiven,
  isBusy,
  onChange,
}: {
  purpose: Purpose;
  isGiven: boolean;
  isBusy: boolean;
  onChange: (isGiven: boolean) => void;
}) => (
  <input
    type="checkbox"
    checked={isGiven && !isOff(purpose)}
    disabled={isBusy || isOff(purpose)}
    onChange={({ target }) => onChange(target.checked)}
  />
);

/** Purposes one by one; nothing is chosen beforehand. */
export function PurposeList({
  purposes: shown,
  value,
  isBusy,
  renderBelow,
  onChange,
}: {
  purposes: readonly Purpose[];
  value: Consents;
  isBusy: boolean;
  /** Draws what is below a purpose. */
  renderBelow: (purpose: Purpose) => ReactNode;
  onChange: (given: Consents) => void;
}) {
  return (
    <div className={styles.purposes}>
      {shown.map((purpose) => (
        <Fragment key={purpose}>
          <label className={styles.purpose}>
            <PurposeBox
              purpose={purpose}
              isGiven={value[purpose]}
              isBusy={isBusy}
              onChange={(isGiven) => onChange({ ...value, [purpose]: isGiven })}
            />
            <span>
              <strong>{purposes[purpose].title}</strong>
              <br />
              {purposes[purpose].text}
              {isOff(purpose) && <em> {words.refusedByBrowser}</em>}
            </span>
          </label>
          {renderBelow(purpose)}
        </Fragment>
      ))}
    </div>
  );
}

const ICONS: Record<Purpose, IconName> = {
  child_name: "sound",
  news: "mail",
  child_progress: "steps",
  analytics: "chart",
  ads: "megaphone",
};

/**
 * Two equal buttons, and a way to choose one by one. What each purpose means is folded, so that all of
 * it is in view at once on a phone.
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
      <ul className={styles.list}>
        {shown.map((purpose) =>
          isChoosing ? (
            <Choice
              key={purpose}
              purpose={purpose}
              isGiven={given[purpose]}
              isBusy={isBusy}
              onChange={(isGiven) => setGiven({ ...given, [purpose]: isGiven })}
            />
          ) : (
            <li key={purpose}>
              <details className={styles.folded}>
                <summary>
                  <span className={styles.icon}>
                    <Icon name={ICONS[purpose]} />
                  </span>
                  {purposes[purpose].title}
                </summary>
                <p>{purposes[purpose].text}</p>
              </details>
              {isOff(purpose) && <em>{words.refusedByBrowser}</em>}
            </li>
          ),
        )}
      </ul>
      {isChoosing ? (
        <Button disabled={isBusy} onClick={() => onDecide(given)}>
          {isBusy ? words.saving : words.save}
        </Button>
      ) : (
        <>
          <div className={styles.pair}>
            <Button disabled={isBusy} onClick={() => onDecide(noConsents())}>
              {words.none}
            </Button>
            <Button disabled={isBusy} onClick={() => onDecide(consentsTo(shown))}>
              {words.all}
            </Button>
          </div>
          <Button look="text" disabled={isBusy} onClick={() => setChoosing(true)}>
            {words.choose}
          </Button>
        </>
      )}
    </>
  );
}

/** A purpose to tick, with what it means folded below. */
function Choice({ purpose, ...box }: ComponentProps<typeof PurposeBox>) {
  const { title, text } = purposes[purpose];
  return (
    <li className={styles.choice}>
      <label>
        <PurposeBox purpose={purpose} {...box} />
        {title}
      </label>
      {isOff(purpose) && <em>{words.refusedByBrowser}</em>}
      <details>
        <summary>{words.means}</summary>
        <p>{text}</p>
      </details>
    </li>
  );
}
