import type { DecideSlide } from "#domain/slides/decide/decide.ts";
import type { Step } from "#domain/slides/decide/play.ts";
import { decide as words } from "#app/copy/slides/decide/child.ts";
import { SpeakButton } from "#app/read-aloud/SpeakButton.tsx";
import type { CustomStyle } from "#app/ui/custom-style.ts";
import { useLessonText } from "#app/ui/lesson-language.ts";
import { Picture } from "../activity/Picture.tsx";
import { Purse } from "./Purse.tsx";
import styles from "./Consequences.module.css";

interface Props {
  slide: DecideSlide;
  steps: readonly Step[];
  /** Index of the step that is shown. */
  at: number;
  chosen: readonly number[];
  onHeard: () => void;
}

/** What follows at one time: a sun that has moved on, a picture and a line for each thing, and the purse. */
export function StepView({ slide, steps, at, chosen, onHeard }: Props) {
  const lessonText = useLessonText();
  const step = steps[at];
  if (step === undefined) return null;
  const day: CustomStyle = { "--day": steps.length === 1 ? 0.5 : at / (steps.length - 1) };
  const before = at === 0 ? slide.budget : (steps[at - 1]?.purse ?? slide.budget);
  const waiting = chosen.flatMap((option) => slide.options[option] ?? []);
  return (
    <div className={styles.step} role="status">
      <div className={styles.days} style={day} aria-hidden="true">
        <span className={styles.sun} />
        {steps.map(({ time }, index) => (
          <span key={time} className={styles.day} data-past={index <= at} {...lessonText}>
            {slide[`time_${time}`]}
          </span>
        ))}
      </div>
      <ul key={at} className={styles.lines}>
        {step.lines.map(({ option, line, image_url, alt }) => {
          const of = slide.options[option];
          return (
            <li key={option}>
              <Picture
                url={image_url ?? of?.image_url ?? null}
                alt={image_url === null ? (of?.alt ?? "") : alt}
                className={styles.scene}
              />
              <p {...lessonText}>{line.text}</p>
              <SpeakButton text={line.text} url={line.url} onHeard={onHeard} />
            </li>
          );
        })}
        {at === 0 &&
          waiting
            .filter(({ waits }) => waits.trim() !== "")
            .map(({ name, waits, waits_audio_url }) => (
              <li key={`${name} waits`} data-waits="">
                <span className={styles.glass} aria-hidden="true" />
                <p {...lessonText}>{waits}</p>
                <SpeakButton text={waits} url={waits_audio_url} onHeard={onHeard} />
              </li>
            ))}
      </ul>
      {step.purse !== null && (
        <Purse holds={step.purse} most={Math.max(before, step.purse)} money={slide.money} />
      )}
      <span className="visually-hidden">{words.times}</span>
    </div>
  );
}
