import { guard } from "#app/copy/sign-in.ts";
import { Button } from "#app/ui/Button.tsx";
import { LoadingScreen } from "#app/ui/LoadingScreen.tsx";
import { StepLayout } from "#app/ui/StepLayout.tsx";

/** A page whose data is not there. */
export type NotReadyState =
  | { state: "loading" }
  /** Led to the page where a visitor signs in, or where a family is asked for. */
  | { state: "redirecting" }
  | { state: "failed"; message: string; again: () => void };

/** Shows that a page loads, leads elsewhere, or could not be loaded. */
export function NotReady({
  page,
  words,
}: {
  page: NotReadyState;
  words: { loadFailed: string; tryAgain: string };
}) {
  if (page.state !== "failed")
    return <LoadingScreen heading={page.state === "loading" ? guard.loading : guard.redirecting} />;
  return (
    <StepLayout heading={words.loadFailed} mood="oops" picture="broken">
      <p role="alert">{page.message}</p>
      <Button onClick={page.again}>{words.tryAgain}</Button>
    </StepLayout>
  );
}
