import { unknownSlideKind } from "#domain/content/content.ts";
import { player as words } from "#app/copy/child.ts";
import { videoPlayerWords } from "#app/copy/video-player.ts";
import { Button } from "#app/ui/Button.tsx";
import { Icon } from "#app/ui/Icon.tsx";
import { IconButton } from "#app/ui/IconButton.tsx";
import { VideoPlayer } from "#app/ui/VideoPlayer.tsx";
import { QuizPanel } from "./QuizPanel.tsx";
import { SegmentBar } from "./SegmentBar.tsx";
import { useLessonPlayer } from "./useLessonPlayer.ts";
import styles from "./LessonPlayer.module.css";
import type { LessonPlayerProps } from "./useLessonPlayer.ts";

export function LessonPlayer(props: LessonPlayerProps) {
  const player = useLessonPlayer(props);
  const { slide, index } = player;
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keyboard shortcuts of the whole lesson; each has a button too
    <div className={styles.player} onKeyDown={player.onKeyDown}>
      <div className={styles.bar}>
        <IconButton icon="back" label={words.back} onClick={player.back} />
        <SegmentBar slides={props.lesson.slides} now={index} />
      </div>
      <h1 className={styles.hidden} ref={player.headingRef} tabIndex={-1}>
        {props.lesson.title}. {words.position(index + 1, props.lesson.slides.length)}
      </h1>
      <div className={styles.slide} data-moving={player.isMoving}>
        {/* One element for all clips of a lesson: browsers then keep its permission to play sound. */}
        {player.clip !== null && (
          <div className={styles.clip} hidden={slide.type !== "video"}>
            <VideoPlayer
              video={player.clip}
              words={videoPlayerWords}
              autoPlay={player.autoPlay && slide.type === "video"}
              onEnded={player.clipEnded}
              onCaptions={player.captionsSet}
            />
          </div>
        )}
        <BelowClip player={player} kidAge={props.kidAge} />
        {player.problem !== null && (
          <p className={styles.problem} role="alert">
            {player.problem}
          </p>
        )}
      </div>
    </div>
  );
}

/** What a slide shows below the clip of the lesson; it ends with the button that leads on. */
function BelowClip({
  player,
  kidAge,
}: {
  player: ReturnType<typeof useLessonPlayer>;
  kidAge: number;
}) {
  const { slide } = player;
  switch (slide.type) {
    case "video":
      return (
        <Button
          big
          look={player.hasEnded ? "gold" : "primary"}
          disabled={!player.canContinue || player.isMoving}
          onClick={player.next}
        >
          {player.canContinue ? words.next : words.mediaLoading}
          <span aria-hidden="true" className={styles.arrow}>
            <Icon name="next" />
          </span>
        </Button>
      );
    case "quiz":
      return (
        <QuizPanel
          key={slide.id}
          quiz={slide}
          kidAge={kidAge}
          canContinue={player.canContinue && !player.isMoving}
          onContinue={player.next}
          onTried={player.answerTried}
          onHeard={player.onReadAloud}
        />
      );
    default:
      return unknownSlideKind(slide);
  }
}
