import { keysOf } from "#domain/pick.ts";
import { NOTE_MAX, STANDARDS_MAX } from "#domain/questions/fields.ts";
import { isTold, questionOf } from "#domain/questions/question.ts";
import type { Choice } from "#domain/questions/question.ts";
import { STANDARDS } from "#domain/questions/standards.ts";
import type { Standard } from "#domain/questions/standards.ts";
import { questionNotes as words } from "#app/copy/questions.ts";
import type { EditableSlide } from "#app/data/authoring/authoring.ts";
import { Field } from "#app/ui/Field.tsx";
import { Clash } from "../co-authors/Clash.tsx";
import { ChoiceField } from "./activity/ChoiceField.tsx";
import type { Edit } from "./editor.ts";
import { MisconceptionField } from "./MisconceptionField.tsx";
import { noteMisconception } from "./note-misconception.ts";
import styles from "./slides.module.css";

interface Props {
  slide: EditableSlide;
  edit: Edit;
}

const standardsOf = keysOf(STANDARDS);

/** Author-only fields of a slide: a video's story words, a question's metadata. */
export function QuestionNotes({ slide, edit }: Props) {
  if (isTold(slide))
    return (
      <div className={styles.answer}>
        <Field
          label={words.storyWords}
          maxLength={NOTE_MAX.story_words}
          value={slide.story_words ?? ""}
          onChange={({ target }) => edit({ story_words: target.value })}
        />
        <p className={styles.hint}>{words.storyWordsHint}</p>
        <Clash of="story_words" />
      </div>
    );
  const question = questionOf(slide);
  if (question === null) return null;
  const { question_type: type = null, standards = [] } = slide;
  const toggle = (standard: Standard, isOn: boolean) =>
    edit({
      standards: standardsOf.filter((one) => (one === standard ? isOn : standards.includes(one))),
    });
  const labelOf = ({ text }: Choice, index: number) =>
    text !== "" ? words.why(text) : index === 0 ? words.whyTooLittle : words.whyTooMuch;
  return (
    <details className={styles.counts}>
      <summary>{words.heading}</summary>
      <div className={styles.fields} data-checks="story_words no_misconception never_asked">
        <details>
          <summary>{words.manual}</summary>
          <ul>
            {words.rules.map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </ul>
        </details>
        <Field
          label={words.idea}
          placeholder={words.ideaExample}
          maxLength={NOTE_MAX.idea}
          value={slide.idea ?? ""}
          onChange={({ target }) => edit({ idea: target.value })}
        />
        <ChoiceField
          label={words.type}
          value={type ?? ""}
          options={{ "": words.notSaid, ...words.types }}
          onChange={(chosen) => edit({ question_type: chosen === "" ? null : chosen })}
        />
        {type === "recall" && (
          <Field
            label={words.recallReason}
            maxLength={NOTE_MAX.recall_reason}
            value={slide.recall_reason ?? ""}
            onChange={({ target }) => edit({ recall_reason: target.value })}
          />
        )}
        <Field
          label={words.place}
          placeholder={words.placeExample}
          maxLength={NOTE_MAX.place}
          value={slide.place ?? ""}
          onChange={({ target }) => edit({ place: target.value })}
        />
        <Field
          label={words.situation}
          placeholder={words.situationExample}
          maxLength={NOTE_MAX.situation}
          value={slide.situation ?? ""}
          onChange={({ target }) => edit({ situation: target.value })}
        />
        <label className={styles.correct}>
          <input
            type="checkbox"
            checked={slide.for_review === true}
            onChange={({ target }) => edit({ for_review: target.checked })}
          />
          {words.forReview}
        </label>
        {slide.for_review === true && <p className={styles.hint}>{words.forReviewHint}</p>}
        <Clash of="idea question_type recall_reason place situation for_review standards too_little_misconception too_much_misconception" />
        {question.choices
          .filter(({ isRight }) => isRight !== true)
          .map((choice, index) => (
            <MisconceptionField
              // oxlint-disable-next-line react/no-array-index-key -- choices have no id, only a position
              key={index}
              label={labelOf(choice, index)}
              value={choice.whyChosen}
              onChange={(whyChosen) =>
                edit((now) => noteMisconception(now, choice, index, whyChosen))
              }
            />
          ))}
        <details>
          <summary>{words.standards}</summary>
          {standardsOf.map((standard) => (
            <label key={standard} className={styles.correct}>
              <input
                type="checkbox"
                checked={standards.includes(standard)}
                disabled={standards.length >= STANDARDS_MAX && !standards.includes(standard)}
                onChange={({ target }) => toggle(standard, target.checked)}
              />
              {standard}: {STANDARDS[standard]}
            </label>
          ))}
        </details>
      </div>
    </details>
  );
}
