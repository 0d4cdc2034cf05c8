import { landing } from "#app/copy/landing.ts";
import { LandingSection } from "./LandingSection.tsx";
import landingStyles from "./Landing.module.css";
import { covers } from "../../covers.ts";
import styles from "./Missions.module.css";

const { missions } = landing;

/** The five missions with their covers, and how they fit each age. */
export const Missions = () => (
  <LandingSection id="landing-missions" heading={missions.heading} className={styles.missions}>
    <p className={styles.lead}>{missions.text}</p>
    <ol className={`${landingStyles.list} ${styles.list}`}>
      {missions.list.map(({ title, can }, index) => (
        <li key={title} className={styles.mission}>
          <div className={styles.cover}>
            <img src={covers[index]} alt="" width="480" height="853" loading="lazy" />
          </div>
          <span className={styles.number} aria-hidden="true">
            {index + 1}
          </span>
          <h3>{title}</h3>
          <p>{can}</p>
        </li>
      ))}
    </ol>
    <h3 className={styles.fits}>{missions.ages}</h3>
    <dl className={styles.ages}>
      {missions.byAge.map(({ age, text }) => (
        <div key={age}>
          <dt>{age}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  </LandingSection>
);
