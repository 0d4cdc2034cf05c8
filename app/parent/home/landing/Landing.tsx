import type { PaywallMode } from "#domain/payments/purchase.ts";
import { startUrls } from "#domain/routing/start-urls.ts";
import { landing, offerOf } from "#app/copy/landing.ts";
import { ButtonLink } from "#app/ui/Button.tsx";
import { Glimm } from "#app/ui/Mascot.tsx";
import { LegalLinks } from "../LegalLinks.tsx";
import { ForParents } from "./ForParents.tsx";
import { Missions } from "./Missions.tsx";
import { PriceAndQuestions } from "./PriceAndQuestions.tsx";
import { Steps } from "./Steps.tsx";
import { Story } from "./Story.tsx";
import { Wave } from "./Wave.tsx";
import styles from "./Landing.module.css";

/** What stands below the first screen of the start page. */
export function Landing({ paywall }: { paywall: PaywallMode }) {
  const offer = offerOf(paywall);
  return (
    <>
      <Story />
      <Missions />
      <Steps />
      <ForParents />
      <PriceAndQuestions offer={offer} />
      <section className={styles.end} aria-labelledby="landing-end">
        <Wave />
        <Glimm mood="happy" className={styles.glimm} />
        <h2 id="landing-end" className={styles.heading}>
          {landing.end.heading}
        </h2>
        <div className={styles.last}>
          <ButtonLink look="gold" href={`${startUrls.onboardingIntro}#play`}>
            {offer.button}
          </ButtonLink>
        </div>
        <LegalLinks />
      </section>
    </>
  );
}
