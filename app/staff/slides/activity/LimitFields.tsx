import { activityFieldWords as words } from "#app/copy/slides/activity/builder.ts";
import { SpokenField } from "./SpokenField.tsx";

/** The sentences for a wrong number or sum. */
interface Limits {
  too_little: string;
  too_little_audio_url: string | null;
  too_much: string;
  too_much_audio_url: string | null;
}

interface Props {
  lessonId: string;
  slide: Limits;
  /** Label of the sentence for too little; the other one reads the same in every kind. */
  tooLittle?: string;
  edit: (change: Partial<Limits>) => void;
}

/** The sentences for too little and too much, with their recordings. */
export const LimitFields = ({ lessonId, slide, tooLittle = words.tooLittle, edit }: Props) => (
  <>
    <SpokenField
      lessonId={lessonId}
      label={tooLittle}
      audioLabel={words.tooLittleAudio}
      fields="too_little too_little_audio_url"
      text={slide.too_little}
      url={slide.too_little_audio_url}
      checks="no_too_little"
      audioChecks="no_too_little_audio"
      onText={(too_little) => edit({ too_little })}
      onFile={(too_little_audio_url) => edit({ too_little_audio_url })}
    />
    <SpokenField
      lessonId={lessonId}
      label={words.tooMuch}
      audioLabel={words.tooMuchAudio}
      fields="too_much too_much_audio_url"
      text={slide.too_much}
      url={slide.too_much_audio_url}
      checks="no_too_much"
      audioChecks="no_too_much_audio"
      onText={(too_much) => edit({ too_much })}
      onFile={(too_much_audio_url) => edit({ too_much_audio_url })}
    />
  </>
);
