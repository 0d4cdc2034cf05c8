import { useImperativeHandle } from "react";
import type { ReactNode, Ref } from "react";
import type { PocketMood } from "#characters/pocket/mood.ts";
import type { ActivityFields } from "#domain/slides/activity/fields.ts";
import type { Spoken } from "#domain/slides/activity/rules.ts";
import { plainText } from "#domain/content/text.ts";
import { quiz as verdicts } from "#app/copy/child.ts";
import { activity as words } from "#app/copy/slides/activity/child.ts";
import { SpeakButton } from "#app/read-aloud/SpeakButton.tsx";
import { Button } from "#app/ui/Button.tsx";
import { HighlightedText } from "#app/ui/HighlightedText.tsx";
import { Glimm, Pocket } from "#app/ui/Mascot.tsx";
import { useSignedUrls } from "#app/ui/media-urls.ts";
import reactions from "#app/ui/reactions.module.css";
import { isMuted, playVoice, setMuted } from "#app/ui/sound.ts";
import { SpeechBubble } from "#app/ui/SpeechBubble.tsx";
import { useLessonText } from "#app/ui/lesson-language.ts";
import type { SlideKeys, SlideProps } from "../view.ts";
import { FeedbackRegion } from "../FeedbackRegion.tsx";
import { WatchingPocket } from "./WatchingPocket.tsx";
import styles from "./ActivityPanel.module.css";

interface Props {
  player: SlideProps<ActivityFields>;
  /** Accessible name of the activity. */
  label: string;
  isSolved: boolean;
  /** Is the last try right? Null while there is none. */
  result: boolean | null;
  /** Feedback on the last try; null before the first. */
  reply: Spoken | null;
  /** Pocket does it together with the child. */
  helps: boolean;
  /** For screen readers: what is held, or where something lies now. */
  status: string;
  feedbackRef: Ref<HTMLDivElement>;
  /** Keys beyond R (listen) and M (mute); returns true if the key did something. */
  onKey: (key: string) => boolean;
  onTryAgain: () => void;
  /** The child goes on: the slide's state is cleared. */
  onFinish: () => void;
  /** Stands below the board while nothing is judged: a button, or how much is left. */
  foot: ReactNode;
  /** The board: what the child acts on. */
  children: ReactNode;
}

/** Pocket's mood: happy after a right step, while he still looks at what is touched. */
function moodFor(isSolved: boolean, result: boolean | null, helps: boolean): PocketMood {
  if (isSolved) return "celebrating";
  if (result !== null) return result ? "happy" : "oops";
  return helps ? "talking" : "thinking";
}

/** What every activity shows around its board: Pocket asks, Glimm or Pocket replies, a way on. */
export function ActivityPanel({ player, isSolved, result, reply, ...props }: Props) {
  const lessonText = useLessonText();
  const { slide, onHeard } = player;
  const media = useSignedUrls();
  const isWrong = result === false;
  const listen = () => playVoice(slide.question_audio_url, { media });
  useImperativeHandle(player.keysRef, (): SlideKeys => (key) => {
    if (props.onKey(key)) return true;
    if (key === "r") listen();
    else if (key === "m") setMuted(!isMuted());
    else return false;
    return true;
  });
  const goOn = () => {
    props.onFinish();
    player.onContinue();
  };
  const mood = moodFor(isSolved, result, props.helps);
  const said = isSolved ? { text: slide.done_quote, url: slide.done_audio_url } : reply;
  return (
    <section className={styles.panel} aria-label={props.label}>
      <div className={styles.asker}>
        <WatchingPocket mood={mood} isSolved={isSolved} className={styles.mascot} />
        <SpeechBubble>
          <div className={styles.question}>
            <h2 {...lessonText}>
              <HighlightedText source={slide.question} />
            </h2>
            <SpeakButton
              text={plainText(slide.question)}
              url={slide.question_audio_url}
              onHeard={onHeard}
            />
          </div>
          {props.helps && <p className={styles.guide}>{words.together}</p>}
        </SpeechBubble>
      </div>

      <div className={styles.board} data-board="">
        {props.children}
      </div>

      <div className={styles.bottom} data-sticky={isWrong || isSolved}>
        <FeedbackRegion isEmpty={said === null || result === null}>
          {props.status !== "" && <p className="visually-hidden">{props.status}</p>}
          {result !== null && said !== null && (
            <div
              className={styles.feedback}
              data-kind={result ? "correct" : "wrong"}
              ref={props.feedbackRef}
              tabIndex={-1}
            >
              {result ? (
                <Glimm
                  isLate
                  mood="celebrating"
                  className={styles.speaker}
                  label={verdicts.glimmSays}
                />
              ) : (
                <Pocket
                  isLate
                  face
                  mood="oops"
                  className={styles.speaker}
                  label={verdicts.pocketSays}
                />
              )}
              <div>
                <p className={styles.verdict}>{result ? verdicts.correct : verdicts.oops}</p>
                <p {...lessonText}>{said.text}</p>
              </div>
              <SpeakButton text={said.text} url={said.url} onHeard={onHeard} />
            </div>
          )}
        </FeedbackRegion>
        {isSolved ? (
          <Button big look="gold" disabled={!player.canContinue} onClick={goOn}>
            {verdicts.continue}
          </Button>
        ) : isWrong ? (
          <div className={reactions.invites}>
            <Button big onClick={props.onTryAgain}>
              {verdicts.tryAgain}
            </Button>
          </div>
        ) : typeof props.foot === "string" ? (
          <p className={styles.note}>{props.foot}</p>
        ) : (
          props.foot
        )}
      </div>
    </section>
  );
}
