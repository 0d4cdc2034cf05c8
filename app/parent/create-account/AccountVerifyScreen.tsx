import { useEffect } from "react";
import { paths } from "#domain/routing/paths.ts";
import { accountVerify as words } from "#app/copy/onboarding.ts";
import { rememberedEmail } from "#app/data/family/signup.ts";
import { track } from "#app/telemetry/track.ts";
import { StepLayout } from "#app/ui/StepLayout.tsx";
import { fetchChildZoneAhead } from "./child-zone-ahead.ts";
import { CodeForm } from "../sign-in/CodeForm.tsx";

export function AccountVerifyScreen() {
  const email = rememberedEmail();
  useEffect(() => {
    track("onboarding_completed", {});
    fetchChildZoneAhead();
  }, []);
  return (
    <StepLayout heading={words.heading} mood="wave" picture="letter">
      <p>{email === "" ? words.sent : words.sentTo(email)}</p>
      <CodeForm next={paths.lessonIntro()} create inbox={words.button} />
      <p>
        <a href={paths.createAccount()}>{words.wrongEmail}</a>
      </p>
    </StepLayout>
  );
}
