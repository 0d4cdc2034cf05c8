import { siteData as words } from "#app/copy/site-data.ts";
import { Button } from "#app/ui/Button.tsx";
import { StepLayout } from "#app/ui/StepLayout.tsx";

/** Nobody is signed in, and nobody can be: the browser keeps no session. */
export function SiteDataScreen() {
  return (
    <StepLayout heading={words.childHeading} mood="thinking" picture="key">
      <p>{words.playing}</p>
      <Button onClick={() => window.location.reload()}>{words.tryAgain}</Button>
    </StepLayout>
  );
}
