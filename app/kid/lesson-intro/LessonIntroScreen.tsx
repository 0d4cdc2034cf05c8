import { lessonIntro } from "#app/copy/kid.ts";
import { Button } from "#app/ui/Button.tsx";
import { StepLayout } from "#app/ui/StepLayout.tsx";
import { useLessonIntro } from "./useLessonIntro.ts";

export function LessonIntroScreen() {
  const intro = useLessonIntro();
  return (
    <StepLayout heading={lessonIntro.heading} mood="wave">
      <p>{lessonIntro.text}</p>
      <Button big look="gold" onClick={intro.start} disabled={intro.state === "starting"}>
        {lessonIntro.getStarted}
      </Button>
      {intro.state === "failed" && <p role="alert">{intro.message}</p>}
    </StepLayout>
  );
}
