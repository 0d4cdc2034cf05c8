import { paths } from "#domain/routing/paths.ts";
import { account as words } from "#app/copy/account.ts";
import { ButtonLink } from "#app/ui/Button.tsx";
import { useScreenState } from "#app/ui/screen-state.ts";
import { StepLayout } from "#app/ui/StepLayout.tsx";
import { NotReady } from "../NotReady.tsx";
import { BehindParentalGate } from "../parental-gate/BehindParentalGate.tsx";
import { ProofDialog } from "../proof/ProofDialog.tsx";
import { ChildrenSection } from "./ChildrenSection.tsx";
import { ConsentSection, DataSection, DeviceSection } from "./DataSections.tsx";
import { EmailSection } from "./EmailSection.tsx";
import { FamilySection } from "./FamilySection.tsx";
import { JarsSection } from "./jars/JarsSection.tsx";
import { LessonLanguageSection } from "./LessonLanguageSection.tsx";
import { ReminderSection } from "./ReminderSection.tsx";
import { VoiceSection } from "./VoiceSection.tsx";
import { Section } from "./Section.tsx";
import { useAccount } from "./useAccount.ts";
import { WeeklyOffer } from "../learned/WeeklyOffer.tsx";
import { SignOutButton } from "../sign-out/SignOutButton.tsx";
import sections from "../sections.module.css";

export function AccountScreen() {
  return (
    <BehindParentalGate>
      <Account />
    </BehindParentalGate>
  );
}

function Account() {
  const account = useAccount();
  useScreenState(
    "account",
    account.state === "ready" && account.proof !== null ? "proof" : account.state,
  );
  switch (account.state) {
    case "loading":
    case "redirecting":
    case "failed":
      return <NotReady page={account} words={words} />;
    case "deleted":
      return (
        <StepLayout key="deleted" heading={words.deleted} mood="wave">
          <p>{words.deletedText}</p>
          <ButtonLink href={paths.home()}>{words.home}</ButtonLink>
        </StepLayout>
      );
    case "ready": {
      const { profile } = account.data.me;
      const { signOut } = account.actions;
      return (
        <StepLayout key="ready" heading={words.heading} picture="shield" wide>
          <ButtonLink href={paths.courseMap()}>{words.back}</ButtonLink>
          <div className={sections.columns}>
            {profile !== null && <FamilySection account={account} profile={profile} />}
            {profile !== null && <ChildrenSection account={account} />}
            {profile !== null && <JarsSection account={account} />}
            {profile !== null && <LessonLanguageSection />}
            <EmailSection account={account} />
            <ReminderSection account={account} />
            <Section name="payment" heading={words.payment} action={null}>
              <p>{account.data.isPaid ? words.paid : words.notPaid}</p>
              {!account.data.isPaid && (
                <ButtonLink look="quiet" href={paths.paywall()}>
                  {words.buy}
                </ButtonLink>
              )}
            </Section>
            {profile !== null && (
              <Section name="learned" heading={words.learned} action={null}>
                <p>{words.learnedText}</p>
                <ButtonLink look="quiet" href={paths.learned()}>
                  {words.openLearned}
                </ButtonLink>
                <WeeklyOffer />
              </Section>
            )}
            {profile !== null && (
              <Section name="mission-cards" heading={words.missionCards} action={null}>
                <p>{words.missionCardsText}</p>
                <ButtonLink look="quiet" href={paths.missionCards()}>
                  {words.openMissionCards}
                </ButtonLink>
              </Section>
            )}
            <Section name="certificate" heading={words.certificate} action={null}>
              <p>{words.certificateText}</p>
              <ButtonLink look="quiet" href={paths.certificate()}>
                {words.openCertificate}
              </ButtonLink>
            </Section>
            <ConsentSection account={account} />
            <VoiceSection />
            <DeviceSection account={account} />
            <DataSection account={account} />
            <Section name="sign-out" heading={words.signOut} action={signOut}>
              <SignOutButton
                action={signOut}
                label={signOut.busy ? words.signingOut : words.signOut}
                onLeave={signOut.run}
              />
            </Section>
          </div>
          {account.proof !== null && <ProofDialog proof={account.proof} />}
        </StepLayout>
      );
    }
  }
}
