import type { ReactNode } from "react";
import { TextArea } from "#app/ui/TextArea.tsx";
import { Clash } from "../../co-authors/Clash.tsx";
import { ItemLabel } from "../../ui/ItemLabel.tsx";
import { VoiceField } from "../../files/VoiceField.tsx";

interface Props {
  lessonId: string;
  label: string;
  audioLabel: string;
  text: string;
  url: string | null;
  /** Names of the checks that lead to the text, and to the recording. */
  checks: string;
  audioChecks: string;
  /** Names of both in the row; left out where they are part of a larger field. */
  fields?: string;
  /** Stands in the place of the plain field of the text. */
  field?: ReactNode;
  /** Belongs to an item of a list that can move. */
  isOfItem?: boolean;
  placeholder?: string;
  onText: (text: string) => void;
  /** Gives false where the file was not used. */
  onFile: (url: string | null) => boolean | void;
}

/** A sentence for children and its recording. */
export function SpokenField({
  lessonId,
  label,
  text,
  url,
  checks,
  field,
  fields,
  placeholder,
  isOfItem = false,
  onText,
  onFile,
  ...audio
}: Props) {
  return (
    <>
      <div data-checks={checks}>
        {field ?? (
          <TextArea
            label={isOfItem ? <ItemLabel text={label} /> : label}
            rows={isOfItem ? 1 : 2}
            placeholder={placeholder}
            maxLength={300}
            value={text}
            onChange={(event) => onText(event.target.value)}
          />
        )}
        {fields !== undefined && <Clash of={fields} />}
      </div>
      <VoiceField
        lessonId={lessonId}
        label={audio.audioLabel}
        url={url}
        checks={audio.audioChecks}
        isOfItem={isOfItem}
        onFile={onFile}
      />
    </>
  );
}
