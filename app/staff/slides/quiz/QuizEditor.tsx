import { useEffect, useRef, useState } from "react";
import type { ClipboardEvent } from "react";
import { ANSWERS_MAX } from "#domain/constants.ts";
import { wantsAll } from "#domain/slides/quiz/play.ts";
import { readPastedQuiz } from "#domain/slides/quiz/pasted.ts";
import type { PastedQuiz, PasteProblem } from "#domain/slides/quiz/pasted-quiz.ts";
import { isEmptyText } from "#domain/content/visible-text.ts";
import { builder, confirm } from "#app/copy/builder.ts";
import { slide as words } from "#app/copy/slide-fields.ts";
import { Button } from "#app/ui/Button.tsx";
import { ConfirmDialog } from "#app/ui/ConfirmDialog.tsx";
import { Field } from "#app/ui/Field.tsx";
import { Form } from "#app/ui/Form.tsx";
import { VoiceField } from "../../files/VoiceField.tsx";
import { Clash } from "../../co-authors/Clash.tsx";
import { ChoiceField } from "../activity/ChoiceField.tsx";
import { LostFile } from "../activity/LostFile.tsx";
import { setterOf } from "../activity/set-list.ts";
import { useListItems } from "../activity/useListItems.ts";
import { HighlightField } from "../../ui/HighlightField.tsx";
import { AnswerEditor } from "./AnswerEditor.tsx";
import { QuoteFields } from "./QuoteFields.tsx";
import styles from "../slides.module.css";
import type { Editable, EditorProps } from "../editor.ts";

const emptyAnswer = { image_url: null, alt: null, audio_url: null };

const fieldsOfPasted = ({ question, answers, correctQuote, wrongQuote }: PastedQuiz) => ({
  quiz_question: question,
  quiz_answers: answers.map(({ text, isCorrect }) => ({
    ...emptyAnswer,
    text,
    is_correct: isCorrect,
  })),
  ...(answers.filter(({ isCorrect }) => isCorrect).length > 1 && { quiz_choice: "all" as const }),
  ...(correctQuote !== "" && { quiz_correct_quote: correctQuote }),
  ...(wrongQuote !== "" && { quiz_wrong_quote: wrongQuote }),
});

/** A question with its answers and what the two friends say to each. */
export function QuizEditor({ lessonId, slide, edit }: EditorProps<Editable<"quiz">>) {
  const [newAnswer, setNewAnswer] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  /** Key of the answer. */
  const [deleting, setDeleting] = useState<number | null>(null);
  const [pasteProblem, setPasteProblem] = useState<PasteProblem["problem"] | null>(null);
  const answers = slide.quiz_answers;
  const setAnswers = setterOf(edit, "quiz", "quiz_answers");
  const { items, hasLost, box } = useListItems(answers, setAnswers);
  const addButton = useRef<HTMLButtonElement>(null);
  const wasAdded = useRef(false);
  useEffect(() => {
    // The field for the next answer stays in view.
    if (wasAdded.current) addButton.current?.scrollIntoView({ block: "nearest" });
    wasAdded.current = false;
  }, [answers.length]);
  const toDelete = items.find(({ key }) => key === deleting);

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

  const isNew = answers.length === 0 && isEmptyText(slide.quiz_question);
  /** A whole quiz becomes question, answers and quotes; every other text is pasted as it is. */
  const paste = (event: ClipboardEvent) => {
    const quiz = isNew ? readPastedQuiz(event.clipboardData.getData("text/plain")) : null;
    setPasteProblem(quiz !== null && "problem" in quiz ? quiz.problem : null);
    if (quiz === null || "problem" in quiz) return;
    event.preventDefault();
    edit(fieldsOfPasted(quiz));
  };

  const addAnswer = () => {
    const text = newAnswer.trim();
    if (isEmptyText(text)) return setProblem(words.answerNeedsText);
    if (answers.length >= ANSWERS_MAX) return setProblem(words.enoughAnswers);
    setProblem(null);
    setNewAnswer("");
    wasAdded.current = true;
    setAnswers((now) => [...now, { ...emptyAnswer, text, is_correct: false }]);
  };

  return (
    <div className={styles.fields}>
      <div data-checks="no_question hard_words">
        <HighlightField
          label={words.question}
          highlightLabel={words.highlightIn.question}
          value={slide.quiz_question}
          onChange={(quiz_question) => edit({ quiz_question })}
          onPaste={paste}
          {...(isNew && { hint: words.pasteHint })}
        />
        {pasteProblem !== null && (
          <p className={styles.problem} role="alert">
            {words.pasteProblem[pasteProblem]}
          </p>
        )}
        <Clash of="quiz_question quiz_audio_url" />
      </div>
      <VoiceField
        lessonId={lessonId}
        kind="question-audio"
        label={words.questionAudio}
        url={slide.quiz_audio_url}
        checks="no_question_audio"
        onFile={(url) => edit({ quiz_audio_url: url })}
      />
      <fieldset
        ref={box}
        className={styles.answers}
        data-checks="too_few_answers no_correct_answer same_answer all_correct length_tells not_all_pictures"
      >
        <legend>
          {words.answers} {slide.quiz_keeps_order !== true && <small>{words.shuffled}</small>}
        </legend>
        <Clash of="quiz_answers quiz_choice quiz_keeps_order" />
        <LostFile isShown={hasLost} />
        {items.map(({ key, item, place, change, move }, index) => (
          <AnswerEditor
            key={key}
            lessonId={lessonId}
            slideId={slide.id}
            answer={item}
            place={place}
            onChange={change}
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
            isLast={place === items.length}
            onMove={move}
            onDelete={() => setDeleting(key)}
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
          <Button ref={addButton} type="submit" look="quiet">
            {words.addAnswer}
          </Button>
        </Form>
      </fieldset>
      <fieldset
        className={styles.answers}
        data-checks="check_of_several review_of_check review_beside_document"
      >
        <legend>{words.options}</legend>
        <ChoiceField
          label={words.check}
          value={slide.check ?? ""}
          options={words.checks}
          onChange={(check) => edit({ check: check === "" ? null : check })}
        />
        {slide.check != null && <p className={styles.hint}>{words.checkHint}</p>}
        <label className={styles.correct}>
          <input
            type="checkbox"
            checked={slide.beside_document === true}
            onChange={(event) => edit({ beside_document: event.target.checked })}
          />
          {words.besideDocument}
        </label>
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
        <HighlightField
          label={words.heading}
          highlightLabel={words.highlightIn.heading}
          value={slide.quiz_heading}
          placeholder={words.headingDefault}
          isOneLine
          onChange={(quiz_heading) => edit({ quiz_heading })}
        />
        <Clash of="quiz_heading check beside_document" />
      </fieldset>
      {slide.check == null && (
        <fieldset className={styles.answers}>
          <legend>{words.quotes}</legend>
          <QuoteFields lessonId={lessonId} slide={slide} when="correct" edit={edit} />
          <QuoteFields lessonId={lessonId} slide={slide} when="wrong" edit={edit} />
        </fieldset>
      )}
      {toDelete !== undefined && (
        <ConfirmDialog
          no={builder.cancel}
          question={{
            heading: words.deleteAnswer(toDelete.place),
            text: [confirm.answer(toDelete.item.text)],
            yes: builder.delete,
            onYes: toDelete.remove,
          }}
          onClose={() => setDeleting(null)}
        />
      )}
    </div>
  );
}
