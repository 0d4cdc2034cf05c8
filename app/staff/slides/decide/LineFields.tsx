import type { DecideSlide } from "#domain/slides/decide/decide.ts";
import { Field } from "#app/ui/Field.tsx";
import { SpokenField } from "../activity/SpokenField.tsx";
import type { Edit } from "../editor.ts";

/** The recording of each line of the slide, and the names of both in the row. */
const LINES = {
  time_1: { recording: "time_1_audio_url", fields: "time_1 time_1_audio_url" },
  time_2: { recording: "time_2_audio_url", fields: "time_2 time_2_audio_url" },
  time_3: { recording: "time_3_audio_url", fields: "time_3 time_3_audio_url" },
  favorite_question: {
    recording: "favorite_audio_url",
    fields: "favorite_question favorite_audio_url",
  },
  favorite_reply: {
    recording: "favorite_reply_audio_url",
    fields: "favorite_reply favorite_reply_audio_url",
  },
  over_reply: { recording: "over_reply_audio_url", fields: "over_reply over_reply_audio_url" },
  cost_question: { recording: "cost_audio_url", fields: "cost_question cost_audio_url" },
  own_reply: { recording: "own_reply_audio_url", fields: "own_reply own_reply_audio_url" },
  again_question: { recording: "again_audio_url", fields: "again_question again_audio_url" },
} as const satisfies Partial<
  Record<keyof DecideSlide, { recording: keyof DecideSlide; fields: string }>
>;
type Line = keyof typeof LINES;

const TIME_MAX = 40;

export interface LineProps {
  lessonId: string;
  slide: DecideSlide;
  edit: Edit;
}

interface Props extends LineProps {
  field: Line;
  label: string;
  audio: string;
}

/** A line of the slide and its recording. */
export function LineFields({ lessonId, slide, edit, field, label, audio }: Props) {
  const { recording, fields } = LINES[field];
  const set = (text: string) => edit({ [field]: text });
  const isTime = field.startsWith("time_");
  return (
    <SpokenField
      lessonId={lessonId}
      label={label}
      audioLabel={audio}
      text={slide[field]}
      url={slide[recording]}
      fields={fields}
      checks=""
      audioChecks=""
      {...(isTime && {
        field: (
          <Field
            label={label}
            maxLength={TIME_MAX}
            value={slide[field]}
            onChange={({ target }) => set(target.value)}
          />
        ),
      })}
      onText={set}
      onFile={(url) => edit({ [recording]: url })}
    />
  );
}
