import type { Jar } from "#domain/slides/jars/jars.ts";
import { COINS } from "#domain/slides/jars/split.ts";
import type { JarRule } from "#domain/slides/jars/split.ts";
import { isEmptyText } from "#domain/content/visible-text.ts";
import { activityFieldWords } from "#app/copy/slides/activity/builder.ts";
import { jarsFields as words } from "#app/copy/slides/jars/builder.ts";
import { IconButton } from "#app/ui/IconButton.tsx";
import { ItemLabel } from "../../ui/ItemLabel.tsx";
import { FoldedItem } from "../activity/FoldedItem.tsx";
import { NumberField } from "../activity/NumberField.tsx";
import { SpokenField } from "../activity/SpokenField.tsx";
import { MediaFields, NameField } from "../activity/PartFields.tsx";
import styles from "../slides.module.css";

const names = activityFieldWords.parts;

interface Props {
  lessonId: string;
  jar: Jar;
  /** Position of the jar, starting at 1. */
  place: number;
  rule: JarRule;
  /** Gives false where it is no longer in its list. */
  onChange: (changed: Partial<Jar>) => boolean;
  /** Left out while there are only as many jars as a slide needs. */
  onDelete: (() => void) | undefined;
}

/** Editor of one jar: name, picture, what the rule asks of it, and what it says. */
export function JarEditor({ lessonId, jar, place, rule, onChange, onDelete }: Props) {
  const named = (what: string) => `${words.jar(place)}: ${what}`;
  const isNumber = rule === "at_least" || rule === "exactly";
  const isLast = rule === "any";
  return (
    <FoldedItem
      place={place}
      image={jar.image_url}
      isNumber={isNumber}
      name={<NameField name={jar.name} named={named} checks="no_jar_name" onChange={onChange} />}
      value={
        isNumber && (
          <NumberField
            key={rule}
            label={<ItemLabel text={named(rule === "exactly" ? words.exactly : words.least)} />}
            value={rule === "exactly" ? jar.exactly : jar.least}
            min={0}
            max={COINS.max}
            onChange={(coins) =>
              onChange(rule === "exactly" ? { exactly: coins } : { least: coins })
            }
          />
        )
      }
      tools={
        onDelete !== undefined && (
          <IconButton icon="bin" small label={words.deleteJar(place)} onClick={onDelete} />
        )
      }
      shown={
        rule === "sum" && (
          <label className={styles.correct}>
            <input
              type="checkbox"
              checked={jar.counts}
              onChange={(event) => onChange({ counts: event.target.checked })}
            />
            {words.counts(place)}
          </label>
        )
      }
      parts={[
        [names.picture, jar.image_url !== null, "no_picture_alt"],
        [names.voice, jar.audio_url !== null, "no_jar_audio", jar.audio_url],
        [
          isLast ? names.lastWords : names.reason,
          !isEmptyText(jar.reply),
          "no_reply no_reply_audio",
          jar.reply_audio_url,
        ],
      ]}
    >
      <MediaFields
        lessonId={lessonId}
        part={jar}
        named={named}
        audioChecks="no_jar_audio"
        onChange={onChange}
      />
      <SpokenField
        lessonId={lessonId}
        isOfItem
        label={named(isLast ? words.lastWords : words.why)}
        audioLabel={named(isLast ? words.lastWordsAudio : words.whyAudio)}
        text={jar.reply}
        url={jar.reply_audio_url}
        checks="no_reply"
        audioChecks="no_reply_audio"
        onText={(reply) => onChange({ reply })}
        onFile={(reply_audio_url) => onChange({ reply_audio_url })}
      />
    </FoldedItem>
  );
}
