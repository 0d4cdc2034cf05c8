import { useState } from "react";
import { builder } from "#app/copy/builder.ts";
import { keys as words } from "#app/copy/builder-keys.ts";
import { Dialog } from "#app/ui/Dialog.tsx";
import { hasQuestionKey, setQuestionKey } from "../builder/question-key.ts";
import styles from "./KeysPanel.module.css";

/**
 * All keys of the builder, and what a finger does instead. The key that is a single letter can be
 * switched off (WCAG 2.1.4).
 */
export function KeysPanel({ onClose }: { onClose: () => void }) {
  const [isOn, setOn] = useState(hasQuestionKey);
  return (
    <Dialog heading={builder.keys} close={builder.close} onClose={onClose}>
      {[words.touch, ...words.groups].map(({ heading, list }) => (
        <section
          key={heading}
          className={styles.group}
          data-touch={heading === words.touch.heading}
          aria-label={heading}
        >
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
      <label className={styles.switch}>
        <input
          type="checkbox"
          checked={isOn}
          onChange={({ target }) => {
            setQuestionKey(target.checked);
            setOn(target.checked);
          }}
        />
        {words.questionKey}
      </label>
    </Dialog>
  );
}
