import { slide as words } from "#app/copy/slide-fields.ts";
import { TextArea } from "#app/ui/TextArea.tsx";
import { VoiceField } from "../../files/VoiceField.tsx";
import { Clash } from "../../co-authors/Clash.tsx";
import type { Edit } from "../editor.ts";
import type { Editable } from "../editor.ts";
import styles from "../slides.module.css";

interface Props {
  lessonId: string;
  slide: Editable<"quiz">;
  /** Whether the quote follows a right or a wrong answer. */
  when: "correct" | "wrong";
  edit: Edit;
}

const FIELDS = {
  correct: {
    speaker: "glimm",
    fields: "quiz_correct_quote quiz_correct_audio_url",
    quote: words.correctQuote,
    checks: "no_correct_quote",
    audio: words.correctAudio,
    audioChecks: "no_correct_audio",
  },
  wrong: {
    speaker: "pocket",
    fields: "quiz_wrong_quote quiz_wrong_audio_url",
    quote: words.wrongQuote,
    checks: "no_wrong_quote",
    audio: words.wrongAudio,
    audioChecks: "no_wrong_audio",
  },
};

/** Text and recording of the quote after a right or a wrong answer (R-LES-7). */
export function QuoteFields({ lessonId, slide, when, edit }: Props) {
  return (
    <div className={styles.spoken}>
      <span className={styles.speaker} data-speaker={FIELDS[when].speaker} />
      <div data-checks={FIELDS[when].checks}>
        <TextArea
          label={FIELDS[when].quote}
          rows={2}
          maxLength={300}
          value={slide[`quiz_${when}_quote`]}
          onChange={(event) => edit({ [`quiz_${when}_quote`]: event.target.value })}
        />
        <Clash of={FIELDS[when].fields} />
      </div>
      <VoiceField
        lessonId={lessonId}
        kind={`${when}-audio`}
        label={FIELDS[when].audio}
        url={slide[`quiz_${when}_audio_url`]}
        checks={FIELDS[when].audioChecks}
        onFile={(url) => edit({ [`quiz_${when}_audio_url`]: url })}
      />
    </div>
  );
}
