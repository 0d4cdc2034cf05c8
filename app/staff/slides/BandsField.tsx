import { BANDS } from "#domain/slides/bands.ts";
import type { Band } from "#domain/slides/bands.ts";
import { ages } from "#app/copy/bands.ts";
import { slide as words } from "#app/copy/slide-fields.ts";
import { Clash } from "../co-authors/Clash.tsx";
import styles from "./slides.module.css";

interface Props {
  /** Null or absent: all. */
  bands: readonly Band[] | null | undefined;
  onChange: (bands: Band[] | null) => void;
}

/** Checkboxes for the age bands that get the slide. The last checked one can not be unchecked. */
export function BandsField({ bands, onChange }: Props) {
  const shown = bands ?? BANDS;
  const toggle = (band: Band, isOn: boolean) => {
    const next = BANDS.filter((other) => (other === band ? isOn : shown.includes(other)));
    onChange(next.length === BANDS.length ? null : next);
  };
  return (
    <div>
      <div
        role="group"
        aria-label={words.bands}
        className={styles.beside}
        data-checks="nothing_for_little nothing_for_middle nothing_for_older nothing_for_teen"
      >
        <span aria-hidden="true">{words.bands}</span>
        {BANDS.map((band) => (
          <label key={band} className={styles.correct}>
            <input
              type="checkbox"
              checked={shown.includes(band)}
              disabled={shown.length === 1 && shown.includes(band)}
              onChange={({ target }) => toggle(band, target.checked)}
            />
            {ages(band)}
          </label>
        ))}
      </div>
      <Clash of="for" />
    </div>
  );
}
