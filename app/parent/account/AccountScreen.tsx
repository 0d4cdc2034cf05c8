import { useState } from "react";
import { paths } from "#domain/routing/paths.ts";
import { account as words } from "#app/copy/account.ts";
import { weeklyMail } from "#app/copy/learned.ts";
import { ButtonLink } from "#app/ui/Button.tsx";
import { useScreenState } from "#app/ui/screen-state.ts";
import { StepLayout } from "#app/ui/StepLayout.tsx";
import { NotReady } from "../NotReady.tsx";
import { BehindParentalGate } from "../parental-gate/BehindParentalGate.tsx";
import { ProofDialog } from "../proof/ProofDialog.tsx";
import { ChildPanel } from "./child/ChildPanel.tsx";
import { ChildrenSection } from "./ChildrenSection.tsx";
import { ConsentSection, DataSection, DeviceSection } from "./DataSections.tsx";
import { EmailSection } from "./EmailSection.tsx";
import { FamilySection } from "./FamilySection.tsx";
import { Group } from "./Group.tsx";
import { JarsSection } from "./jars/JarsSection.tsx";
import { LessonLanguageSection } from "./LessonLanguageSection.tsx";
import { Notices } from "./Notices.tsx";
import { ReminderSection } from "./ReminderSection.tsx";
import { VoiceSection } from "./VoiceSection.tsx";
import { Section } from "./Section.tsx";
import { useAccount } from "./useAccount.ts";
import type { ReadyAccount } from "./useAccount.ts";
import { useOpenGroups } from "./useOpenGroups.ts";
import { WeeklyMail } from "../learned/WeeklyMail.tsx";
import { WeeklyOffer } from "../learned/WeeklyOffer.tsx";
import { useWeeklySummary } from "../learned/useWeeklySummary.ts";
import { SignOutButton } from "../sign-out/SignOutButton.tsx";
import sections from "../sections.module.css";
import styles from "./AccountScreen.module.css";

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
    case "ready":
      return (
        <StepLayout
          key="ready"
          heading={words.heading}
          mood="wave"
          back={{ label: words.back, go: () => window.location.assign(paths.courseMap()) }}
          wide
        >
          <Parts account={account} />
          {account.proof !== null && <ProofDialog proof={account.proof} />}
        </StepLayout>
      );
  }
}

/** Notices that need an action of the parent, the children, and everything else in groups. */
function Parts({ account }: { account: ReadyAccount }) {
  const groups = useOpenGroups();
  const [savedJars, setSavedJars] = useState(0);
  const { me, isPaid } = account.data;
  const { profile } = me;
  const weekly = useWeeklySummary(profile !== null);
  const { signOut } = account.actions;
  return (
    <div className={styles.parts} data-family={profile !== null}>
      <Notices data={account.data} />
      {profile !== null && (
        <ChildPanel family={me.children} round={savedJars}>
          {weekly.isOffered && (
            <a className={styles.offer} href="#weekly">
              {weeklyMail.offer}
            </a>
          )}
        </ChildPanel>
      )}
      <div className={styles.groups}>
        <Group name="family" groups={groups}>
          {profile !== null && (
            <>
              <FamilySection account={account} profile={profile} />
              <ChildrenSection account={account} />
              <JarsSection account={account} onSaved={() => setSavedJars(savedJars + 1)} />
            </>
          )}
          <VoiceSection />
          {profile !== null && <LessonLanguageSection />}
          <Section name="payment" heading={words.payment} action={null}>
            <p>{isPaid ? words.paid : words.notPaid}</p>
            {!isPaid && (
              <ButtonLink look="quiet" href={paths.paywall()}>
                {words.buy}
              </ButtonLink>
            )}
          </Section>
        </Group>
        <Group name="notifications" groups={groups}>
          <ReminderSection account={account} />
          {profile !== null && (
            <Section
              name="weekly"
              heading={weeklyMail.heading}
              action={{ ...weekly.answer, notice: null }}
            >
              {weekly.isOffered ? <WeeklyOffer weekly={weekly} /> : <WeeklyMail weekly={weekly} />}
            </Section>
          )}
        </Group>
        <Group name="privacy" groups={groups}>
          <ConsentSection account={account} />
          <DataSection account={account} />
        </Group>
        <Group name="sign-in" groups={groups}>
          <EmailSection account={account} />
          <DeviceSection account={account} />
        </Group>
        <div className={styles.leave}>
          <SignOutButton
            action={signOut}
            label={signOut.busy ? words.signingOut : words.signOut}
            look="text"
            onLeave={signOut.run}
          />
          {signOut.error !== null && (
            <p role="alert" className={sections.problem}>
              {signOut.error.message}
            </p>
          )}
        </div>
      </div>
    </div>
  );
}
