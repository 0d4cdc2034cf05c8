import type { UploadKind } from "#domain/content/uploads.ts";
import { activityFieldWords as words } from "#app/copy/slides/activity/builder.ts";
import { Field } from "#app/ui/Field.tsx";
import { TextArea } from "#app/ui/TextArea.tsx";
import { FileField } from "../../files/FileField.tsx";
import { VoiceField } from "../../files/VoiceField.tsx";
import { ItemLabel } from "../../ui/ItemLabel.tsx";
import styles from "../slides.module.css";

interface NameProps {
  name: string;
  /** Label of a field of this part: 'Thing 2: name'. */
  named: (what: string) => string;
  /** Names of the checks that lead to the field. */
  checks: string;
  onChange: (change: { name: string }) => void;
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

/** The picture and the recording of a part or an answer. */
interface Media {
  audio_url?: string | null | undefined;
  image_url: string | null;
  alt?: string | null | undefined;
}

interface MediaProps {
  lessonId: string;
  part: Media;
  named: (what: string) => string;
  labels?: Record<"picture" | "alt" | "audio", string>;
  kinds?: { picture: UploadKind; audio: UploadKind };
  /** Names of the checks that lead to the recording. */
  audioChecks: string;
  /** Gives false where the part is no longer in its list. */
  onChange: (change: {
    image_url?: string | null;
    alt?: string;
    audio_url?: string | null;
  }) => boolean | void;
}

/** The picture of one part with its description, and its name, spoken. */
export function MediaFields({
  lessonId,
  part,
  named,
  labels = words,
  kinds = { picture: "slide-image", audio: "slide-audio" },
  audioChecks,
  onChange,
}: MediaProps) {
  return (
    <div className={styles.rows}>
      <FileField
        lessonId={lessonId}
        kind={kinds.picture}
        isOfItem
        label={named(labels.picture)}
        url={part.image_url}
        checks=""
        onChange={(file) =>
          onChange({ image_url: file?.url ?? null, ...(file === null && { alt: "" }) })
        }
      />
      {part.image_url !== null && (
        <div data-checks="no_picture_alt">
          <TextArea
            label={<ItemLabel text={named(labels.alt)} />}
            rows={1}
            maxLength={300}
            value={part.alt ?? ""}
            onChange={(event) => onChange({ alt: event.target.value })}
          />
        </div>
      )}
      <VoiceField
        lessonId={lessonId}
        kind={kinds.audio}
        isOfItem
        label={named(labels.audio)}
        url={part.audio_url ?? null}
        checks={audioChecks}
        onFile={(url) => onChange({ audio_url: url })}
      />
    </div>
  );
}
