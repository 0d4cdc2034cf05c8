import { useRef } from "react";
import { slide as words } from "#app/copy/slide-fields.ts";
import { clips } from "#app/copy/clips.ts";
import { takenFiles } from "#app/copy/files.ts";
import { startReframing } from "#app/data/authoring/clips.ts";
import { useAction } from "#app/data/base/use-action.ts";
import { uploadClip } from "#app/data/authoring/upload.ts";
import { Button } from "#app/ui/Button.tsx";
import type { Weight } from "#domain/slides/kind.ts";
import { CONVERTED_ENDINGS, UPLOAD_KINDS } from "#domain/content/uploads.ts";
import { ConversionStatus } from "../../clips/ConversionStatus.tsx";
import { isBeingMade, useConversions } from "../../clips/conversions.ts";
import { Alert } from "../../ui/Alert.tsx";
import { FileField } from "../../files/FileField.tsx";
import type { BeginUpload, Given } from "../../files/useUpload.ts";
import type { Editable } from "../editor.ts";

interface Props {
  lessonId: string;
  slide: Editable<"video">;
  missing: Weight | null;
  /**
   * A file that needs no conversion, or null if the author removed the clip; and the poster that the
   * slide had when the upload began.
   */
  onChange: (given: Given | null, file: File | null, posterBefore: string | null) => void;
}

/** The clip of a slide. Where the server converts clips, any kind is taken. */
export function ClipField({ lessonId, slide, missing, onChange }: Props) {
  const { converts, doesConvert, of, isFramed, refresh } = useConversions();
  const conversion = of(slide.id);
  const reframing = useAction(async (videoUrl: string) => {
    await startReframing(lessonId, slide.id, videoUrl);
    await refresh();
  });
  const refreshIfConverted = async (uploaded: Given | null) => {
    if (uploaded === null) await refresh();
    return uploaded;
  };
  const posterBefore = useRef<string | null>(null);
  const begin: BeginUpload = (file, onProgress) => {
    posterBefore.current = slide.poster_url;
    const place = { lessonId, slideId: slide.id, doesConvert };
    const { done, cancel } = uploadClip(place, file, onProgress);
    return { cancel, done: done.then(refreshIfConverted) };
  };
  return (
    <FileField
      lessonId={lessonId}
      kind="video"
      label={words.video}
      url={slide.video_url}
      poster={slide.poster_url}
      checks="no_video choose_framing video_coming clip_length clip_weight clip_shape"
      any={{
        begin,
        endings: converts ? CONVERTED_ENDINGS : UPLOAD_KINDS.video.endings,
        takes: converts ? clips.takes : takenFiles.video,
      }}
      missing={missing}
      isComing={isBeingMade(conversion)}
      status={
        <>
          {conversion !== null && <ConversionStatus conversion={conversion} />}
          <Alert message={reframing.error?.message ?? null} />
        </>
      }
      onChange={(given, file) => onChange(given, file, posterBefore.current)}
    >
      {isFramed(slide.video_url) && (
        <Button
          look="quiet"
          // It keeps the focus while the choice is open.
          aria-disabled={reframing.busy || conversion !== null}
          onClick={() => {
            if (!reframing.busy && conversion === null) reframing.run(slide.video_url ?? "");
          }}
        >
          {clips.reframe}
        </Button>
      )}
      {slide.video_seconds !== null && (
        <span>{clips.size(slide.video_seconds, slide.video_bytes ?? null)}</span>
      )}
    </FileField>
  );
}
