import type { Area } from "#domain/slides/spot/spot.ts";
import { AREAS } from "#domain/slides/spot/spot.ts";
import { spotFields as words } from "#app/copy/slides/spot/builder.ts";
import { scenePictures } from "#app/lesson-player/slides/spot/pictures.ts";
import { SCENES } from "#domain/slides/spot/scenes.ts";
import { Button } from "#app/ui/Button.tsx";
import { Field } from "#app/ui/Field.tsx";
import { FileField } from "../../files/FileField.tsx";
import { DoneFields, QuestionFields } from "../activity/ActivityFields.tsx";
import { changed, without } from "../activity/lists.ts";
import type { Editable, EditorProps } from "../editor.ts";
import styles from "../slides.module.css";
import { AreaBoxes } from "./AreaBoxes.tsx";
import { AreaEditor } from "./AreaEditor.tsx";
import { freePlace } from "./boxes.ts";
import own from "./SpotEditor.module.css";

const NEW_AREA = { name: "", audio_url: null, is_right: false, why: "", why_audio_url: null };

/** A question, a picture, and the areas in it. */
export function SpotEditor({ lessonId, slide, edit }: EditorProps<Editable<"spot">>) {
  const { areas, scene } = slide;
  const setAreas = (change: (now: Area[]) => Area[]) =>
    edit((now) => (now.type === "spot" ? { areas: change(now.areas) } : {}));
  const setArea = (index: number, change: Partial<Area>) =>
    setAreas((now) => changed(now, index, change));
  return (
    <div className={styles.fields}>
      <QuestionFields lessonId={lessonId} slide={slide} edit={edit} />
      <fieldset className={styles.answers} data-checks="no_picture">
        <legend>{words.scene}</legend>
        <div className={own.scenes}>
          {[...SCENES, null].map((choice) => (
            <label key={choice} className={styles.correct}>
              <input
                type="radio"
                name="scene"
                checked={scene === choice}
                onChange={() => edit({ scene: choice })}
              />
              {choice !== null && <img src={scenePictures[choice]} alt="" />}
              {choice === null ? words.noScene : words.scenes[choice]}
            </label>
          ))}
        </div>
        <FileField
          lessonId={lessonId}
          kind="slide-image"
          label={words.picture}
          url={slide.image_url}
          checks=""
          onChange={(file) => edit({ image_url: file?.url ?? null })}
        >
          {scene !== null && <span className={styles.hint}>{words.instead}</span>}
        </FileField>
        <div data-checks="no_picture_alt">
          <Field
            label={words.alt}
            maxLength={300}
            value={slide.alt}
            onChange={(event) => edit({ alt: event.target.value })}
          />
        </div>
      </fieldset>
      <AreaBoxes
        scene={scene === null ? null : scenePictures[scene]}
        file={slide.image_url}
        areas={areas}
        onChange={setArea}
      />
      <p className={styles.hint}>{words.moveHelp}</p>
      <fieldset
        className={styles.answers}
        data-checks="too_few_areas no_right_area no_decoy few_decoys same_name"
      >
        <legend>{words.areas}</legend>
        {areas.map((area, index) => (
          <AreaEditor
            // oxlint-disable-next-line react/no-array-index-key -- areas have no id, only a position
            key={index}
            lessonId={lessonId}
            area={area}
            place={index + 1}
            onChange={(change) => setArea(index, change)}
            onDelete={() => setAreas((now) => without(now, index))}
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
      </fieldset>
      <DoneFields lessonId={lessonId} slide={slide} edit={edit} />
    </div>
  );
}
