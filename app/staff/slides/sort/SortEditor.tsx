import { BASKETS, THINGS } from "#domain/slides/sort/sort.ts";
import type { Thing } from "#domain/slides/sort/sort.ts";
import { activityFieldWords } from "#app/copy/slides/activity/builder.ts";
import { sortFields as words } from "#app/copy/slides/sort/builder.ts";
import { Button } from "#app/ui/Button.tsx";
import { Field } from "#app/ui/Field.tsx";
import { IconButton } from "#app/ui/IconButton.tsx";
import { VoiceField } from "../../files/VoiceField.tsx";
import { Clash } from "../../co-authors/Clash.tsx";
import { DoneFields, QuestionFields } from "../activity/ActivityFields.tsx";
import { FoldedItem } from "../activity/FoldedItem.tsx";
import { LostFile } from "../activity/LostFile.tsx";
import { setterOf } from "../activity/set-list.ts";
import { useListItems } from "../activity/useListItems.ts";
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
  const setThings = setterOf(edit, "sort", "things");
  const setBaskets = setterOf(edit, "sort", "baskets");
  const ofBaskets = useListItems(baskets, setBaskets);
  const ofThings = useListItems(things, setThings);
  return (
    <div className={styles.fields}>
      <QuestionFields lessonId={lessonId} slide={slide} edit={edit} />
      <fieldset
        ref={ofBaskets.box}
        className={styles.answers}
        data-checks="no_basket_name same_name unused_basket no_basket_audio"
      >
        <legend>{words.baskets}</legend>
        <Clash of="baskets" />
        <LostFile isShown={ofBaskets.hasLost} />
        {ofBaskets.items.map(({ key, item: basket, place, change, remove }) => (
          <FoldedItem
            key={key}
            place={place}
            isPart={false}
            name={
              <Field
                label={words.basketName(place)}
                maxLength={40}
                value={basket.name}
                onChange={(event) => change({ name: event.target.value })}
              />
            }
            tools={
              place === BASKETS.max && (
                <IconButton icon="bin" small label={words.deleteBasket(place)} onClick={remove} />
              )
            }
            parts={[
              [activityFieldWords.parts.voice, basket.audio_url !== null, "", basket.audio_url],
            ]}
          >
            <VoiceField
              lessonId={lessonId}
              label={words.basketAudio(place)}
              url={basket.audio_url}
              checks=""
              isOfItem
              onFile={(url) => change({ audio_url: url })}
            />
          </FoldedItem>
        ))}
        {baskets.length < BASKETS.max && (
          <Button
            look="quiet"
            onClick={() => setBaskets((now) => [...now, { name: "", audio_url: null }])}
          >
            {words.addBasket}
          </Button>
        )}
      </fieldset>
      <fieldset ref={ofThings.box} className={styles.answers} data-checks="too_few_things">
        <legend>{words.things}</legend>
        <Clash of="things" />
        <LostFile isShown={ofThings.hasLost} />
        {ofThings.items.map(({ key, item, place, change, remove }) => (
          <ThingEditor
            key={key}
            lessonId={lessonId}
            thing={item}
            place={place}
            baskets={baskets}
            onChange={change}
            onDelete={remove}
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
