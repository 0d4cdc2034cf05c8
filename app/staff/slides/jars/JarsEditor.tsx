import { COINS, JARS } from "#domain/slides/jars/jars.ts";
import { JAR_RULES } from "#domain/slides/jars/split.ts";
import type { Jar } from "#domain/slides/jars/jars.ts";
import { jarsFields as words } from "#app/copy/slides/jars/builder.ts";
import { Button } from "#app/ui/Button.tsx";
import { DoneFields, QuestionFields } from "../activity/ActivityFields.tsx";
import { changed, without } from "../activity/lists.ts";
import { NumberField } from "../activity/NumberField.tsx";
import type { Editable, EditorProps } from "../editor.ts";
import styles from "../slides.module.css";
import { JarEditor } from "./JarEditor.tsx";

const NEW_JAR: Jar = {
  name: "",
  audio_url: null,
  image_url: null,
  alt: "",
  least: 0,
  exactly: 0,
  counts: false,
  reply: "",
  reply_audio_url: null,
};

/** A question, the coins, the rule by which a split is right, and the jars. */
export function JarsEditor({ lessonId, slide, edit }: EditorProps<Editable<"jars">>) {
  const { jars, rule } = slide;
  const setJars = (change: (now: Jar[]) => Jar[]) =>
    edit((now) => (now.type === "jars" ? { jars: change(now.jars) } : {}));
  return (
    <div className={styles.fields}>
      <QuestionFields lessonId={lessonId} slide={slide} edit={edit} />
      <div className={styles.fields} data-checks="impossible_split every_split_right">
        <NumberField
          label={words.coins}
          value={slide.coins}
          {...COINS}
          onChange={(coins) => edit({ coins })}
        />
        <fieldset className={styles.answers}>
          <legend>{words.rule}</legend>
          {JAR_RULES.map((other) => (
            <label key={other} className={styles.correct}>
              <input
                type="radio"
                name={`rule-${slide.id}`}
                checked={rule === other}
                onChange={() => edit({ rule: other })}
              />
              {words.rules[other]}
            </label>
          ))}
          {rule === "sum" && (
            <NumberField
              label={words.sum}
              value={slide.sum}
              min={0}
              max={COINS.max}
              onChange={(sum) => edit({ sum })}
            />
          )}
        </fieldset>
      </div>
      <fieldset className={styles.answers} data-checks="same_name no_counted_jar">
        <legend>{words.jars}</legend>
        {jars.map((jar, index) => (
          <JarEditor
            // oxlint-disable-next-line react/no-array-index-key -- jars have no id, only a position
            key={index}
            lessonId={lessonId}
            jar={jar}
            place={index + 1}
            rule={rule}
            onChange={(change) => setJars((now) => changed(now, index, change))}
            onDelete={
              jars.length > JARS.min ? () => setJars((now) => without(now, index)) : undefined
            }
          />
        ))}
        {jars.length < JARS.max && (
          <Button look="quiet" onClick={() => setJars((now) => [...now, NEW_JAR])}>
            {words.addJar}
          </Button>
        )}
      </fieldset>
      <DoneFields lessonId={lessonId} slide={slide} edit={edit} />
    </div>
  );
}
