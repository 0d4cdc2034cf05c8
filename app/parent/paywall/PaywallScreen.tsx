import { paths } from "#domain/routing/paths.ts";
import { missions } from "#app/copy/missions.ts";
import { paywall as words } from "#app/copy/setup.ts";
import { guard } from "#app/copy/sign-in.ts";
import { Button, ButtonLink } from "#app/ui/Button.tsx";
import { LoadingScreen } from "#app/ui/LoadingScreen.tsx";
import { useScreenState } from "#app/ui/screen-state.ts";
import { StepLayout } from "#app/ui/StepLayout.tsx";
import { BehindParentalGate } from "../parental-gate/BehindParentalGate.tsx";
import { covers } from "../covers.ts";
import { Ticks } from "../Ticks.tsx";
import { usePaywall } from "./usePaywall.ts";
import styles from "./PaywallScreen.module.css";

export function PaywallScreen() {
  return (
    <BehindParentalGate>
      <Paywall />
    </BehindParentalGate>
  );
}

function Paywall() {
  const paywall = usePaywall();
  useScreenState("paywall", paywall.state);
  const back = (
    <ButtonLink look="quiet" href={paths.courseMap()}>
      {words.back}
    </ButtonLink>
  );
  switch (paywall.state) {
    case "loading":
      return <LoadingScreen heading={guard.loading} />;
    case "redirecting":
      return <LoadingScreen heading={guard.redirecting} />;
    case "failed":
      return (
        <StepLayout key="failed" heading={paywall.message} mood="oops" picture="broken">
          <Button onClick={paywall.look}>{words.checkAgain}</Button>
          {back}
        </StepLayout>
      );
    case "waiting":
      return (
        <StepLayout key="waiting" heading={words.waitingHeading} mood="thinking" picture="chest">
          <p role="status">{paywall.isSlow ? words.slow : words.waiting}</p>
          {paywall.isSlow && <Button onClick={paywall.look}>{words.checkAgain}</Button>}
          {paywall.isSlow && back}
        </StepLayout>
      );
    case "paid":
      return (
        <StepLayout
          key="paid"
          heading={paywall.isFresh ? words.paidHeading : words.alreadyHeading}
          mood="celebrating"
          picture="chest"
        >
          <p>{words.paid}</p>
          <ButtonLink look="gold" href={paths.courseMap()}>
            {words.go}
          </ButtonLink>
        </StepLayout>
      );
    case "offer":
      return (
        <StepLayout key="offer" heading={words.heading} mood="wave" picture="chest" wide>
          <p>{words.text}</p>
          <div className={styles.offer}>
            <section className={styles.card}>
              <div className={styles.covers}>
                {covers.map((cover) => (
                  <img key={cover} src={cover} alt="" width="480" height="853" />
                ))}
              </div>
              <div className={styles.what}>
                <div>
                  <h2>{words.card}</h2>
                  <p>{words.lessons}</p>
                </div>
                <p className={styles.price}>{words.price}</p>
              </div>
              <Button look="gold" disabled={paywall.buy.busy} onClick={() => paywall.buy.run()}>
                {paywall.buy.busy ? words.opening : words.button}
              </Button>
              {paywall.buy.error !== null && <p role="alert">{paywall.buy.error.message}</p>}
              <p className={styles.note}>{words.note}</p>
            </section>
            <section className={styles.can} aria-labelledby="can-heading">
              <h2 id="can-heading">{words.can}</h2>
              <ol>
                {missions.map(({ title, can }) => (
                  <li key={title}>{can}</li>
                ))}
              </ol>
              <Ticks points={words.points} />
            </section>
          </div>
          <a className={styles.back} href={paths.courseMap()}>
            {words.back}
          </a>
        </StepLayout>
      );
  }
}
