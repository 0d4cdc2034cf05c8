import type { UploadKind } from "#domain/content/uploads.ts";
import { FileField } from "./FileField.tsx";

interface Props {
  lessonId: string;
  label: string;
  url: string | null;
  /** Names of the publish checks that lead to it. */
  checks: string;
  kind?: UploadKind;
  /** Belongs to an item of a list that can move. */
  isOfItem?: boolean;
  /** Gives false where the recording was not used. */
  onFile: (url: string | null) => boolean | void;
}

/** The voice of one line: recorded here, or given as a file. */
export const VoiceField = ({ kind = "slide-audio", onFile, ...field }: Props) => (
  <FileField {...field} kind={kind} canRecord onChange={(file) => onFile(file?.url ?? null)} />
);
