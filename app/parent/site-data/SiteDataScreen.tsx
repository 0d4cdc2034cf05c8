import { useLocation } from "wouter";
import { paths } from "#domain/routing/paths.ts";
import { siteData as words } from "#app/copy/site-data.ts";
import { Button } from "#app/ui/Button.tsx";
import { useScreenState } from "#app/ui/screen-state.ts";
import { StepLayout } from "#app/ui/StepLayout.tsx";
import { goOn } from "./lead-on.ts";

/** A parent has signed in, and the browser keeps no session for the child's pages. */
export function SiteDataScreen() {
  const [, navigate] = useLocation();
  useScreenState("site-data", "shown");
  const toAccount = () => {
    navigate(paths.account(), { replace: true });
    goOn();
  };
  return (
    <StepLayout heading={words.heading} mood="thinking" picture="key">
      <p>{words.playing}</p>
      <Button onClick={toAccount}>{words.toAccount}</Button>
    </StepLayout>
  );
}
