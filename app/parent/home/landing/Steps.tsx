import game from "#course/media/answers/chest.svg?url";
import home from "#course/media/answers/jar-save.svg?url";
import letter from "#course/media/landing/letter.svg?url";
import { landing } from "#app/copy/landing.ts";
import { LandingSection } from "./LandingSection.tsx";
import landingStyles from "./Landing.module.css";
import styles from "./Steps.module.css";

const pictures = [letter, game, home];
const { steps } = landing;

/** From the sign-up to a task at home, in three steps. */
export const Steps = () => (
  <LandingSection id="landing-steps" heading={steps.heading} className={styles.steps}>
    <ol className={`${landingStyles.list} ${styles.list}`}>
      {steps.list.map(({ title, text }, index) => (
        <li key={title}>
          <img src={pictures[index]} alt="" width="160" height="160" loading="lazy" />
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  </LandingSection>
);
