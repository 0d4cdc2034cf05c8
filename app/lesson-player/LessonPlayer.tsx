import { lazy, Suspense, useState } from "react";
import { directionOf } from "#domain/content/languages.ts";
import { documentBeside } from "#domain/slides/document/total.ts";
import type { Slide } from "#domain/slides/registry.ts";
import { player as words } from "#app/copy/child.ts";
import { useReadAloud } from "#app/read-aloud/useReadAloud.ts";
import { BesideBoard } from "#app/ui/beside-board.ts";
import { Button } from "#app/ui/Button.tsx";
import { IconButton } from "#app/ui/IconButton.tsx";
import { LessonLanguage } from "#app/ui/lesson-language.ts";
import { Backdrop } from "#app/ui/Scene.tsx";
import { placeOf } from "./place-of.ts";
import { SegmentBar } from "./SegmentBar.tsx";
import { NextButton } from "./slides/NextButton.tsx";
import { viewOf } from "./slides/registry.ts";
import { useClip } from "./useClip.ts";
import { useLessonPlayer } from "./useLessonPlayer.ts";
import { usePanel } from "./usePanel.ts";
import styles from "./LessonPlayer.module.css";
import type { LessonPlayerProps } from "./useLessonPlayer.ts";

const BesideDocument = lazy(async () => ({
  default: (await import("./slides/document/BesideDocument.tsx")).BesideDocument,
}));

export function LessonPlayer(props: LessonPlayerProps) {
  const player = useLessonPlayer(props);
  const { index, clip } = player;
  const panel = usePanel(player.slide);
  const video = useClip(clip !== null);
  const [tools, setTools] = useState<HTMLElement | null>(null);
  const { lang, slides } = props.lesson;
  const place = placeOf(slides, index);
  const document = documentBeside(slides, index);
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keyboard shortcuts of the whole lesson; each has a button too
    <div
      className={styles.player}
      data-clip={player.showsClip}
      dir={lang === undefined ? undefined : directionOf(lang)}
      onKeyDown={player.onKeyDown}
    >
      {place !== null && <Backdrop key={place} place={place} />}
      <div className={styles.bar} data-lesson-bar="">
        <IconButton icon="back" label={words.back} onClick={player.back} />
        <SegmentBar slides={slides} now={index} isWon={player.isWon} />
      </div>
      <h1 className="visually-hidden" ref={player.headingRef} tabIndex={-1} dir="auto" lang={lang}>
        {props.lesson.title}. {words.position(index + 1, slides.length)}
      </h1>
      <LessonLanguage value={lang}>
        <div className={styles.slide} data-moving={player.stage ?? false}>
          {/* One element for all clips of a lesson: browsers then keep its permission to play sound. */}
          {clip !== null && video !== null && (
            <div className={styles.clip} dir={lang && "ltr"} hidden={!player.showsClip}>
              <video.Clip
                clip={clip}
                isShown={player.showsClip}
                autoPlay={player.autoPlay}
                memory={props.memory}
                onAttempt={player.onAttempt}
                onEnded={player.onEnded}
                onCaptions={player.captionsSet}
                controlsIn={tools}
              />
            </div>
          )}
          <div ref={setTools} className={styles.tools} hidden={!player.showsClip} />
          <div className={styles.below}>
            <BesideBoard
              value={
                document && (
                  <Suspense>
                    <BesideDocument document={document} onHeard={player.onReadAloud} />
                  </Suspense>
                )
              }
            >
              <BelowClip
                player={player}
                code={panel}
                childAge={props.childAge}
                memory={props.memory}
                round={props.round}
              />
            </BesideBoard>
          </div>
          {player.problem !== null && (
            <p className={styles.problem} role="alert">
              {player.problem}
            </p>
          )}
        </div>
      </LessonLanguage>
    </div>
  );
}

/** A panel is made anew for each slide, but where the builder's preview can give it another one. */
function panelKey(slide: Slide, round: string | undefined): string {
  if (round === undefined) return slide.id;
  return viewOf(slide).isReusable === true ? slide.type : `${slide.id} ${round}`;
}

/** What a slide shows below the clip of the lesson; it ends with the button that leads on. */
function BelowClip({
  player,
  code,
  childAge,
  memory,
  round,
}: Pick<LessonPlayerProps, "childAge" | "memory" | "round"> & {
  player: ReturnType<typeof useLessonPlayer>;
  code: ReturnType<typeof usePanel>;
}) {
  const { slide, canContinue } = player;
  const { panel, hasFailed, load } = code;
  const next = { canContinue, onContinue: player.next };
  useReadAloud(hasFailed ? childAge : null, [words.loadFailed]);
  if (panel !== null)
    return (
      <panel.Panel
        key={panelKey(slide, round)}
        slide={slide}
        childAge={childAge}
        memory={memory}
        hasEnded={player.hasEnded}
        onBack={player.back}
        onAttempt={player.onAttempt}
        onHeard={player.onReadAloud}
        keysRef={player.keysRef}
        {...next}
      />
    );
  if (!hasFailed)
    return (
      <div className={styles.loading}>
        <Button big disabled>
          {words.mediaLoading}
        </Button>
      </div>
    );
  return (
    <>
      <p className={styles.problem} role="alert">
        {words.loadFailed}
      </p>
      <Button big onClick={load}>
        {words.tryAgain}
      </Button>
      <NextButton look="primary" {...next} />
    </>
  );
}
