import type { Basket, Thing } from "#domain/slides/sort/sort.ts";
import { sortFields as words } from "#app/copy/slides/sort/builder.ts";
import { Field } from "#app/ui/Field.tsx";
import { IconButton } from "#app/ui/IconButton.tsx";
import { FileField } from "../../files/FileField.tsx";
import styles from "../slides.module.css";

interface Props {
  lessonId: string;
  thing: Thing;
  /** Position of the thing, starting at 1. */
  place: number;
  baskets: readonly Basket[];
  onChange: (changed: Partial<Thing>) => void;
  onDelete: () => void;
}

/** Editor of one thing: name, picture, the baskets in which it is right, and why. */
export function ThingEditor({ lessonId, thing, place, baskets, onChange, onDelete }: Props) {
  const named = (what: string) => `${words.thing(place)}: ${what}`;
  const toggle = (basket: number, isRight: boolean) =>
    onChange({
      baskets: isRight
        ? [...thing.baskets, basket].toSorted((a, b) => a - b)
        : thing.baskets.filter((other) => other !== basket),
    });
  return (
    <div className={styles.answer} data-part={place - 1}>
      <div className={styles.answerHead} data-checks="no_right_basket">
        <div role="group" aria-label={words.goesIn(place)} className={styles.beside}>
          {baskets.map((basket, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- baskets have no id, only a position
            <label key={index} className={styles.correct}>
              <input
                type="checkbox"
                checked={thing.baskets.includes(index)}
                onChange={(event) => toggle(index, event.target.checked)}
              />
              {basket.name.trim() === "" ? words.basket(index + 1) : basket.name}
            </label>
          ))}
        </div>
        <IconButton icon="bin" small label={words.deleteThing(place)} onClick={onDelete} />
      </div>
      <div data-checks="no_thing_name">
        <Field
          label={named(words.name)}
          maxLength={40}
          value={thing.name}
          onChange={(event) => onChange({ name: event.target.value })}
        />
      </div>
      <div className={styles.pair}>
        <FileField
          lessonId={lessonId}
          kind="slide-image"
          label={named(words.picture)}
          url={thing.image_url}
          checks=""
          onChange={(file) =>
            onChange({ image_url: file?.url ?? null, ...(file === null && { alt: "" }) })
          }
        />
        <FileField
          lessonId={lessonId}
          kind="slide-audio"
          label={named(words.audio)}
          url={thing.audio_url}
          checks="no_thing_audio"
          canRecord
          onChange={(file) => onChange({ audio_url: file?.url ?? null })}
        />
      </div>
      {thing.image_url !== null && (
        <div data-checks="no_picture_alt">
          <Field
            label={named(words.alt)}
            maxLength={300}
            value={thing.alt}
            onChange={(event) => onChange({ alt: event.target.value })}
          />
        </div>
      )}
      <div data-checks="no_why">
        <Field
          label={named(words.why)}
          maxLength={300}
          value={thing.why}
          onChange={(event) => onChange({ why: event.target.value })}
        />
      </div>
      {thing.why.trim() !== "" && (
        <FileField
          lessonId={lessonId}
          kind="slide-audio"
          label={named(words.whyAudio)}
          url={thing.why_audio_url}
          checks="no_why_audio"
          canRecord
          onChange={(file) => onChange({ why_audio_url: file?.url ?? null })}
        />
      )}
    </div>
  );
}
