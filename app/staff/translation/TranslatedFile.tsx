import type { UploadKind } from "#domain/content/uploads.ts";
import { translating as words } from "#app/copy/translation.ts";
import type { Part } from "#app/data/authoring/translations.ts";
import { useContentDrafts } from "../content/useContentDrafts.ts";
import { SaveState } from "../drafts/SaveState.tsx";
import { useDraft } from "../drafts/useDraft.ts";
import { RecordingRowContext } from "../ui/recording-row.ts";
import { FileField } from "../files/FileField.tsx";
import { Clash, ClashContext } from "../co-authors/Clash.tsx";
import { rowId } from "../content/texts.ts";
import type { TextPlace } from "../content/texts.ts";
import styles from "./Translation.module.css";

const KINDS: Readonly<Record<string, UploadKind>> = {
  video_url: "video",
  captions_url: "captions",
  poster_url: "poster",
  quiz_audio_url: "question-audio",
  quiz_correct_audio_url: "correct-audio",
  quiz_wrong_audio_url: "wrong-audio",
};

/** How a file at this path is uploaded. */
function kindOf(path: string): UploadKind {
  const isOfAnswer = path.startsWith("quiz_answers.");
  if (isOfAnswer && path.endsWith(".hint_audio_url")) return "wrong-audio"; // as in AnswerEditor
  if (path.endsWith("image_url")) return isOfAnswer ? "answer-image" : "slide-image";
  return KINDS[path] ?? (isOfAnswer ? "answer-audio" : "slide-audio");
}

interface Props {
  lessonId: string;
  part: Part;
  place: Omit<TextPlace, "path">;
}

/** A clip, picture or recording: the source's until the language gets its own. */
export function TranslatedFile({ lessonId, part, place }: Props) {
  const { path, kind, source } = part;
  const row = { id: rowId({ ...place, path }), row_version: part.row_version, text: part.text };
  const saving = useDraft(useContentDrafts().texts, row);
  const url = saving.value.text;
  const isOutdated = part.state === "outdated" && url === part.text;
  const note = isOutdated
    ? kind === "recording"
      ? words.voiceOutdated
      : words.fileOutdated
    : url !== null || source === ""
      ? null
      : part.isShared
        ? words.shared
        : words.silent;
  return (
    <div data-row={row.id}>
      <RecordingRowContext value={row.id}>
        <FileField
          lessonId={lessonId}
          kind={kindOf(path)}
          label={words.label(path, place.lang)}
          url={url}
          checks=""
          canRecord={kind === "recording"}
          onChange={(given) => saving.edit({ text: given?.url ?? null })}
          status={
            <>
              {note !== null && (
                <p className={styles.note} data-outdated={isOutdated}>
                  {note}
                </p>
              )}
              {saving.status !== "clean" && <SaveState saving={saving} />}
              <ClashContext value={saving.clashes}>
                <Clash of="text" />
              </ClashContext>
            </>
          }
        />
      </RecordingRowContext>
    </div>
  );
}
