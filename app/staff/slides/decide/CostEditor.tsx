import { isEmptyText } from "#domain/content/visible-text.ts";
import type { Cost, Option } from "#domain/slides/decide/decide.ts";
import { activityFieldWords } from "#app/copy/slides/activity/builder.ts";
import { decideFields as words } from "#app/copy/slides/decide/builder.ts";
import { Field } from "#app/ui/Field.tsx";
import { IconButton } from "#app/ui/IconButton.tsx";
import { ItemLabel } from "../../ui/ItemLabel.tsx";
import { FoldedItem } from "../activity/FoldedItem.tsx";
import { MediaFields } from "../activity/PartFields.tsx";
import { SpokenField } from "../activity/SpokenField.tsx";
import styles from "../slides.module.css";

const names = activityFieldWords.parts;
const NAME_MAX = 80;

interface Props {
  lessonId: string;
  cost: Cost;
  /** Position of the answer, starting at 1. */
  place: number;
  options: readonly Option[];
  /** No answer is wrong. */
  isFree: boolean;
  /** Gives false where it is no longer in its list. */
  onChange: (changed: Partial<Cost>) => boolean;
  onDelete: () => void;
}

/** Editor of one answer to what was given up: when it is offered, when it is right, and the reply. */
export function CostEditor({ lessonId, cost, place, options, isFree, onChange, onDelete }: Props) {
  const named = (what: string) => `${words.cost(place)}: ${what}`;
  const toggled = (of: readonly number[], option: number, isOn: boolean) =>
    isOn ? [...of, option].toSorted((a, b) => a - b) : of.filter((other) => other !== option);
  const boxes = (
    label: string,
    shown: string,
    of: readonly number[],
    set: (next: number[]) => void,
  ) => (
    <div role="group" aria-label={label} className={styles.beside}>
      <span aria-hidden="true">{shown}</span>
      {options.map((option, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- options have no id, only a position
        <label key={index} className={styles.correct}>
          <input
            type="checkbox"
            checked={of.includes(index)}
            onChange={({ target }) => set(toggled(of, index, target.checked))}
          />
          {isEmptyText(option.name) ? words.option(index + 1) : option.name}
        </label>
      ))}
    </div>
  );
  return (
    <FoldedItem
      place={place}
      isPart={false}
      image={cost.image_url}
      name={
        <Field
          label={<ItemLabel text={named(activityFieldWords.name)} />}
          maxLength={NAME_MAX}
          value={cost.name}
          onChange={({ target }) => onChange({ name: target.value })}
        />
      }
      tools={<IconButton icon="bin" small label={words.deleteCost(place)} onClick={onDelete} />}
      shown={
        !isFree &&
        boxes(words.rightFor(place), words.rightAfter, cost.right_for, (right_for) =>
          onChange({ right_for }),
        )
      }
      parts={[
        [names.picture, cost.image_url !== null, ""],
        [names.voice, cost.audio_url !== null, "", cost.audio_url],
        [words.parts.reply, !isEmptyText(cost.reply), "", cost.reply_audio_url],
      ]}
    >
      {boxes(words.shownFor(place), words.shownAfter, cost.shown_for, (shown_for) =>
        onChange({ shown_for }),
      )}
      {!isFree && (
        <label className={styles.correct}>
          <input
            type="checkbox"
            checked={cost.right_if_spent}
            onChange={({ target }) => onChange({ right_if_spent: target.checked })}
          />
          {words.rightIfSpent}
        </label>
      )}
      <MediaFields
        lessonId={lessonId}
        part={cost}
        named={named}
        audioChecks=""
        onChange={onChange}
      />
      <SpokenField
        lessonId={lessonId}
        isOfItem
        label={named(words.costReply)}
        audioLabel={named(words.costReplyAudio)}
        text={cost.reply}
        url={cost.reply_audio_url}
        checks=""
        audioChecks=""
        onText={(reply) => onChange({ reply })}
        onFile={(reply_audio_url) => onChange({ reply_audio_url })}
      />
    </FoldedItem>
  );
}
