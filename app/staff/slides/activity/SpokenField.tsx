import { TextArea } from "#app/ui/TextArea.tsx";
import { FileField } from "../../files/FileField.tsx";

interface Props {
  lessonId: string;
  label: string;
  audioLabel: string;
  text: string;
  url: string | null;
  /** Names of the checks that lead to the text, and to the recording. */
  checks: string;
  audioChecks: string;
  onText: (text: string) => void;
  onFile: (url: string | null) => void;
}

/** A sentence for children and its recording. */
export function SpokenField({
  lessonId,
  label,
  text,
  url,
  checks,
  onText,
  onFile,
  ...audio
}: Props) {
  return (
    <>
      <div data-checks={checks}>
        <TextArea
          label={label}
          rows={2}
          maxLength={300}
          value={text}
          onChange={(event) => onText(event.target.value)}
        />
      </div>
      <FileField
        lessonId={lessonId}
        kind="slide-audio"
        label={audio.audioLabel}
        url={url}
        checks={audio.audioChecks}
        canRecord
        onChange={(file) => onFile(file?.url ?? null)}
      />
    </>
  );
}
