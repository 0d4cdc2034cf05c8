import { paths } from "#domain/paths.ts";
import { notFound } from "#app/copy/sign-in.ts";
import { ButtonLink } from "#app/ui/Button.tsx";
import { StepLayout } from "#app/ui/StepLayout.tsx";

export function NotFoundScreen() {
  return (
    <StepLayout heading={notFound.heading} mood="oops">
      <p>{notFound.text}</p>
      <ButtonLink href={paths.home()}>{notFound.home}</ButtonLink>
    </StepLayout>
  );
}
