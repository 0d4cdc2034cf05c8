import { isEmptyText } from "#domain/content/visible-text.ts";
import type { Option } from "#domain/slides/decide/decide.ts";
import { SUM_MAX } from "#domain/slides/money.ts";
import { activityFieldWords } from "#app/copy/slides/activity/builder.ts";
import { decideFields as words } from "#app/copy/slides/decide/builder.ts";
import { Field } from "#app/ui/Field.tsx";
import { IconButton } from "#app/ui/IconButton.tsx";
import { ItemLabel } from "../../ui/ItemLabel.tsx";
import { FoldedItem } from "../activity/FoldedItem.tsx";
import { NumberField } from "../activity/NumberField.tsx";
import { MediaFields } from "../activity/PartFields.tsx";
import { SpokenField } from "../activity/SpokenField.tsx";
import styles from "../slides.module.css";
import { ThenFields } from "./ThenFields.tsx";

const names = activityFieldWords.parts;
const NAME_MAX = 80;

interface Props {
  lessonId: string;
  option: Option;
  /** Position of the option, starting at 1. */
  place: number;
  /** Gives false where it is no longer in its list. */
  onChange: (changed: Partial<Option>) => boolean;
  onDelete: (() => void) | undefined;
}

/** Editor of one option: name, picture, price, and what follows from it. */
export function OptionEditor({ lessonId, option, place, onChange, onDelete }: Props) {
  const named = (what: string) => `${words.option(place)}: ${what}`;
  return (
    <FoldedItem
      place={place}
      image={option.image_url}
      isNumber
      name={
        <div data-checks="no_option_name">
          <Field
            label={<ItemLabel text={named(activityFieldWords.name)} />}
            maxLength={NAME_MAX}
            value={option.name}
            onChange={({ target }) => onChange({ name: target.value })}
          />
        </div>
      }
      value={
        <div data-checks="over_budget">
          <NumberField
            label={<ItemLabel text={named(words.price)} />}
            value={option.price}
            min={0}
            max={SUM_MAX}
            onChange={(price) => onChange({ price })}
          />
        </div>
      }
      tools={
        onDelete !== undefined && (
          <IconButton icon="bin" small label={words.deleteOption(place)} onClick={onDelete} />
        )
      }
      shown={
        <label className={styles.correct}>
          <input
            type="checkbox"
            aria-label={words.isWorseOf(place)}
            checked={option.is_worse}
            onChange={({ target }) => onChange({ is_worse: target.checked })}
          />
          {words.isWorse}
        </label>
      }
      parts={[
        [names.picture, option.image_url !== null, "no_picture_alt"],
        [names.voice, option.audio_url !== null, "no_option_audio", option.audio_url],
        [words.parts.follows, !isEmptyText(option.then_1), "no_then no_then_audio"],
        option.is_worse
          ? [
              words.parts.worse,
              !isEmptyText(option.worse_why),
              "no_worse_why",
              option.worse_why_audio_url,
            ]
          : null,
      ]}
    >
      <MediaFields
        lessonId={lessonId}
        part={option}
        named={named}
        audioChecks="no_option_audio"
        onChange={onChange}
      />
      <div data-checks="no_then">
        {([1, 2, 3] as const).map((time) => (
          <ThenFields
            key={time}
            lessonId={lessonId}
            option={option}
            time={time}
            named={named}
            onChange={onChange}
          />
        ))}
      </div>
      <SpokenField
        lessonId={lessonId}
        isOfItem
        label={named(words.waits)}
        audioLabel={named(words.waitsAudio)}
        text={option.waits}
        url={option.waits_audio_url}
        checks=""
        audioChecks="no_then_audio"
        onText={(waits) => onChange({ waits })}
        onFile={(waits_audio_url) => onChange({ waits_audio_url })}
      />
      {option.is_worse && (
        <SpokenField
          lessonId={lessonId}
          isOfItem
          label={named(words.worseWhy)}
          audioLabel={named(words.worseWhyAudio)}
          text={option.worse_why}
          url={option.worse_why_audio_url}
          checks="no_worse_why"
          audioChecks="no_then_audio"
          onText={(worse_why) => onChange({ worse_why })}
          onFile={(worse_why_audio_url) => onChange({ worse_why_audio_url })}
        />
      )}
    </FoldedItem>
  );
}
