import { paths } from "#domain/routing/paths.ts";
import type { LegalPage } from "#app/copy/legal.ts";
import { ButtonLink } from "#app/ui/Button.tsx";
import { StepLayout } from "#app/ui/StepLayout.tsx";
import styles from "./LegalScreen.module.css";

export function LegalScreen({ page }: { page: LegalPage }) {
  return (
    <StepLayout heading={page.heading} mood="talking" picture="shield">
      {page.sections.map(({ heading, text }) => (
        <section key={heading} className={styles.section}>
          <h2>{heading}</h2>
          {typeof text === "string" ? (
            <p>{text}</p>
          ) : (
            <ul>
              {text.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          )}
        </section>
      ))}
      <ButtonLink href={paths.home()}>{page.home}</ButtonLink>
    </StepLayout>
  );
}
