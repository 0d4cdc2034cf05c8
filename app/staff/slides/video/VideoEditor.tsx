import { useState } from "react";
import { video, VIDEO_TITLE_MAX } from "#domain/slides/video/video.ts";
import { captionsEditor } from "#app/copy/captions.ts";
import { slide as words } from "#app/copy/slide-fields.ts";
import { video as videoWords } from "#app/copy/slides/video/builder.ts";
import { inBackground } from "#app/data/base/background.ts";
import { useAction } from "#app/data/base/use-action.ts";
import { Button } from "#app/ui/Button.tsx";
import { Field } from "#app/ui/Field.tsx";
import { TextArea } from "#app/ui/TextArea.tsx";
import { CaptionsEditor } from "../../captions/CaptionsEditor.tsx";
import { unsavedCaptions } from "../../captions/unsaved-captions.ts";
import { useFileUrls } from "../../files/media-urls.ts";
import { FileField } from "../../files/FileField.tsx";
import type { Given } from "../../files/useUpload.ts";
import { clipEdits } from "../../clips/clip-edits.ts";
import { givePoster } from "../../files/give-poster.ts";
import { Clash } from "../../co-authors/Clash.tsx";
import { Alert } from "../../ui/Alert.tsx";
import { Missing } from "../../ui/FindingCounts.tsx";
import { ClipField } from "./ClipField.tsx";
import fields from "../slides.module.css";
import styles from "./VideoEditor.module.css";
import type { Editable, EditorProps } from "../editor.ts";

/** The captions with the editor below them are at the start of their column. */
const scrollTo = (part: HTMLElement | null) =>
  part?.parentElement?.scrollIntoView({ block: "start" });

/** Editor of a video: file, captions, poster and description. */
export function VideoEditor({ lessonId, slide, edit }: EditorProps<Editable<"video">>) {
  const videoSrc = useFileUrls()[slide.video_url ?? ""];
  const [typesCaptions, setTypesCaptions] = useState(unsavedCaptions(slide.id) !== null);
  const [isAsked, setAsked] = useState(false);
  const setCaptions = (file: Given | null) =>
    edit({ captions_url: file?.url ?? null, captions_seconds: file?.seconds ?? null });
  const found = video.find(slide);
  const missing = (check: keyof typeof video.checks) =>
    found.some((one) => one.check === check) ? video.checks[check] : null;
  const poster = useAction((src: string) => givePoster(lessonId, src, slide, edit));
  return (
    <div className={styles.room}>
      <div
        className={styles.clip}
        data-typing={typesCaptions}
        data-beside={slide.video_url !== null && !typesCaptions}
      >
        <div>
          <ClipField
            lessonId={lessonId}
            slide={slide}
            missing={missing("no_video")}
            onChange={(uploaded, file, posterBefore) => {
              edit(clipEdits(uploaded, file, slide));
              if (uploaded === null || file === null) return;
              const before = { video_url: uploaded.url, poster_url: posterBefore };
              inBackground("the picture of the video", givePoster(lessonId, file, before, edit));
            }}
          />
          <Clash of="video_url video_light_url video_bytes video_seconds video_upright story" />
        </div>
        <div className={fields.fields}>
          <FileField
            lessonId={lessonId}
            kind="captions"
            label={words.captions}
            url={slide.captions_url}
            checks="no_captions captions_too_long"
            missing={missing("no_captions")}
            onChange={setCaptions}
            status={
              <Alert
                message={missing("captions_too_long") && videoWords.checks.captions_too_long}
              />
            }
          >
            {slide.video_url !== null && (
              <Button
                look="quiet"
                aria-expanded={typesCaptions}
                onClick={() => {
                  setAsked(true);
                  setTypesCaptions(!typesCaptions);
                }}
              >
                {typesCaptions
                  ? captionsEditor.close
                  : captionsEditor.open(slide.captions_url !== null)}
              </Button>
            )}
          </FileField>
          <Clash of="captions_url captions_seconds" />
          {typesCaptions && slide.video_url !== null && (
            <div ref={isAsked ? scrollTo : null}>
              <CaptionsEditor
                key={slide.id}
                lessonId={lessonId}
                slideId={slide.id}
                video={slide.video_url}
                url={slide.captions_url}
                onSaved={setCaptions}
              />
            </div>
          )}
          <FileField
            lessonId={lessonId}
            kind="poster"
            label={words.poster}
            url={slide.poster_url}
            checks="no_poster"
            missing={missing("no_poster")}
            onChange={(file) => {
              poster.reset();
              edit({ poster_url: file?.url ?? null });
            }}
            other={
              videoSrc === undefined
                ? null
                : { label: words.makePoster, onSelect: () => poster.run(videoSrc) }
            }
            status={<Alert message={poster.error?.message ?? null} />}
          />
          <Clash of="poster_url" />
          <Field
            label={words.videoTitle}
            maxLength={VIDEO_TITLE_MAX}
            value={slide.title ?? ""}
            onChange={(event) => edit({ title: event.target.value })}
          />
          <Clash of="title" />
          <div className={styles.labelled} data-checks="no_video_alt">
            <Missing weight={missing("no_video_alt")} />
            <TextArea
              label={words.alt}
              placeholder={words.altHint}
              rows={2}
              maxLength={300}
              value={slide.alt}
              onChange={(event) => edit({ alt: event.target.value })}
            />
            <Clash of="alt" />
          </div>
        </div>
      </div>
    </div>
  );
}
