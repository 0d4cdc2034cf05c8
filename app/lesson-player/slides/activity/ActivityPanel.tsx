import { useImperativeHandle } from "react";
import type { ReactNode, Ref } from "react";
import type { PocketMood } from "#characters/pocket/mood.ts";
import type { ActivityFields } from "#domain/slides/activity/fields.ts";
import type { Spoken } from "#domain/slides/activity/rules.ts";
import { quiz as verdicts } from "#app/copy/child.ts";
import { activity as words } from "#app/copy/slides/activity/child.ts";
import { Board } from "#app/ui/Board.tsx";
import { Button } from "#app/ui/Button.tsx";
import reactions from "#app/ui/reactions.module.css";
import { isMuted, setMuted } from "#app/ui/sound.ts";
import type { SlideKeys, SlideProps } from "../view.ts";
import { FeedbackRegion } from "../FeedbackRegion.tsx";
import { Question } from "../Question.tsx";
import { SlideFeedback } from "../SlideFeedback.tsx";
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
  /** Reads the question and what there is to choose from. */
  readAll: () => unknown;
  /** Keys beyond R (listen) and M (mute); returns true if the key did something. */
  onKey: (key: string) => boolean;
  onTryAgain: () => void;
  /** The child goes on: the slide's state is cleared. */
  onFinish: () => void;
  /** Stands below the board while nothing is judged: a button, or how much is left. */
  foot: ReactNode;
  /** The board takes all the height that there is; else it is as high as what is on it. */
  fills?: boolean;
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
  const { slide, onHeard } = player;
  const isWrong = result === false;
  useImperativeHandle(player.keysRef, (): SlideKeys => (key) => {
    if (props.onKey(key)) return true;
    if (key === "r") props.readAll();
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
    <Board
      label={props.label}
      asker={<WatchingPocket mood={mood} isSolved={isSolved} />}
      question={
        <>
          <Question
            text={slide.question}
            url={slide.question_audio_url}
            play={props.readAll}
            onHeard={onHeard}
          />
          {props.helps && <p className={styles.guide}>{words.together}</p>}
        </>
      }
      fills={props.fills === true}
      isReplying={result !== null && said !== null}
      isLocked={isSolved}
      reply={
        <FeedbackRegion isEmpty={said === null || result === null}>
          {props.status !== "" && <p className="visually-hidden">{props.status}</p>}
          {result !== null && said !== null && (
            <SlideFeedback isRight={result} said={said} onHeard={onHeard} ref={props.feedbackRef} />
          )}
        </FeedbackRegion>
      }
      action={
        isSolved ? (
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
        )
      }
    >
      {props.children}
    </Board>
  );
}
