import { paths } from "#domain/routing/child-paths.ts";
import { player, rewards } from "#app/copy/child.ts";
import { Button, ButtonLink } from "#app/ui/Button.tsx";
import { StepLayout } from "#app/ui/StepLayout.tsx";

/**
 * Shown when a reward could not be saved: the reason, a retry button and a link to the course map.
 */
export function RewardProblem({ message, again }: { message: string; again: () => void }) {
  return (
    <StepLayout heading={rewards.failed} mood="oops" picture="broken">
      <p role="alert">{message}</p>
      <Button onClick={again}>{player.tryAgain}</Button>
      <ButtonLink look="quiet" href={paths.courseMap()}>
        {player.toMap}
      </ButtonLink>
    </StepLayout>
  );
}
