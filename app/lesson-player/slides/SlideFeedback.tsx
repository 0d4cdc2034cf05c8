import type { Ref } from "react";
import type { Spoken } from "#domain/slides/activity/rules.ts";
import { quiz as words } from "#app/copy/child.ts";
import { SpeakButton } from "#app/read-aloud/SpeakButton.tsx";
import { Feedback } from "#app/ui/Feedback.tsx";
import { useLessonText } from "#app/ui/lesson-language.ts";
import { Glimm, Pocket } from "#app/ui/Mascot.tsx";

interface Props {
  isRight: boolean;
  said: Spoken;
  onHeard: () => void;
  ref: Ref<HTMLDivElement>;
}

/** Feedback on a try: spoken by Glimm when it is right, by Pocket when it is wrong. */
export function SlideFeedback({ isRight, said, onHeard, ref }: Props) {
  const lessonText = useLessonText();
  return (
    <Feedback
      isRight={isRight}
      verdict={isRight ? words.correct : words.oops}
      speaker={
        isRight ? (
          <Glimm isLate mood="celebrating" label={words.glimmSays} />
        ) : (
          <Pocket isLate face mood="oops" label={words.pocketSays} />
        )
      }
      listen={<SpeakButton text={said.text} url={said.url} onHeard={onHeard} />}
      ref={ref}
    >
      <p {...lessonText} data-spoken={said.url}>
        {said.text}
      </p>
    </Feedback>
  );
}
