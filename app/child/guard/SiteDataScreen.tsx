import { siteData as words } from "#app/copy/site-data.ts";
import { Button } from "#app/ui/Button.tsx";
import { StepLayout } from "#app/ui/StepLayout.tsx";

/** Shown without a session in a browser that stores no site data, so that a sign-in is impossible. */
export function SiteDataScreen() {
  return (
    <StepLayout heading={words.childHeading} mood="thinking" picture="key">
      <p>{words.playing}</p>
      <Button onClick={() => window.location.reload()}>{words.tryAgain}</Button>
    </StepLayout>
  );
}
