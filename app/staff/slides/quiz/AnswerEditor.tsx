import type { QuizAnswer } from "#domain/slides/quiz/quiz.ts";
import { NAME_MAX_CHARACTERS } from "#domain/slides/fields.ts";
import { isEmptyText } from "#domain/content/visible-text.ts";
import { slide as words } from "#app/copy/slide-fields.ts";
import { activityFieldWords } from "#app/copy/slides/activity/builder.ts";
import { unfitWords } from "#app/copy/unfit-fields.ts";
import { TextArea } from "#app/ui/TextArea.tsx";
import { VoiceField } from "../../files/VoiceField.tsx";
import { ItemLabel } from "../../ui/ItemLabel.tsx";
import { MoveAndDelete } from "../../lists/MoveAndDelete.tsx";
import { FoldedItem } from "../activity/FoldedItem.tsx";
import { MediaFields } from "../activity/PartFields.tsx";
import shared from "../slides.module.css";

const names = activityFieldWords.parts;

/** What is wrong with the words of an answer: it can't be saved; null for nothing. */
function problemOf(text: string): string | null {
  if (isEmptyText(text)) return words.answerNeedsText;
  return text.length > NAME_MAX_CHARACTERS
    ? unfitWords.tooLong(text.length, NAME_MAX_CHARACTERS)
    : null;
}

interface Props {
  lessonId: string;
  slideId: string;
  answer: QuizAnswer;
  /** Position of the answer, starting at 1. */
  place: number;
  /** Gives false where it is no longer in its list. */
  onChange: (changed: Partial<QuizAnswer>) => boolean;
  /** Several answers may be marked as correct. */
  canBeSeveral: boolean;
  onCorrect: (isCorrect: boolean) => void;
  isLast: boolean;
  onMove: (by: -1 | 1) => void;
  onDelete: () => void;
}

/** Editor of one answer: text, correctness, picture and recording. */
export function AnswerEditor({
  lessonId,
  slideId,
  answer,
  place,
  canBeSeveral,
  onChange,
  onCorrect,
  isLast,
  onMove,
  onDelete,
}: Props) {
  const named = (what: string) => `${words.answer(place)}: ${what}`;
  const hasHint = !answer.is_correct && !isEmptyText(answer.hint ?? "");
  return (
    <FoldedItem
      place={place}
      image={answer.image_url}
      isRight={answer.is_correct}
      name={
        <TextArea
          label={words.answer(place)}
          rows={1}
          value={answer.text}
          problem={problemOf(answer.text)}
          onKeyDown={(event) => {
            if (event.key === "Enter") event.preventDefault();
          }}
          onChange={({ target }) => onChange({ text: target.value.replaceAll("\n", " ") })}
        />
      }
      value={
        <label className={shared.correct} data-short>
          <input
            type={canBeSeveral ? "checkbox" : "radio"}
            name={`correct-${slideId}`}
            aria-label={words.isCorrectOf(place)}
            checked={answer.is_correct}
            onChange={(event) => onCorrect(event.target.checked)}
          />
          {words.isCorrect}
        </label>
      }
      tools={
        <MoveAndDelete
          place={place}
          isLast={isLast}
          labels={{
            menu: words.answerOptions(place),
            up: words.moveAnswerUp(place),
            down: words.moveAnswerDown(place),
            remove: words.deleteAnswer(place),
          }}
          onMove={onMove}
          onDelete={onDelete}
        />
      }
      parts={[
        [names.picture, answer.image_url !== null, "no_picture_alt"],
        [names.voice, (answer.audio_url ?? null) !== null, "no_answer_audio", answer.audio_url],
        answer.is_correct ? null : [names.hint, hasHint, "no_hint_audio", answer.hint_audio_url],
      ]}
    >
      <MediaFields
        lessonId={lessonId}
        part={answer}
        named={named}
        labels={words.answerMedia}
        kinds={{ picture: "answer-image", audio: "answer-audio" }}
        audioChecks="no_answer_audio"
        onChange={(change) =>
          onChange(change.image_url === null ? { ...change, alt: null } : change)
        }
      />
      {!answer.is_correct && (
        <TextArea
          label={<ItemLabel text={named(words.answerHint)} />}
          rows={1}
          maxLength={300}
          value={answer.hint ?? ""}
          onChange={(event) => onChange({ hint: event.target.value })}
        />
      )}
      {hasHint && (
        <VoiceField
          lessonId={lessonId}
          kind="wrong-audio"
          label={named(words.answerHintAudio)}
          url={answer.hint_audio_url ?? null}
          checks="no_hint_audio"
          isOfItem
          onFile={(url) => onChange({ hint_audio_url: url })}
        />
      )}
    </FoldedItem>
  );
}
