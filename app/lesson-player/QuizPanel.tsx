import type { QuizSlide } from "#domain/content.ts";
import { quiz as words } from "#app/copy/kid.ts";
import { Button } from "#app/ui/Button.tsx";
import { HighlightedText } from "#app/ui/HighlightedText.tsx";
import { IconButton } from "#app/ui/IconButton.tsx";
import { Glimm, Pocket } from "#app/ui/Mascot.tsx";
import { useVoiceLevel } from "#app/ui/voice-level.ts";
import { SpeechBubble } from "#app/ui/SpeechBubble.tsx";
import { AnswerCard } from "./AnswerCard.tsx";
import { useQuiz } from "./useQuiz.ts";
import styles from "./QuizPanel.module.css";

const MOODS = { asking: "thinking", correct: "celebrating", wrong: "oops" } as const;

/** One question: choose, hear what it was, go on or try again. */
export function QuizPanel({ quiz, canContinue, onContinue }: { quiz: QuizSlide; canContinue: boolean; onContinue: () => void }) {
  const { state, choose, tryAgain, listen, feedbackRef, firstAnswerRef, onArrow } = useQuiz(quiz);
  const voiceLevel = useVoiceLevel();
  const hasPictures = quiz.quiz_answers.some(({ image_url }) => image_url !== null);
  return (
    <section className={styles["panel"]} aria-label={quiz.quiz_heading || words.defaultHeading}>
      <div className={styles["asker"]}>
        <Pocket mood={MOODS[state.kind]} mouthOpen={state.kind === "correct" ? 0 : voiceLevel} className={styles["mascot"]} />
        <SpeechBubble>
          <h2 className={styles["heading"]}>{quiz.quiz_heading || words.defaultHeading}</h2>
          <div className={styles["question"]}>
            <p id="question">
              <HighlightedText source={quiz.quiz_question} />
            </p>
            {quiz.quiz_audio_url !== null && <IconButton icon="sound" label={words.listen} onClick={listen} />}
          </div>
        </SpeechBubble>
      </div>

      <div className={styles["answers"]} data-pictures={hasPictures} role="radiogroup" aria-labelledby="question">
        {quiz.quiz_answers.map((answer, index) => (
          <AnswerCard
            key={`${quiz.id}-${index + 1}`}
            answer={answer}
            isChosen={state.choice === index}
            result={state.kind !== "asking" && state.choice === index ? state.kind : null}
            isLocked={state.kind !== "asking"}
            isFirst={index === 0}
            onChoose={() => choose(index)}
            onArrow={onArrow}
            {...(index === 0 ? { ref: firstAnswerRef } : {})}
          />
        ))}
      </div>

      <div className={styles["bottom"]}>
        <div role="status" aria-live="polite">
          {state.kind !== "asking" && (
            <div className={styles["feedback"]} data-kind={state.kind} ref={feedbackRef} tabIndex={-1}>
              {state.kind === "correct" ? (
                <Glimm mood="celebrating" className={styles["speaker"]} label={words.glimmSays} />
              ) : (
                <Pocket face mood="oops" className={styles["speaker"]} label={words.pocketSays} />
              )}
              <div>
                <p className={styles["verdict"]}>{state.kind === "correct" ? words.correct : words.oops}</p>
                <p>{state.kind === "correct" ? quiz.quiz_correct_quote : quiz.quiz_wrong_quote}</p>
              </div>
            </div>
          )}
        </div>
        {state.kind === "asking" && (
          <Button big disabled>
            {words.select}
          </Button>
        )}
        {state.kind === "correct" && (
          <Button big look="gold" disabled={!canContinue} onClick={onContinue}>
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
