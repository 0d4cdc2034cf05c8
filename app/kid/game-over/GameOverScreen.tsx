import { paths } from "#domain/paths.ts";
import { gameOver } from "#app/copy/kid.ts";
import { fetchCourseTrack } from "#app/data/lessons.ts";
import { useLoad } from "#app/data/use-load.ts";
import { ButtonLink } from "#app/ui/Button.tsx";
import { StepLayout } from "#app/ui/StepLayout.tsx";

export function GameOverScreen() {
  const track = useLoad("track", () => fetchCourseTrack({}));
  const isComplete = track.state === "ready" && track.value.all_planned_published;
  return (
    <StepLayout heading={gameOver.heading} mood="celebrating">
      {track.state !== "loading" && <p>{isComplete ? gameOver.allDone : gameOver.soon}</p>}
      <ButtonLink big href={`${paths.courseTrack()}?stay=true`}>
        {gameOver.toTrack}
      </ButtonLink>
    </StepLayout>
  );
}
