import { isYoungChild } from "#domain/family/age.ts";
import type { QuizSlide } from "#domain/slides/quiz/quiz.ts";
import { plainText } from "#domain/content/text.ts";
import { quiz as words } from "#app/copy/child.ts";
import { Button } from "#app/ui/Button.tsx";
import { HighlightedText } from "#app/ui/HighlightedText.tsx";
import { Glimm, Pocket } from "#app/ui/Mascot.tsx";
import { useVoiceLevel } from "#app/ui/voice-level.ts";
import { SpeechBubble } from "#app/ui/SpeechBubble.tsx";
import { AnswerCard } from "./AnswerCard.tsx";
import { SpeakButton } from "#app/read-aloud/SpeakButton.tsx";
import { useQuiz } from "./useQuiz.ts";
import { useQuizKeys } from "./useQuizKeys.ts";
import type { SlideProps } from "../view.ts";
import styles from "./QuizPanel.module.css";

const MOODS = { asking: "thinking", correct: "celebrating", wrong: "oops" } as const;

/** One quiz: question, answers, and feedback with 'Continue' or 'Try Again' (R-LES-6, R-LES-7). */
export function QuizPanel(props: SlideProps<QuizSlide>) {
  const { slide: quiz, kidAge, onHeard } = props;
  const { state, guided, readAnswer, choose, tryAgain, feedbackRef, firstAnswerRef, onArrow } =
    useQuiz(quiz, kidAge, props.onAttempt);
  useQuizKeys(props.keysRef, quiz.quiz_audio_url);
  const voiceLevel = useVoiceLevel();
  const hasPictures = quiz.quiz_answers.some(({ image_url }) => image_url !== null);
  const heading =
    plainText(quiz.quiz_heading).trim() === "" ? words.defaultHeading : quiz.quiz_heading;
  return (
    <section className={styles.panel} aria-label={plainText(heading)}>
      <div className={styles.asker}>
        <Pocket
          mood={guided && state.kind === "asking" ? "talking" : MOODS[state.kind]}
          mouthOpen={state.kind === "correct" ? 0 : voiceLevel}
          className={styles.mascot}
        />
        <SpeechBubble>
          <h2 className={styles.heading}>
            <HighlightedText source={heading} />
          </h2>
          <div className={styles.question}>
            <p id="question">
              <HighlightedText source={quiz.quiz_question} />
            </p>
            <SpeakButton
              text={plainText(quiz.quiz_question)}
              url={quiz.quiz_audio_url}
              onHeard={onHeard}
            />
          </div>
          {guided && state.kind === "asking" && <p className={styles.guide}>{words.guide}</p>}
        </SpeechBubble>
      </div>

      <div
        className={styles.answers}
        data-pictures={hasPictures}
        role="radiogroup"
        aria-labelledby="question"
      >
        {quiz.quiz_answers.map((answer, index) => (
          <AnswerCard
            key={`${quiz.id}-${index + 1}`}
            answer={answer}
            isChosen={state.choice === index}
            result={state.kind !== "asking" && state.choice === index ? state.kind : null}
            isLocked={state.kind !== "asking"}
            isAway={state.away.includes(index)}
            isShining={guided && state.kind === "asking" && answer.is_correct}
            isRead={readAnswer === index}
            isYoung={isYoungChild(kidAge)}
            onHeard={onHeard}
            isFirst={index === 0}
            onChoose={() => choose(index)}
            onArrow={onArrow}
            {...(index === 0 ? { ref: firstAnswerRef } : {})}
          />
        ))}
      </div>

      <div className={styles.bottom}>
        <div role="status" aria-live="polite">
          {state.kind !== "asking" && (
            <div className={styles.feedback} data-kind={state.kind} ref={feedbackRef} tabIndex={-1}>
              {state.kind === "correct" ? (
                <Glimm mood="celebrating" className={styles.speaker} label={words.glimmSays} />
              ) : (
                <Pocket face mood="oops" className={styles.speaker} label={words.pocketSays} />
              )}
              <div>
                <p className={styles.verdict}>
                  {state.kind === "correct" ? words.correct : words.oops}
                </p>
                <p>{state.kind === "correct" ? quiz.quiz_correct_quote : quiz.quiz_wrong_quote}</p>
              </div>
              <SpeakButton
                text={state.kind === "correct" ? quiz.quiz_correct_quote : quiz.quiz_wrong_quote}
                url={
                  state.kind === "correct" ? quiz.quiz_correct_audio_url : quiz.quiz_wrong_audio_url
                }
                onHeard={onHeard}
              />
            </div>
          )}
        </div>
        {state.kind === "asking" && (
          <Button big disabled>
            {words.select}
          </Button>
        )}
        {state.kind === "correct" && (
          <Button
            big
            look="gold"
            disabled={!props.canContinue || props.isMoving}
            onClick={props.onContinue}
          >
            {words.continue}
          </Button>
        )}
        {state.kind === "wrong" && (
          <Button big onClick={tryAgain}>
            {words.tryAgain}
          </Button>
        )}
      </div>
    </section>
  );
}
