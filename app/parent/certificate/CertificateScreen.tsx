import { useRef } from "react";
import { paths } from "#domain/routing/paths.ts";
import { certificate as words } from "#app/copy/certificate.ts";
import { useAction } from "#app/data/base/use-action.ts";
import { Button, ButtonLink } from "#app/ui/Button.tsx";
import { CertificatePaper } from "#app/ui/certificate/CertificatePaper.tsx";
import { useScreenState } from "#app/ui/screen-state.ts";
import { StepLayout } from "#app/ui/StepLayout.tsx";
import { NotReady } from "../NotReady.tsx";
import { BehindParentalGate } from "../parental-gate/BehindParentalGate.tsx";
import { saveCertificate } from "./save-picture.ts";
import { useCertificate } from "./useCertificate.ts";
import { usePraise } from "./usePraise.ts";
import styles from "./Certificate.module.css";

export function CertificateScreen() {
  return (
    <BehindParentalGate>
      <Guarded />
    </BehindParentalGate>
  );
}

function Guarded() {
  const certificate = useCertificate();
  useScreenState("certificate", certificate.state);
  switch (certificate.state) {
    case "loading":
    case "redirecting":
    case "failed":
      return <NotReady page={certificate} words={words} />;
    case "unfinished":
      return (
        <StepLayout key="unfinished" heading={words.unfinishedHeading} mood="happy" picture="map">
          <p>{words.unfinished(certificate.childName)}</p>
          <ButtonLink href={paths.courseMap()}>{words.toCourse}</ButtonLink>
        </StepLayout>
      );
    case "ready":
      return <Ready childName={certificate.childName} />;
  }
}

function Ready({ childName }: { childName: string }) {
  usePraise();
  const drawing = useRef<SVGSVGElement>(null);
  const save = useAction(async () => {
    if (drawing.current !== null) await saveCertificate(drawing.current, "certificate.png");
  });
  return (
    <StepLayout heading={words.heading(childName)} mood="celebrating" wide>
      <CertificatePaper
        childName={childName}
        words={words}
        className={styles.paper}
        ref={drawing}
      />
      <div className={styles.buttons}>
        <Button onClick={() => window.print()}>{words.print}</Button>
        <Button look="quiet" disabled={save.busy} onClick={() => save.run()}>
          {save.busy ? words.saving : words.save}
        </Button>
      </div>
      {save.error !== null && <p role="alert">{words.saveFailed}</p>}
      <ButtonLink look="quiet" href={paths.account()}>
        {words.toAccount}
      </ButtonLink>
    </StepLayout>
  );
}
