import { isYoungChild } from "#domain/family/age.ts";
import type { QuizSlide } from "#domain/slides/quiz/quiz.ts";
import { quiz as words } from "#app/copy/child.ts";
import { check } from "#app/copy/slides/quiz/child.ts";
import { SpeakButton } from "#app/read-aloud/SpeakButton.tsx";
import { Board } from "#app/ui/Board.tsx";
import { Button } from "#app/ui/Button.tsx";
import { Feedback } from "#app/ui/Feedback.tsx";
import { Pocket } from "#app/ui/Mascot.tsx";
import { WatchingPocket } from "../activity/WatchingPocket.tsx";
import { Cards } from "../Cards.tsx";
import { FeedbackRegion } from "../FeedbackRegion.tsx";
import { Question } from "../Question.tsx";
import type { SlideProps } from "../view.ts";
import { AnswerCard } from "./AnswerCard.tsx";
import styles from "./QuizPanel.module.css";
import { useCheck } from "./useCheck.ts";
import { useQuizKeys } from "./useQuizKeys.ts";

/** The role of an answer of which one alone is chosen. */
const ONE_OF_MANY = "radio";

/** A quiz that only asks: no answer is called right or wrong, and the child may skip it (R-LES-39). */
export function CheckPanel(props: SlideProps<QuizSlide>) {
  const { slide: quiz, onHeard } = props;
  const { choice, order, ...acts } = useCheck(props);
  useQuizKeys(props.keysRef, acts.readAll);
  const isAsking = choice === null;
  const goOn = () => {
    acts.finish();
    props.onContinue();
  };
  const shown = order.flatMap((index) => {
    const answer = quiz.quiz_answers[index];
    return answer === undefined ? [] : [{ answer, index }];
  });
  return (
    <Board
      label={check.heading}
      asker={<WatchingPocket mood={isAsking ? "thinking" : "happy"} isSolved={false} />}
      question={
        <>
          <h2 className={styles.heading}>
            {check.hint} {check.heading}
          </h2>
          <Question
            as="p"
            id="question"
            text={quiz.quiz_question}
            url={quiz.quiz_audio_url}
            play={acts.readAll}
            onHeard={onHeard}
          />
        </>
      }
      fills
      isReplying={!isAsking}
      isLocked={!isAsking}
      reply={
        <FeedbackRegion isEmpty={isAsking} takesFocus>
          {!isAsking && (
            <Feedback
              isRight={null}
              verdict={check.thanks}
              speaker={<Pocket isLate face mood="happy" label={words.pocketSays} />}
              listen={<SpeakButton text={check.thanks} onHeard={onHeard} />}
              ref={acts.feedbackRef}
            >
              {null}
            </Feedback>
          )}
        </FeedbackRegion>
      }
      action={
        isAsking ? (
          <Button big look="quiet" disabled={!props.canContinue} onClick={goOn}>
            {check.skip}
          </Button>
        ) : (
          <Button big look="gold" disabled={!props.canContinue} onClick={goOn}>
            {words.continue}
          </Button>
        )
      }
    >
      <Cards
        count={shown.length}
        hasPictures={quiz.quiz_answers.some(({ image_url }) => image_url !== null)}
      >
        {(className) => (
          <div className={className} data-answers="" role="radiogroup" aria-labelledby="question">
            {shown.map(({ answer, index }, place) => (
              <AnswerCard
                key={`${quiz.id}-${index + 1}`}
                answer={answer}
                role={ONE_OF_MANY}
                isChosen={choice === index}
                result={null}
                isLocked={!isAsking}
                isAway={false}
                isShining={false}
                isRead={acts.readAnswer === index}
                isYoung={isYoungChild(props.childAge)}
                onHeard={onHeard}
                isFirst={place === 0}
                onChoose={() => acts.choose(index)}
                onArrow={acts.onArrow}
              />
            ))}
          </div>
        )}
      </Cards>
    </Board>
  );
}
