import { paths } from "#domain/routing/paths.ts";
import { magicLinkSent as words } from "#app/copy/sign-in.ts";
import { StepLayout } from "#app/ui/StepLayout.tsx";
import { CodeForm } from "./CodeForm.tsx";

export function MagicLinkSentScreen() {
  return (
    <StepLayout heading={words.heading} mood="wave" picture="letter">
      <p>{words.text}</p>
      <CodeForm next={paths.courseMap()} create={false} inbox={words.button} />
      <p>
        {words.noMail} <a href={paths.login()}>{words.tryAnother}</a>
        {words.or}
        <a href={paths.home()}>{words.getStarted}</a>
      </p>
    </StepLayout>
  );
}
