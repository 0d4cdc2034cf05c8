import { paths } from "#domain/routing/paths.ts";
import { magicLinkSent as words } from "#app/copy/sign-in.ts";
import { Button } from "#app/ui/Button.tsx";
import { StepLayout } from "#app/ui/StepLayout.tsx";
import { CodeForm } from "./CodeForm.tsx";

export function MagicLinkSentScreen() {
  return (
    <StepLayout heading={words.heading} mood="wave" picture="letter">
      <p>{words.text}</p>
      <Button disabled>{words.button}</Button>
      <CodeForm next={paths.courseMap()} create={false} />
      <p>
        {words.noMail} <a href={paths.login()}>{words.tryAnother}</a>
        {words.or}
        <a href={paths.home()}>{words.getStarted}</a>
      </p>
    </StepLayout>
  );
}
