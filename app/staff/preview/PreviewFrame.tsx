import { useEffect, useMemo, useRef, useState } from "react";
import { bankFor, isBankQuestion, versionFor, versionOfSlide } from "#domain/content/band-path.ts";
import { bandOf } from "#domain/slides/bands.ts";
import type { Band } from "#domain/slides/bands.ts";
import type { Slide } from "#domain/slides/registry.ts";
import { preview as words } from "#app/copy/preview.ts";
import { LessonPlayer } from "#app/lesson-player/LessonPlayer.tsx";
import { memoryOfPage } from "#app/lesson-player/slides/memory.ts";
import { viewOf } from "#app/lesson-player/slides/registry.ts";
import { SignedUrlsContext } from "#app/ui/media-urls.ts";
import type { SignedUrls } from "#app/ui/media-urls.ts";
import { DrawsLate } from "#app/ui/drawings.ts";
import { Scene } from "#app/ui/Scene.tsx";
import { setMuted } from "#app/ui/sound.ts";
import { setCaptions } from "#app/ui/useVideoPlayer.ts";
import { CardPreview } from "./CardPreview.tsx";
import { PREVIEW_LEFT, PREVIEW_READY } from "./message.ts";
import type { PreviewMessage } from "./message.ts";
import styles from "./Preview.module.css";

/** An answer whose words were just deleted: a button without a name would be no answer at all. */
const withNamedAnswers = (slide: Slide): Slide =>
  slide.type === "quiz"
    ? {
        ...slide,
        quiz_answers: slide.quiz_answers.map((answer) =>
          answer.text.trim() === "" ? { ...answer, text: words.noWords } : answer,
        ),
      }
    : slide;

/** The files that begin the player anew when they change. */
function clipFiles(slide: Slide) {
  const clip = viewOf(slide).clip?.(slide);
  return [clip?.src, clip?.captions];
}

/**
 * Another slide, age or clip begins another round of the player; words change in it while they are
 * typed.
 */
function roundOf({ lesson, startAt, childAge, captionsOn }: PreviewMessage): string {
  const slide = lesson.slides[startAt];
  if (slide === undefined) return "";
  const place = [slide.id, startAt, lesson.lesson_id, lesson.version];
  return JSON.stringify([...place, ...clipFiles(slide), childAge, captionsOn]);
}

/** A clip is played by another player in each round; all other slides are shown in one player. */
function playerKey({ lesson, startAt }: PreviewMessage, round: string): string {
  const slide = lesson.slides[startAt];
  return slide !== undefined && viewOf(slide).clip !== undefined ? round : "no clip";
}

/** The lesson as children of a band get it; for an open bank question, that one alone, as a review asks it. */
function lessonFor({ lesson, startAt }: PreviewMessage, band: Band) {
  const open = lesson.slides[startAt];
  if (open === undefined || !isBankQuestion(open)) return versionFor(lesson, band);
  const asked = bankFor(lesson.slides, band).includes(open);
  return (asked && versionOfSlide(lesson, open.id)) || { ...lesson, slides: [] };
}

/** What is shown: the lesson of the chosen age, and the place of the open slide in it. */
interface ShownMessage extends PreviewMessage {
  /** Children of the chosen age do not get the open slide. */
  isOfOthers: boolean;
}

/**
 * The lesson player in a document of a phone's size. It saves no progress and records no events.
 */
export function PreviewFrame() {
  const [shown, setShown] = useState<ShownMessage | null>(null);
  const latest = useRef<PreviewMessage | null>(null);
  const fileUrls = useRef<PreviewMessage["fileUrls"]>({});
  // The builder posts renewed URLs; the player reads one when it needs it.
  const [media] = useState<SignedUrls>(() => {
    const urlOf = (url: string) => fileUrls.current[url] ?? url;
    return {
      urlOf,
      renew: () => Promise.resolve(),
      fetch: (url, init) => fetch(urlOf(url), init),
    };
  });

  useEffect(() => {
    const listen = ({
      origin,
      source,
      data,
    }: MessageEvent<PreviewMessage | typeof PREVIEW_LEFT | null>) => {
      if (origin !== window.location.origin || source !== window.parent) return;
      if (data === PREVIEW_LEFT) return setShown(null);
      if (data?.preview !== true) return;
      const { soundOff, captionsOn } = latest.current ?? {};
      if (data.soundOff !== soundOff) setMuted(data.soundOff);
      if (data.captionsOn !== captionsOn) setCaptions(data.captionsOn);
      latest.current = data;
      fileUrls.current = data.fileUrls;
      const open = data.lesson.slides[data.startAt];
      const lesson = lessonFor(data, bandOf(data.childAge));
      const slides = lesson.slides.map(withNamedAnswers);
      const startAt = slides.findIndex(({ id }) => id === open?.id);
      setShown({
        ...data,
        startAt,
        isOfOthers: open !== undefined && startAt < 0,
        lesson: { ...lesson, slides },
      });
    };
    window.addEventListener("message", listen);
    window.parent.postMessage(PREVIEW_READY, window.location.origin);
    return () => window.removeEventListener("message", listen);
  }, []);

  const round = shown === null ? "" : roundOf(shown);
  // What was acted in the preview is forgotten when the player begins anew.
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- one memory for each round
  const memory = useMemo(() => memoryOfPage("preview"), [round]);

  if (shown === null) return <p className={styles.loading}>{words.loading}</p>;
  const { lesson, startAt, childAge, showsCard, coming } = shown;
  if (showsCard && lesson.mission_card !== undefined)
    return (
      <Scene place="beach">
        <SignedUrlsContext value={media}>
          <CardPreview card={lesson.mission_card} age={childAge} />
        </SignedUrlsContext>
      </Scene>
    );
  if (lesson.slides[startAt] === undefined)
    return (
      <p className={styles.nothing}>
        {shown.isOfOthers ? words.notForAge(childAge) : words.nothing}
      </p>
    );
  if (coming !== null) return <p className={styles.nothing}>{coming}</p>;
  return (
    <Scene place="beach">
      <SignedUrlsContext value={media}>
        <DrawsLate value={false}>
          <LessonPlayer
            key={playerKey(shown, round)}
            round={round}
            lesson={lesson}
            startAt={startAt}
            childAge={childAge}
            takesFocus={false}
            memory={memory}
            onMove={() => Promise.resolve()}
            onFinish={() => undefined}
            onLeave={() => undefined}
            onEvent={() => undefined}
          />
        </DrawsLate>
      </SignedUrlsContext>
    </Scene>
  );
}
