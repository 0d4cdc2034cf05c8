import { slide as words } from "#app/copy/builder.ts";
import { TextArea } from "#app/ui/TextArea.tsx";
import { FileField } from "../../files/FileField.tsx";
import type { Edit } from "../edit.ts";
import type { Editable } from "../editor.ts";

interface Props {
  lessonId: string;
  slide: Editable<"quiz">;
  /** Whether the quote follows a right or a wrong answer. */
  when: "correct" | "wrong";
  edit: Edit;
}

const WORDS = {
  correct: { quote: words.correctQuote, audio: words.correctAudio },
  wrong: { quote: words.wrongQuote, audio: words.wrongAudio },
};

/** Text and recording of the quote after a right or a wrong answer (R-LES-7). */
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
        onChange={(file) => edit({ [`quiz_${when}_audio_url`]: file?.url ?? null })}
      />
    </>
  );
}
