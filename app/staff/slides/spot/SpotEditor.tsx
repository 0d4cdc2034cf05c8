import { AREAS } from "#domain/slides/spot/spot.ts";
import { spotFields as words } from "#app/copy/slides/spot/builder.ts";
import { Button } from "#app/ui/Button.tsx";
import { TextArea } from "#app/ui/TextArea.tsx";
import { Clash } from "../../co-authors/Clash.tsx";
import { DoneFields, QuestionFields } from "../activity/ActivityFields.tsx";
import { LostFile } from "../activity/LostFile.tsx";
import { setterOf } from "../activity/set-list.ts";
import { useListItems } from "../activity/useListItems.ts";
import type { Editable, EditorProps } from "../editor.ts";
import styles from "../slides.module.css";
import { AreaBoxes } from "./AreaBoxes.tsx";
import { AreaEditor } from "./AreaEditor.tsx";
import { freePlace } from "./boxes.ts";
import { PictureChooser } from "./PictureChooser.tsx";

const NEW_AREA = { name: "", audio_url: null, is_right: false, why: "", why_audio_url: null };

/** A question, a picture, and the areas in it. */
export function SpotEditor({ lessonId, slide, edit }: EditorProps<Editable<"spot">>) {
  const { areas } = slide;
  const setAreas = setterOf(edit, "spot", "areas");
  const { items, hasLost, box } = useListItems(areas, setAreas);
  return (
    <div className={styles.fields}>
      <QuestionFields lessonId={lessonId} slide={slide} edit={edit} />
      <fieldset className={styles.answers}>
        <legend>{words.shown}</legend>
        <Clash of="scene image_url alt" />
        <PictureChooser key={slide.id} lessonId={lessonId} slide={slide} edit={edit} />
        <div data-checks="no_picture_alt">
          <TextArea
            label={words.alt}
            rows={1}
            maxLength={300}
            value={slide.alt}
            onChange={(event) => edit({ alt: event.target.value })}
          />
        </div>
      </fieldset>
      <fieldset className={styles.answers}>
        <legend>{words.areas}</legend>
        <Clash of="areas" />
        <LostFile isShown={hasLost} />
        <AreaBoxes slide={slide} areas={items}>
          <div
            ref={box}
            className={styles.answers}
            data-checks="too_few_areas no_right_area no_decoy few_decoys same_name"
          >
            {items.map(({ key, item, place, change, remove }) => (
              <AreaEditor
                key={key}
                lessonId={lessonId}
                slide={slide}
                area={item}
                place={place}
                onChange={change}
                onDelete={remove}
              />
            ))}
            {areas.length < AREAS.max ? (
              <Button
                look="quiet"
                onClick={() => setAreas((now) => [...now, { ...freePlace(now), ...NEW_AREA }])}
              >
                {words.addArea}
              </Button>
            ) : (
              <p>{words.enough}</p>
            )}
          </div>
        </AreaBoxes>
      </fieldset>
      <DoneFields lessonId={lessonId} slide={slide} edit={edit} />
    </div>
  );
}
