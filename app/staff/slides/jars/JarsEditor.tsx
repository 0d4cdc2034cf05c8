import { JARS } from "#domain/slides/jars/jars.ts";
import type { Jar } from "#domain/slides/jars/jars.ts";
import { COINS } from "#domain/slides/jars/split.ts";
import type { JarRule } from "#domain/slides/jars/split.ts";
import { numbersInRange } from "#domain/slides/numbers-in-range.ts";
import { jarsFields as words } from "#app/copy/slides/jars/builder.ts";
import { Button } from "#app/ui/Button.tsx";
import { Clash } from "../../co-authors/Clash.tsx";
import { DoneFields, QuestionFields } from "../activity/ActivityFields.tsx";
import { ChoiceField } from "../activity/ChoiceField.tsx";
import { LostFile } from "../activity/LostFile.tsx";
import { setterOf } from "../activity/set-list.ts";
import { useListItems } from "../activity/useListItems.ts";
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
  const setJars = setterOf(edit, "jars", "jars");
  const field = rule === "exactly" ? "exactly" : rule === "at_least" ? "least" : null;
  const coinsOfJars = field && jars.reduce((sum, jar) => sum + jar[field], 0);
  /** A number of the rule before that does not fit would keep the slide from being saved, unseen. */
  const setRule = (next: JarRule) => {
    const { coins: _inView, ...hidden } = numbersInRange(slide);
    edit({ ...hidden, rule: next });
  };
  const { items, hasLost, box } = useListItems(jars, setJars);
  return (
    <div className={styles.fields}>
      <QuestionFields lessonId={lessonId} slide={slide} edit={edit} />
      <div className={styles.fields} data-checks="impossible_split every_split_right">
        <div className={styles.pair}>
          <div>
            <NumberField
              label={words.coins}
              value={slide.coins}
              {...COINS}
              onChange={(coins) => edit({ coins })}
            />
            <Clash of="coins" />
          </div>
          <ChoiceField label={words.rule} value={rule} options={words.rules} onChange={setRule} />
        </div>
        {rule === "sum" && (
          <NumberField
            label={words.sum}
            value={slide.sum}
            min={0}
            max={COINS.max}
            onChange={(sum) => edit({ sum })}
          />
        )}
        <Clash of="rule sum" />
      </div>
      <fieldset ref={box} className={styles.answers} data-checks="same_name no_counted_jar">
        <legend>
          {words.jars}{" "}
          {coinsOfJars !== null && <small>{words.ofCoins(coinsOfJars, slide.coins)}</small>}
        </legend>
        <Clash of="jars" />
        <LostFile isShown={hasLost} />
        {items.map(({ key, item, place, change, remove }) => (
          <JarEditor
            key={key}
            lessonId={lessonId}
            jar={item}
            place={place}
            rule={rule}
            onChange={change}
            onDelete={jars.length > JARS.min ? remove : undefined}
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
