import type { ActivityFields } from "#domain/slides/activity/fields.ts";
import { activityFieldWords as words } from "#app/copy/slides/activity/builder.ts";
import { slide as slideFieldWords } from "#app/copy/slide-fields.ts";
import { HighlightField } from "../../ui/HighlightField.tsx";
import { SpokenField } from "./SpokenField.tsx";

interface Props {
  lessonId: string;
  slide: ActivityFields;
  edit: (change: Partial<ActivityFields>) => void;
}

/** The question of an activity and its recording. */
export const QuestionFields = ({ lessonId, slide, edit }: Props) => (
  <SpokenField
    lessonId={lessonId}
    label={words.question}
    audioLabel={words.questionAudio}
    field={
      <HighlightField
        label={words.question}
        highlightLabel={slideFieldWords.highlightIn.question}
        value={slide.question}
        onChange={(question) => edit({ question })}
      />
    }
    fields="question question_audio_url"
    text={slide.question}
    url={slide.question_audio_url}
    checks="no_question hard_words"
    audioChecks="no_question_audio"
    onText={(question) => edit({ question })}
    onFile={(question_audio_url) => edit({ question_audio_url })}
  />
);

/** What Glimm says when the activity is solved. */
export const DoneFields = ({ lessonId, slide, edit }: Props) => (
  <SpokenField
    lessonId={lessonId}
    label={words.doneQuote}
    audioLabel={words.doneAudio}
    fields="done_quote done_audio_url"
    text={slide.done_quote}
    url={slide.done_audio_url}
    checks="no_done_quote"
    audioChecks="no_done_audio"
    onText={(done_quote) => edit({ done_quote })}
    onFile={(done_audio_url) => edit({ done_audio_url })}
  />
);
