import { lazy, Suspense, useLayoutEffect } from "react";
import type { ComponentType } from "react";
import { Route, Switch, useLocation } from "wouter";
import { ASKED_FIELDS, FIELD_ROWS } from "#domain/family/fields.ts";
import type { AskedField } from "#domain/family/fields.ts";
import { forEachName, keysOf } from "#domain/pick.ts";
import { paths } from "#domain/routing/paths.ts";
import { NOT_FOUND_PAGE } from "#domain/routing/routes.ts";
import type { PARENT_PAGES } from "#domain/routing/routes.ts";
import { privacy, terms } from "#app/copy/legal.ts";
import { fieldWords } from "#app/copy/fields.ts";
import { intro } from "#app/copy/intro.ts";
import { accountVerify, createAccount } from "#app/copy/onboarding.ts";
import { account, authTest } from "#app/copy/account.ts";
import { certificate } from "#app/copy/certificate.ts";
import { learned } from "#app/copy/learned.ts";
import { missionCards } from "#app/copy/mission-cards.ts";
import { confirm, ready, setupReminders, smsReminder } from "#app/copy/reminders.ts";
import { paywall, publicBeta, setup } from "#app/copy/setup.ts";
import { callback, guard, handler, login, magicLinkSent, notFound } from "#app/copy/sign-in.ts";
import { siteData } from "#app/copy/site-data.ts";
import { trackOtherPage, trackPage } from "#app/telemetry/track.ts";
import { LoadingScreen } from "#app/ui/LoadingScreen.tsx";
import { MessageScreen } from "#app/ui/MessageScreen.tsx";
import { SiteDataNote } from "#app/ui/SiteDataNote.tsx";
import { usePageTitle } from "#app/ui/screen-state.ts";
import { AccountVerifyScreen } from "./create-account/AccountVerifyScreen.tsx";
import { CreateAccountScreen } from "./create-account/CreateAccountScreen.tsx";
import { IntroScreen } from "./home/IntroScreen.tsx";
import { LegalLinks } from "./home/LegalLinks.tsx";
import { LegalScreen } from "./legal/LegalScreen.tsx";
import { QuestionScreen } from "./onboarding/QuestionScreen.tsx";
import { PaywallScreen } from "./paywall/PaywallScreen.tsx";
import { SetupRemindersScreen } from "./reminders/SetupRemindersScreen.tsx";
import { SmsReminderScreen } from "./reminders/SmsReminderScreen.tsx";
import { PublicBetaScreen } from "./setup/PublicBetaScreen.tsx";
import { SetupScreen } from "./setup/SetupScreen.tsx";
import { useIsStopped } from "./site-data/lead-on.ts";
import { SiteDataScreen } from "./site-data/SiteDataScreen.tsx";
import { CallbackScreen } from "./sign-in/CallbackScreen.tsx";
import { AuthTestScreen } from "./sign-in/AuthTestScreen.tsx";
import { LoginScreen } from "./sign-in/LoginScreen.tsx";
import { MagicLinkHandlerScreen } from "./sign-in/MagicLinkHandlerScreen.tsx";
import { MagicLinkSentScreen } from "./sign-in/MagicLinkSentScreen.tsx";

// For families who have an account: who signs up does not load them.
const AccountScreen = lazy(() =>
  import("./account/AccountScreen.tsx").then((module) => ({ default: module.AccountScreen })),
);
const CertificateScreen = lazy(() =>
  import("./certificate/CertificateScreen.tsx").then((module) => ({
    default: module.CertificateScreen,
  })),
);
const LearnedScreen = lazy(() =>
  import("./learned/LearnedScreen.tsx").then((module) => ({ default: module.LearnedScreen })),
);
const MissionCardsScreen = lazy(() =>
  import("./mission-cards/MissionCardsScreen.tsx").then((module) => ({
    default: module.MissionCardsScreen,
  })),
);

type Pattern = keyof typeof PARENT_PAGES;
type QuestionPattern = (typeof FIELD_ROWS)[AskedField]["asked"]["path"];

const SCREENS: Record<
  Exclude<Pattern, QuestionPattern>,
  { title: string; screen: ComponentType }
> = {
  "/onboarding": { title: intro.title, screen: Intro },
  "/onboarding/intro": { title: intro.title, screen: Intro },
  "/onboarding/setup-reminders": { title: setupReminders.title, screen: SetupRemindersScreen },
  "/onboarding/sms-reminder": { title: smsReminder.title, screen: SmsReminderScreen },
  "/onboarding/ready": { title: ready.title, screen: Ready },
  "/onboarding/confirm": { title: confirm.title, screen: Confirm },
  "/onboarding/create-account": { title: createAccount.title, screen: CreateAccountScreen },
  "/onboarding/account-verify": { title: accountVerify.title, screen: AccountVerifyScreen },
  "/login": { title: login.title, screen: LoginScreen },
  "/magic-link-sent": { title: magicLinkSent.title, screen: MagicLinkSentScreen },
  "/auth/magic-link-handler": { title: handler.title, screen: MagicLinkHandlerScreen },
  "/auth/callback": { title: callback.title, screen: CallbackScreen },
  "/auth/test": { title: authTest.title, screen: AuthTestScreen },
  "/setup": { title: setup.title, screen: SetupScreen },
  "/public/beta": { title: publicBeta.title, screen: PublicBetaScreen },
  "/paywall": { title: paywall.title, screen: PaywallScreen },
  "/account": { title: account.title, screen: AccountScreen },
  "/account/certificate": { title: certificate.title, screen: CertificateScreen },
  "/account/mission-cards": { title: missionCards.title, screen: MissionCardsScreen },
  "/account/learned": { title: learned.title, screen: LearnedScreen },
  "/privacy": { title: privacy.title, screen: () => <LegalScreen page={privacy} /> },
  "/terms": { title: terms.title, screen: () => <LegalScreen page={terms} /> },
};

/** A screen of its own for each question: nothing of one stays on the next. */
const QUESTION_SCREENS = forEachName(ASKED_FIELDS, (field) => () => (
  <QuestionScreen field={field} />
));

export function ParentRoutes() {
  return (
    <Switch>
      {ASKED_FIELDS.map((field) => {
        const { path } = FIELD_ROWS[field].asked;
        return (
          <Route key={path} path={path}>
            <Page title={fieldWords[field].title} screen={QUESTION_SCREENS[field]} pattern={path} />
          </Route>
        );
      })}
      {keysOf(SCREENS).map((pattern) => (
        <Route key={pattern} path={pattern}>
          <Page {...SCREENS[pattern]} pattern={pattern} />
        </Route>
      ))}
      <Route>
        <Page title={notFound.title} screen={NotFound} pattern={null} />
      </Route>
    </Switch>
  );
}

interface PageProps {
  title: string;
  screen: ComponentType;
  /** null: at no URL of ours. */
  pattern: Pattern | null;
}

function Page({ title, screen: Screen, pattern }: PageProps) {
  usePageTitle(title);
  // Before the effects of the screen itself, which send its events.
  useLayoutEffect(
    () => (pattern === null ? trackOtherPage(NOT_FOUND_PAGE) : trackPage(pattern)),
    [pattern],
  );
  const isStopped = useIsStopped();
  return isStopped ? (
    <SiteDataScreen />
  ) : (
    <>
      <SiteDataNote text={siteData.parents} />
      <Suspense fallback={<LoadingScreen heading={guard.loading} />}>
        <Screen />
      </Suspense>
    </>
  );
}

function Intro() {
  const [, navigate] = useLocation();
  return (
    <IntroScreen
      isPlaying={window.location.hash === "#play"}
      onDone={() => navigate(paths.parentName())}
    >
      <LegalLinks />
    </IntroScreen>
  );
}

function Ready() {
  const link = { href: paths.lessonIntro(), label: ready.button };
  return (
    <MessageScreen
      heading={ready.heading}
      text={ready.text}
      link={link}
      mood="celebrating"
      picture="map"
    />
  );
}

function Confirm() {
  const link = { href: paths.ready(), label: confirm.button };
  return (
    <MessageScreen
      heading={confirm.heading}
      text={confirm.text}
      link={link}
      mood="happy"
      picture="letter"
    />
  );
}

function NotFound() {
  return (
    <MessageScreen
      heading={notFound.heading}
      text={notFound.text}
      link={{ href: paths.home(), label: notFound.home }}
      mood="oops"
    />
  );
}
