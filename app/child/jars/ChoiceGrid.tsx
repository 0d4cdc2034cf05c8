import { isReadTo } from "#app/read-aloud/useReadAloud.ts";
import { SpeakTexts } from "./SpeakTexts.tsx";
import { sayTexts } from "./spoken.ts";
import styles from "./ChoiceGrid.module.css";
import shared from "./Jars.module.css";

interface Choice<T> {
  value: T;
  label: string;
  picture: string;
  /** Below the label: what a jar holds. */
  note?: string;
  /** Text to speak after the label. */
  noteSpoken?: readonly string[];
  isOff?: boolean;
}

interface Props<T> {
  label: string;
  age: number;
  choices: readonly Choice<T>[];
  onChoose: (value: T) => void;
}

/** Big pictures to choose from. A choice that comes into focus by keys is read to a young child. */
export function ChoiceGrid<T extends string>({ label, age, choices, onChoose }: Props<T>) {
  return (
    <ul className={styles.choices} aria-label={label}>
      {choices.map(({ value, label: name, picture, note, noteSpoken = [], isOff = false }) => (
        <li key={value} className={`${shared.tileItem} ${styles.choiceItem}`}>
          <button
            type="button"
            className={shared.tile}
            aria-disabled={isOff}
            onFocus={(event) => {
              if (isReadTo(age) && event.currentTarget.matches(":focus-visible"))
                sayTexts(name, ...noteSpoken);
            }}
            onClick={() => onChoose(value)}
          >
            <img src={picture} alt="" className={styles.choicePicture} />
            <span>{name}</span>
            {note !== undefined && <span className={styles.note}>{note}</span>}
          </button>
          <span className={shared.tileSpeak}>
            <SpeakTexts text={name} spoken={[name, ...noteSpoken]} />
          </span>
        </li>
      ))}
    </ul>
  );
}
