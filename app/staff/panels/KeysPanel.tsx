import { useState } from "react";
import { builder } from "#app/copy/builder.ts";
import { keys as words } from "#app/copy/keys.ts";
import { Dialog } from "#app/ui/Dialog.tsx";
import { questionKey } from "../ui/device-settings.ts";
import styles from "./KeysPanel.module.css";

const PHONE = "(max-width: 599px)";
/** A finger, or a window as small as a phone's, with or without a keyboard. */
const TOUCH = `(hover: none), ${PHONE}`;

const matches = (query: string) => window.matchMedia(query).matches;

/** All keys of the builder; before them what a finger does instead, and on phones nearly only that. */
export function KeysPanel({ onClose }: { onClose: () => void }) {
  const [{ isTouch, isPhone }] = useState(() => ({
    isTouch: matches(TOUCH),
    isPhone: matches(PHONE),
  }));
  return (
    <Dialog heading={builder.keys} close={builder.close} onClose={onClose}>
      {isTouch ? (
        <>
          <section className={styles.group} aria-label={words.touch.heading}>
            <h3>{words.touch.heading}</h3>
            <dl className={styles.touch}>
              {words.touch.list.map(([what, where]) => (
                <div key={what}>
                  <dt>{what}</dt>
                  <dd>{where}</dd>
                </div>
              ))}
            </dl>
          </section>
          <details className={styles.folded} open={!isPhone}>
            <summary>{words.withKeyboard}</summary>
            <Keys />
          </details>
        </>
      ) : (
        <Keys />
      )}
    </Dialog>
  );
}

/** The key that is a single letter can be switched off (WCAG 2.1.4). */
function Keys() {
  const [isOn, setOn] = useState(questionKey.isOn);
  return (
    <>
      <div className={styles.groups}>
        {words.groups.map(({ heading, list }) => (
          <section key={heading} className={styles.group} aria-label={heading}>
            <h3>{heading}</h3>
            <dl className={styles.keys}>
              {list.map(([pressed, what]) => (
                <div key={what}>
                  <dt>
                    {pressed.map((key) => (
                      <kbd key={key}>{key}</kbd>
                    ))}
                  </dt>
                  <dd>{what}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
      <label className={styles.switch}>
        <input
          type="checkbox"
          checked={isOn}
          onChange={({ target }) => {
            questionKey.set(target.checked);
            setOn(target.checked);
          }}
        />
        {words.questionKey}
      </label>
    </>
  );
}
