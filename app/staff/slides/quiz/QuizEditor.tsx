import { useRef, useState } from "react";
import type { ReactNode } from "react";
import { ANSWERS_MAX } from "#domain/constants.ts";
import { wantsAll } from "#domain/slides/quiz/play.ts";
import type { QuizAnswer } from "#domain/slides/quiz/quiz.ts";
import { highlightRange } from "#domain/content/text.ts";
import { unfitWords } from "#app/copy/unfit-fields.ts";
import { builder, confirm, slide as words } from "#app/copy/builder.ts";
import { Button } from "#app/ui/Button.tsx";
import { ConfirmDialog } from "#app/ui/ConfirmDialog.tsx";
import { Field } from "#app/ui/Field.tsx";
import { Form } from "#app/ui/Form.tsx";
import { TextArea } from "#app/ui/TextArea.tsx";
import { FileField } from "../../files/FileField.tsx";
import { AnswerEditor } from "./AnswerEditor.tsx";
import { QuoteFields } from "./QuoteFields.tsx";
import styles from "../slides.module.css";
import type { Editable, EditorProps } from "../editor.ts";

const TEXT_MAX = 300;

/** Highlights make a text longer than its field lets one type. */
const lengthProblem = ({ length }: string) =>
  length > TEXT_MAX ? unfitWords.tooLong(length, TEXT_MAX) : null;

/** A field of words with the button that highlights the chosen ones: '[hl]gold[/hl]'. */
function Highlightable({
  field,
  onHighlight,
  children,
}: {
  field: keyof typeof words.highlightIn;
  onHighlight: (text: string) => void;
  children: ReactNode;
}) {
  const place = useRef<HTMLDivElement>(null);
  const highlight = () => {
    const input = place.current?.querySelector<HTMLInputElement | HTMLTextAreaElement>(
      "input, textarea",
    );
    if (!input || input.selectionStart === input.selectionEnd) return;
    onHighlight(highlightRange(input.value, input.selectionStart ?? 0, input.selectionEnd ?? 0));
    input.focus();
  };
  return (
    <div ref={place} className={styles.highlightable}>
      {children}
      <div className={styles.beside}>
        <Button look="quiet" aria-label={words.highlightIn[field]} onClick={highlight}>
          {words.highlight}
        </Button>
        <span className={styles.hint}>{words.highlightHint}</span>
      </div>
    </div>
  );
}

/** A question with its answers and what the two friends say to each. */
export function QuizEditor({ lessonId, slide, edit }: EditorProps<Editable<"quiz">>) {
  const [newAnswer, setNewAnswer] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const [deleting, setDeleting] = useState<number | null>(null);
  const answers = slide.quiz_answers;
  const setAnswers = (change: (now: QuizAnswer[]) => QuizAnswer[]) =>
    edit((now) => (now.type === "quiz" ? { quiz_answers: change(now.quiz_answers) } : {}));

  const isAll = wantsAll(slide);
  /** Back to one right answer, the first of them stays it. */
  const setAll = (all: boolean) =>
    edit((now) => {
      if (now.type !== "quiz") return {};
      const first = now.quiz_answers.findIndex(({ is_correct }) => is_correct);
      const answers = now.quiz_answers.map((answer, at) => ({
        ...answer,
        is_correct: all ? answer.is_correct : at === first,
      }));
      return { quiz_choice: all ? "all" : "one", quiz_answers: answers };
    });

  const addAnswer = () => {
    const text = newAnswer.trim();
    if (text === "") return setProblem(words.answerNeedsText);
    if (answers.length >= ANSWERS_MAX) return setProblem(words.enoughAnswers);
    setProblem(null);
    setNewAnswer("");
    setAnswers((now) => [
      ...now,
      { text, is_correct: false, image_url: null, alt: null, audio_url: null },
    ]);
  };

  return (
    <div className={styles.fields}>
      <Highlightable field="quiz_heading" onHighlight={(quiz_heading) => edit({ quiz_heading })}>
        <Field
          label={words.heading}
          maxLength={TEXT_MAX}
          value={slide.quiz_heading}
          problem={lengthProblem(slide.quiz_heading)}
          onChange={(event) => edit({ quiz_heading: event.target.value })}
        />
      </Highlightable>
      <div data-checks="no_question hard_words">
        <Highlightable
          field="quiz_question"
          onHighlight={(quiz_question) => edit({ quiz_question })}
        >
          <TextArea
            label={words.question}
            rows={2}
            maxLength={TEXT_MAX}
            value={slide.quiz_question}
            problem={lengthProblem(slide.quiz_question)}
            onChange={(event) => edit({ quiz_question: event.target.value })}
          />
        </Highlightable>
      </div>
      <FileField
        lessonId={lessonId}
        kind="question-audio"
        label={words.questionAudio}
        url={slide.quiz_audio_url}
        checks="no_question_audio"
        canRecord
        onChange={(file) => edit({ quiz_audio_url: file?.url ?? null })}
      />
      <fieldset
        className={styles.answers}
        data-checks="too_few_answers no_correct_answer all_correct length_tells not_all_pictures"
      >
        <legend>{words.answers}</legend>
        <label className={styles.correct}>
          <input
            type="checkbox"
            checked={isAll}
            onChange={(event) => setAll(event.target.checked)}
          />
          {words.allThatApply}
        </label>
        <label className={styles.correct}>
          <input
            type="checkbox"
            checked={slide.quiz_keeps_order === true}
            onChange={(event) => edit({ quiz_keeps_order: event.target.checked })}
          />
          {words.keepOrder}
        </label>
        {answers.map((answer, index) => (
          <AnswerEditor
            // oxlint-disable-next-line no-array-index-key -- answers have no id, only a position
            key={index}
            lessonId={lessonId}
            slideId={slide.id}
            answer={answer}
            place={index + 1}
            onChange={(changed) =>
              setAnswers((now) =>
                now.map((other, at) => (at === index ? { ...other, ...changed } : other)),
              )
            }
            canBeSeveral={isAll}
            onCorrect={(is_correct) =>
              setAnswers((now) =>
                now.map((other, at) =>
                  isAll
                    ? { ...other, is_correct: at === index ? is_correct : other.is_correct }
                    : // At most one answer is correct (R-STAFF-7).
                      { ...other, is_correct: at === index },
                ),
              )
            }
            onDelete={() => setDeleting(index)}
          />
        ))}
        <Form onSubmit={addAnswer}>
          <Field
            label={words.newAnswer}
            maxLength={120}
            value={newAnswer}
            problem={problem}
            onChange={(event) => setNewAnswer(event.target.value)}
          />
          <Button type="submit" look="quiet">
            {words.addAnswer}
          </Button>
        </Form>
      </fieldset>
      <QuoteFields lessonId={lessonId} slide={slide} when="correct" edit={edit} />
      <QuoteFields lessonId={lessonId} slide={slide} when="wrong" edit={edit} />
      {deleting !== null && (
        <ConfirmDialog
          no={builder.cancel}
          question={{
            heading: words.deleteAnswer(deleting + 1),
            text: [confirm.answer(answers[deleting]?.text ?? "")],
            yes: builder.delete,
            onYes: () => setAnswers((now) => now.filter((_, at) => at !== deleting)),
          }}
          onClose={() => setDeleting(null)}
        />
      )}
    </div>
  );
}
