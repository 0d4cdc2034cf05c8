import type { ReactNode } from "react";
import type { PocketMood } from "#characters/pocket/mood.ts";
import { IconButton } from "./IconButton.tsx";
import { Pocket } from "./Mascot.tsx";
import { Picture } from "./Picture.tsx";
import type { PictureName } from "./drawings.ts";
import { useHeadingFocus } from "./useHeadingFocus.ts";
import { SpeechBubble } from "./SpeechBubble.tsx";
import { Scene } from "./Scene.tsx";
import styles from "./StepLayout.module.css";

interface Props {
  heading: string;
  mood?: PocketMood;
  /** How far a row of pages came. */
  step?: { number: number; of: number; label: string };
  back?: { label: string; go: () => void };
  /** Picture beside Pocket that shows what the screen is about. */
  picture?: PictureName;
  /** What Pocket says, in a bubble beside it. */
  says?: string;
  /** Read-aloud button beside the heading. */
  beside?: ReactNode;
  /** Uses a wider card on desktops, for columns. */
  wide?: boolean;
  /** Leaves out Pocket where the card itself shows him. */
  isBare?: boolean;
  /** Leaves the focus to a field of the screen instead of the heading. */
  fieldHasFocus?: boolean;
  children: ReactNode;
}

/**
 * Layout of screens with one question or message: a card with Pocket above it, as large as the room
 * allows. On a phone on its side Pocket stands beside the card.
 */
export function StepLayout({
  heading,
  mood = "happy",
  step,
  back,
  picture,
  says,
  beside,
  wide = false,
  isBare = false,
  fieldHasFocus = false,
  children,
}: Props) {
  const title = useHeadingFocus<HTMLHeadingElement>();
  return (
    <Scene place="beach">
      <main className={styles.page} data-wide={wide} data-bare={isBare}>
        {(back !== undefined || step !== undefined) && (
          <div
            className={styles.bar}
            data-steps={step !== undefined}
            data-back={back !== undefined}
          >
            {back && <IconButton icon="back" label={back.label} onClick={back.go} />}
            {step && (
              <div className={styles.steps}>
                <span className="visually-hidden">{step.label}</span>
                {Array.from({ length: step.of }, (_, index) => (
                  <span
                    key={`step-${index + 1}`}
                    className={styles.step}
                    data-on={index < step.number}
                    aria-hidden="true"
                  />
                ))}
              </div>
            )}
          </div>
        )}
        {!isBare && (
          <div className={styles.figures}>
            <div className={styles.stand} data-says={says !== undefined}>
              <Pocket isLate mood={mood} className={styles.mascot} />
              {picture && <Picture name={picture} className={styles.picture} />}
              {says !== undefined && (
                <div className={styles.says}>
                  <SpeechBubble>
                    <span>{says}</span>
                  </SpeechBubble>
                </div>
              )}
            </div>
          </div>
        )}
        <div className={styles.card}>
          <div className={styles.heading}>
            <h1 ref={fieldHasFocus ? null : title} tabIndex={-1}>
              {heading}
            </h1>
            {beside}
          </div>
          {children}
        </div>
      </main>
    </Scene>
  );
}
