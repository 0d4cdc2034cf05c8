import type { Ref } from "react";
import type { Spoken } from "#domain/slides/activity/rules.ts";
import type { DecideSlide } from "#domain/slides/decide/decide.ts";
import { quiz } from "#app/copy/child.ts";
import { decide as words } from "#app/copy/slides/decide/child.ts";
import { SpeakButton } from "#app/read-aloud/SpeakButton.tsx";
import { Feedback } from "#app/ui/Feedback.tsx";
import { useLessonText } from "#app/ui/lesson-language.ts";
import { Glimm, Pocket } from "#app/ui/Mascot.tsx";
import { FeedbackRegion } from "../FeedbackRegion.tsx";
import type { useDecide } from "./useDecide.ts";

interface Props {
  play: ReturnType<typeof useDecide>;
  slide: DecideSlide;
  onHeard: () => void;
  ref: Ref<HTMLDivElement>;
}

interface Said extends Spoken {
  verdict: string;
  isGlimm?: true;
}

/** The reply to show in this state; null for none. No choice is called right or wrong. */
export function saidIn(
  slide: DecideSlide,
  { state, steps, verdict, reply }: Props["play"],
): Said | null {
  const { stage, chosen } = state;
  if (stage === "done")
    return {
      text: slide.done_quote,
      url: slide.done_audio_url,
      verdict: words.done,
      isGlimm: true,
    };
  if (stage === "choosing" && state.isOver)
    return { text: slide.over_reply, url: slide.over_reply_audio_url, verdict: words.thinks };
  if (stage === "costing" && state.answer !== null)
    return { ...reply, verdict: verdict === true ? words.gaveUp : words.thinks };
  const [only] = chosen;
  const option = chosen.length === 1 ? slide.options[only ?? -1] : undefined;
  if (stage === "seeing" && option?.is_worse === true && state.step === steps.length - 1)
    return { text: option.worse_why, url: option.worse_why_audio_url, verdict: words.laughs };
  return null;
}

export function DecideReply({ play, slide, onHeard, ref }: Props) {
  const lessonText = useLessonText();
  const said = saidIn(slide, play);
  return (
    <FeedbackRegion isEmpty={said === null}>
      {said !== null && (
        <Feedback
          isRight={said.isGlimm === true ? true : null}
          verdict={said.verdict}
          speaker={
            said.isGlimm === true ? (
              <Glimm isLate mood="celebrating" label={quiz.glimmSays} />
            ) : (
              <Pocket isLate face mood="happy" label={quiz.pocketSays} />
            )
          }
          listen={
            said.text === "" ? null : (
              <SpeakButton text={said.text} url={said.url} onHeard={onHeard} />
            )
          }
          ref={ref}
        >
          <p {...lessonText}>{said.text}</p>
        </Feedback>
      )}
    </FeedbackRegion>
  );
}
