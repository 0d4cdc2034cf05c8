import { lessonIntro } from "#app/copy/child.ts";
import { Spoken } from "#app/read-aloud/Spoken.tsx";
import { Button } from "#app/ui/Button.tsx";
import { useScreenState } from "#app/ui/screen-state.ts";
import { StepLayout } from "#app/ui/StepLayout.tsx";
import { useLessonIntro } from "./useLessonIntro.ts";

export function LessonIntroScreen() {
  const { state, action } = useLessonIntro();
  useScreenState("lesson-intro", state);
  return (
    <StepLayout heading={lessonIntro.heading} mood="wave" picture="map">
      <Spoken isCentered text={lessonIntro.text} />
      <Button big look="gold" onClick={() => action.run()} disabled={action.busy}>
        {lessonIntro.getStarted}
      </Button>
      {action.error !== null && <p role="alert">{action.error.message}</p>}
    </StepLayout>
  );
}
