import { isYoungChild } from "#domain/family/age.ts";
import type { QuizSlide } from "#domain/slides/quiz/quiz.ts";
import { wantsAll } from "#domain/slides/quiz/play.ts";
import { plainText } from "#domain/content/text.ts";
import { quiz as words } from "#app/copy/child.ts";
import { Board } from "#app/ui/Board.tsx";
import { Button } from "#app/ui/Button.tsx";
import { HighlightedText } from "#app/ui/HighlightedText.tsx";
import reactions from "#app/ui/reactions.module.css";
import { AnswerCard } from "./AnswerCard.tsx";
import { useLessonText } from "#app/ui/lesson-language.ts";
import { WatchingPocket } from "../activity/WatchingPocket.tsx";
import { Cards } from "../Cards.tsx";
import { FeedbackRegion } from "../FeedbackRegion.tsx";
import { Question } from "../Question.tsx";
import { SlideFeedback } from "../SlideFeedback.tsx";
import { useQuiz } from "./useQuiz.ts";
import { useQuizKeys } from "./useQuizKeys.ts";
import type { SlideProps } from "../view.ts";
import styles from "./QuizPanel.module.css";

const MOODS = { asking: "thinking", correct: "celebrating", wrong: "oops" } as const;

/** One quiz: question, answers, and feedback with 'Continue' or 'Try Again' (R-LES-6, R-LES-7). */
export function QuizPanel(props: SlideProps<QuizSlide>) {
  const lessonText = useLessonText();
  const { slide: quiz, childAge, onHeard } = props;
  const { state, order, guided, feedback, ...acts } = useQuiz(props);
  useQuizKeys(props.keysRef, acts.readAll);
  const hasPictures = quiz.quiz_answers.some(({ image_url }) => image_url !== null);
  const hasHeading = plainText(quiz.quiz_heading).trim() !== "";
  const heading = hasHeading ? quiz.quiz_heading : words.defaultHeading;
  const goOn = () => {
    acts.finish();
    props.onContinue();
  };
  const isAll = wantsAll(quiz);
  const isAsking = state.kind === "asking";
  const isRight = state.kind === "correct";
  const isGuiding = guided && isAsking;
  const shown = order.flatMap((index) => {
    const answer = quiz.quiz_answers[index];
    return answer === undefined ? [] : [{ answer, index }];
  });
  const resultOf = (index: number) => {
    if (state.found.includes(index)) return "correct";
    return state.kind === "wrong" && state.choice === index ? "wrong" : null;
  };
  return (
    <Board
      label={plainText(heading)}
      asker={<WatchingPocket mood={isGuiding ? "talking" : MOODS[state.kind]} isSolved={isRight} />}
      question={
        <>
          <h2 className={styles.heading} {...(hasHeading ? lessonText : { dir: "auto" })}>
            <HighlightedText source={heading} />
          </h2>
          <Question
            as="p"
            id="question"
            text={quiz.quiz_question}
            url={quiz.quiz_audio_url}
            play={acts.readAll}
            onHeard={onHeard}
          />
          {isGuiding && <p className={styles.guide}>{words.guide}</p>}
          {isAll && (
            <div role="status">
              {isAsking && state.found.length > 0 && (
                <p className={styles.guide}>{words.findMore}</p>
              )}
            </div>
          )}
        </>
      }
      fills
      isReplying={!isAsking}
      isLocked={!isAsking}
      reply={
        <FeedbackRegion isEmpty={isAsking} takesFocus>
          {!isAsking && (
            <SlideFeedback
              isRight={isRight}
              said={feedback}
              onHeard={onHeard}
              ref={acts.feedbackRef}
            />
          )}
        </FeedbackRegion>
      }
      action={
        isAsking ? (
          <Button big disabled>
            {words.select}
          </Button>
        ) : isRight ? (
          <Button big look="gold" disabled={!props.canContinue} onClick={goOn}>
            {words.continue}
          </Button>
        ) : (
          <div className={reactions.invites}>
            <Button big onClick={acts.tryAgain}>
              {words.tryAgain}
            </Button>
          </div>
        )
      }
    >
      <Cards count={shown.length} hasPictures={hasPictures}>
        {(className) => (
          <div
            className={className}
            data-answers=""
            role={isAll ? "group" : "radiogroup"}
            aria-labelledby="question"
          >
            {shown.map(({ answer, index }, place) => (
              <AnswerCard
                key={`${quiz.id}-${index + 1}`}
                answer={answer}
                role={isAll ? "checkbox" : "radio"}
                isChosen={state.choice === index || state.found.includes(index)}
                result={resultOf(index)}
                isLocked={!isAsking || state.found.includes(index)}
                isAway={state.away.includes(index)}
                isShining={isGuiding && answer.is_correct && !state.found.includes(index)}
                isRead={acts.readAnswer === index}
                isYoung={isYoungChild(childAge)}
                onHeard={() => {
                  acts.heardAlone();
                  onHeard();
                }}
                isFirst={place === 0}
                onChoose={() => acts.choose(index)}
                onArrow={acts.onArrow}
                {...(place === 0 ? { ref: acts.firstAnswerRef } : {})}
              />
            ))}
          </div>
        )}
      </Cards>
    </Board>
  );
}
