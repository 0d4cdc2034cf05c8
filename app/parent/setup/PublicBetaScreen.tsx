import { paths } from "#domain/routing/paths.ts";
import { errorWords } from "#app/copy/errors.ts";
import { publicBeta as words } from "#app/copy/setup.ts";
import { publicParam } from "#app/data/routing/url-params.ts";
import { inBackground } from "#app/data/base/background.ts";
import { writeToSupport } from "#app/data/wire/settings.ts";
import { Button, ButtonLink } from "#app/ui/Button.tsx";
import { StepLayout } from "#app/ui/StepLayout.tsx";

const REASONS = ["setup_incomplete", "setup_email", "setup_name", "payment_unavailable"] as const;

/** A plain page to buy or ask for access; it says why a purchase link failed. */
export function PublicBetaScreen() {
  const reason = REASONS.find((known) => known === publicParam("reason"));
  return (
    <StepLayout
      heading={words.heading}
      mood={reason === undefined ? "wave" : "oops"}
      picture="chest"
    >
      {reason !== undefined && (
        <p role="alert">
          {reason !== "payment_unavailable" && words.failed} {errorWords[reason]}
        </p>
      )}
      <p>{words.text}</p>
      <ButtonLink look="gold" href={paths.buy()}>
        {words.buy}
      </ButtonLink>
      <ButtonLink look="quiet" href={paths.home()}>
        {words.try}
      </ButtonLink>
      <Button
        look="quiet"
        onClick={() => inBackground("support mail", writeToSupport(words.mailSubject))}
      >
        {words.ask}
      </Button>
    </StepLayout>
  );
}
