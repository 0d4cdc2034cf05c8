import { slide as words } from "#app/copy/builder.ts";
import type { EditableSlide } from "#app/data/authoring.ts";
import { TextArea } from "#app/ui/TextArea.tsx";
import { FileField } from "../files/FileField.tsx";
import type { Edit } from "./SlideEditor.tsx";

interface Props {
  lessonId: string;
  slide: Extract<EditableSlide, { type: "quiz" }>;
  /** After a right answer, or after a wrong one. */
  when: "correct" | "wrong";
  edit: Edit;
}

const WORDS = {
  correct: { quote: words.correctQuote, audio: words.correctAudio },
  wrong: { quote: words.wrongQuote, audio: words.wrongAudio },
};

/** What a friend says to an answer, and that spoken. */
export function QuoteFields({ lessonId, slide, when, edit }: Props) {
  return (
    <>
      <div data-checks={`no_${when}_quote`}>
        <TextArea
          label={WORDS[when].quote}
          rows={2}
          maxLength={300}
          value={slide[`quiz_${when}_quote`]}
          onChange={(event) => edit({ [`quiz_${when}_quote`]: event.target.value })}
        />
      </div>
      <FileField
        lessonId={lessonId}
        kind={`${when}-audio`}
        label={WORDS[when].audio}
        url={slide[`quiz_${when}_audio_url`]}
        checks={`no_${when}_audio`}
        canRecord
        onChange={(given) => edit({ [`quiz_${when}_audio_url`]: given?.url ?? null })}
      />
    </>
  );
}
