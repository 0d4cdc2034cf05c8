import type { ReactNode } from "react";
import { ONBOARDING_STEPS } from "#domain/constants.ts";
import type { PocketMood } from "#characters/pocket/mood.ts";
import { IconButton } from "./IconButton.tsx";
import { Pocket } from "./Mascot.tsx";
import { Picture } from "./Picture.tsx";
import type { PictureName } from "./Picture.tsx";
import { useHeadingFocus } from "./page.ts";
import { Scene } from "./Scene.tsx";
import styles from "./StepLayout.module.css";

interface Props {
  heading: string;
  mood?: PocketMood;
  /** 1 to 4 while the parent signs up. */
  step?: { number: number; label: string };
  back?: { label: string; go: () => void };
  /** What the screen is about, beside Pocket. */
  picture?: PictureName;
  /** Stands beside the heading: its speaker. */
  beside?: ReactNode;
  /** Room for columns on a desktop. */
  wide?: boolean;
  /** A field of the screen takes the focus itself. */
  fieldHasFocus?: boolean;
  children: ReactNode;
}

/** One question or message a screen: Pocket looks over a card. */
export function StepLayout({ heading, mood = "happy", step, back, picture, beside, wide = false, fieldHasFocus = false, children }: Props) {
  const title = useHeadingFocus<HTMLHeadingElement>();
  return (
    <Scene place="beach">
      <main className={styles["page"]} data-wide={wide}>
        <div className={styles["bar"]}>
          {back && <IconButton icon="back" label={back.label} onClick={back.go} />}
          {step && (
            <div className={styles["steps"]}>
              <span className={styles["hidden"]}>{step.label}</span>
              {Array.from({ length: ONBOARDING_STEPS }, (_, index) => (
                <span key={`step-${index + 1}`} className={styles["step"]} data-on={index < step.number} aria-hidden="true" />
              ))}
            </div>
          )}
        </div>
        <div className={styles["figures"]}>
          <Pocket mood={mood} className={styles["mascot"]} />
          {picture && <Picture name={picture} className={styles["picture"]} />}
        </div>
        <div className={styles["card"]}>
          <div className={styles["heading"]}>
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
