import { AMOUNT_MAX } from "#domain/slides/pay/pay.ts";
import type { Good } from "#domain/slides/pay/pay.ts";
import { payFields as words } from "#app/copy/slides/pay/builder.ts";
import { Field } from "#app/ui/Field.tsx";
import { IconButton } from "#app/ui/IconButton.tsx";
import { FileField } from "../../files/FileField.tsx";
import { NumberField } from "../activity/NumberField.tsx";
import styles from "../slides.module.css";

interface Props {
  lessonId: string;
  good: Good;
  /** Position of the good, starting at 1. */
  place: number;
  isBudget: boolean;
  onChange: (changed: Partial<Good>) => void;
  /** Left out where one good is all there is. */
  onDelete: (() => void) | undefined;
}

/** Editor of one good: name, price, picture, and whether it must be bought. */
export function GoodEditor({ lessonId, good, place, isBudget, onChange, onDelete }: Props) {
  const named = (what: string) => `${words.good(place)}: ${what}`;
  return (
    <div className={styles.answer} data-part={place - 1}>
      {isBudget && (
        <div className={styles.answerHead}>
          <label className={styles.correct}>
            <input
              type="checkbox"
              checked={good.needs}
              onChange={(event) => onChange({ needs: event.target.checked })}
            />
            {words.needs(place)}
          </label>
          {onDelete !== undefined && (
            <IconButton icon="bin" small label={words.deleteGood(place)} onClick={onDelete} />
          )}
        </div>
      )}
      <div className={styles.pair}>
        <div data-checks="no_good_name">
          <Field
            label={named(words.name)}
            maxLength={40}
            value={good.name}
            onChange={(event) => onChange({ name: event.target.value })}
          />
        </div>
        <NumberField
          label={named(words.price)}
          value={good.price}
          min={1}
          max={AMOUNT_MAX}
          onChange={(price) => onChange({ price })}
        />
      </div>
      <div className={styles.pair}>
        <FileField
          lessonId={lessonId}
          kind="slide-image"
          label={named(words.picture)}
          url={good.image_url}
          checks=""
          onChange={(file) =>
            onChange({ image_url: file?.url ?? null, ...(file === null && { alt: "" }) })
          }
        />
        <FileField
          lessonId={lessonId}
          kind="slide-audio"
          label={named(words.audio)}
          url={good.audio_url}
          checks="no_good_audio"
          canRecord
          onChange={(file) => onChange({ audio_url: file?.url ?? null })}
        />
      </div>
      {good.image_url !== null && (
        <div data-checks="no_picture_alt">
          <Field
            label={named(words.alt)}
            maxLength={300}
            value={good.alt}
            onChange={(event) => onChange({ alt: event.target.value })}
          />
        </div>
      )}
    </div>
  );
}
