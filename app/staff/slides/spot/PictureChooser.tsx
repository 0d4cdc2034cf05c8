import { useState } from "react";
import { SCENES } from "#domain/slides/spot/scenes.ts";
import { spotFields as words } from "#app/copy/slides/spot/builder.ts";
import { scenePictures } from "#app/lesson-player/slides/spot/pictures.ts";
import { FileField } from "../../files/FileField.tsx";
import type { Editable, EditorProps } from "../editor.ts";
import styles from "../slides.module.css";
import own from "./SpotEditor.module.css";

/** The name of the slide's picture; the pictures to choose from are folded once there is one. */
export function PictureChooser({ lessonId, slide, edit }: EditorProps<Editable<"spot">>) {
  const { scene, image_url } = slide;
  const [isEmpty] = useState(scene === null && image_url === null);
  const shown =
    image_url !== null ? words.picture : scene === null ? words.noPicture : words.scenes[scene];
  return (
    <details className={own.chooser} open={isEmpty} data-checks="no_picture">
      <summary>
        <span>{shown}</span>
        <span className={own.change}>{words.change}</span>
      </summary>
      <div role="group" aria-label={words.scene} className={own.scenes}>
        {[...SCENES, null].map((choice) => (
          <label key={choice} className={styles.correct}>
            {choice !== null && <img src={scenePictures[choice]} alt="" />}
            <input
              type="radio"
              name="scene"
              checked={scene === choice}
              onChange={() => edit({ scene: choice })}
            />
            {choice === null ? words.noScene : words.scenes[choice]}
          </label>
        ))}
      </div>
      <FileField
        lessonId={lessonId}
        kind="slide-image"
        label={words.picture}
        url={image_url}
        checks=""
        onChange={(file) => edit({ image_url: file?.url ?? null })}
        {...(scene !== null && { none: words.instead })}
      />
    </details>
  );
}
