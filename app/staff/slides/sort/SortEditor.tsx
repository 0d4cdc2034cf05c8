import { BASKETS, THINGS } from "#domain/slides/sort/sort.ts";
import type { Basket, Thing } from "#domain/slides/sort/sort.ts";
import { sortFields as words } from "#app/copy/slides/sort/builder.ts";
import { Button } from "#app/ui/Button.tsx";
import { Field } from "#app/ui/Field.tsx";
import { IconButton } from "#app/ui/IconButton.tsx";
import { FileField } from "../../files/FileField.tsx";
import { DoneFields, QuestionFields } from "../activity/ActivityFields.tsx";
import { changed, without } from "../activity/lists.ts";
import type { Editable, EditorProps } from "../editor.ts";
import styles from "../slides.module.css";
import { ThingEditor } from "./ThingEditor.tsx";

const NEW_THING: Thing = {
  name: "",
  audio_url: null,
  image_url: null,
  alt: "",
  baskets: [],
  why: "",
  why_audio_url: null,
};

/** A question, its baskets, and the things that go into them. */
export function SortEditor({ lessonId, slide, edit }: EditorProps<Editable<"sort">>) {
  const { baskets, things } = slide;
  const setThings = (change: (now: Thing[]) => Thing[]) =>
    edit((now) => (now.type === "sort" ? { things: change(now.things) } : {}));
  const setBaskets = (change: (now: Basket[]) => Basket[]) =>
    edit((now) => (now.type === "sort" ? { baskets: change(now.baskets) } : {}));
  return (
    <div className={styles.fields}>
      <QuestionFields lessonId={lessonId} slide={slide} edit={edit} />
      <fieldset
        className={styles.answers}
        data-checks="no_basket_name same_name unused_basket no_basket_audio"
      >
        <legend>{words.baskets}</legend>
        {baskets.map((basket, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- baskets have no id, only a position
          <div key={index} className={styles.answer}>
            <Field
              label={words.basketName(index + 1)}
              maxLength={40}
              value={basket.name}
              onChange={(event) =>
                setBaskets((now) => changed(now, index, { name: event.target.value }))
              }
            />
            <FileField
              lessonId={lessonId}
              kind="slide-audio"
              label={words.basketAudio(index + 1)}
              url={basket.audio_url}
              checks=""
              canRecord
              onChange={(file) =>
                setBaskets((now) => changed(now, index, { audio_url: file?.url ?? null }))
              }
            />
          </div>
        ))}
        {baskets.length < BASKETS.max ? (
          <Button
            look="quiet"
            onClick={() => setBaskets((now) => [...now, { name: "", audio_url: null }])}
          >
            {words.addBasket}
          </Button>
        ) : (
          <IconButton
            icon="bin"
            small
            label={words.deleteBasket(baskets.length)}
            onClick={() => setBaskets((now) => now.slice(0, -1))}
          />
        )}
      </fieldset>
      <fieldset className={styles.answers} data-checks="too_few_things">
        <legend>{words.things}</legend>
        {things.map((thing, index) => (
          <ThingEditor
            // oxlint-disable-next-line react/no-array-index-key -- things have no id, only a position
            key={index}
            lessonId={lessonId}
            thing={thing}
            place={index + 1}
            baskets={baskets}
            onChange={(change) => setThings((now) => changed(now, index, change))}
            onDelete={() => setThings((now) => without(now, index))}
          />
        ))}
        {things.length < THINGS.max ? (
          <Button look="quiet" onClick={() => setThings((now) => [...now, NEW_THING])}>
            {words.addThing}
          </Button>
        ) : (
          <p>{words.enough}</p>
        )}
      </fieldset>
      <DoneFields lessonId={lessonId} slide={slide} edit={edit} />
    </div>
  );
}
