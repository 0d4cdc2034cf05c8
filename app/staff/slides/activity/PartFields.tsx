import { activityFieldWords as words } from "#app/copy/slides/activity/editor.ts";
import { Field } from "#app/ui/Field.tsx";
import { TextArea } from "#app/ui/TextArea.tsx";
import { FileField } from "../../files/FileField.tsx";
import { VoiceField } from "../../files/VoiceField.tsx";
import { ItemLabel } from "../../lists/ItemLabel.tsx";
import styles from "../slides.module.css";

/** A thing, item, jar or good as children see and hear it. */
interface Part {
  name: string;
  audio_url: string | null;
  image_url: string | null;
  alt: string;
}

interface NameProps {
  name: string;
  /** Label of a field of this part: 'Thing 2: name'. */
  named: (what: string) => string;
  /** Names of the checks that lead to the field. */
  checks: string;
  onChange: (change: Pick<Part, "name">) => void;
}

/** The name of one part of an activity. */
export const NameField = ({ name, named, checks, onChange }: NameProps) => (
  <div data-checks={checks}>
    <Field
      label={<ItemLabel text={named(words.name)} />}
      maxLength={40}
      value={name}
      onChange={(event) => onChange({ name: event.target.value })}
    />
  </div>
);

interface MediaProps {
  lessonId: string;
  part: Part;
  named: (what: string) => string;
  /** Names of the checks that lead to the recording. */
  audioChecks: string;
  /** Gives false where the part is no longer in its list. */
  onChange: (change: Partial<Omit<Part, "name">>) => boolean | void;
}

/** The picture of one part with its description, and its name, spoken. */
export function MediaFields({ lessonId, part, named, audioChecks, onChange }: MediaProps) {
  return (
    <div className={styles.rows}>
      <FileField
        lessonId={lessonId}
        kind="slide-image"
        isOfItem
        label={named(words.picture)}
        url={part.image_url}
        checks=""
        onChange={(file) =>
          onChange({ image_url: file?.url ?? null, ...(file === null && { alt: "" }) })
        }
      />
      {part.image_url !== null && (
        <div data-checks="no_picture_alt">
          <TextArea
            label={<ItemLabel text={named(words.alt)} />}
            rows={1}
            maxLength={300}
            value={part.alt}
            onChange={(event) => onChange({ alt: event.target.value })}
          />
        </div>
      )}
      <VoiceField
        lessonId={lessonId}
        isOfItem
        label={named(words.audio)}
        url={part.audio_url}
        checks={audioChecks}
        onFile={(url) => onChange({ audio_url: url })}
      />
    </div>
  );
}
