import hand from "#course/media/answers/hand.svg?url";
import coin from "#course/media/answers/coin.svg?url";
import car from "#course/media/answers/car.svg?url";
import broom from "#course/media/answers/broom.svg?url";
import house from "#course/media/answers/house.svg?url";
import { startUrls } from "#domain/routing/start-urls.ts";
import { landing } from "#app/copy/landing.ts";
import { LandingSection } from "./LandingSection.tsx";
import landingStyles from "./Landing.module.css";
import styles from "./ForParents.module.css";

const pictures = [hand, coin, car, broom, house];
const { parents } = landing;

/** What a parent wants to know before a child plays. */
export const ForParents = () => (
  <LandingSection id="landing-parents" heading={parents.heading} className={styles.parents}>
    <ul className={`${landingStyles.list} ${styles.list}`}>
      {parents.list.map(({ title, text }, index) => (
        <li key={title}>
          <img src={pictures[index]} alt="" width="72" height="72" loading="lazy" />
          <div>
            <h3>{title}</h3>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ul>
    <p className={styles.more}>
      <a href={startUrls.privacy}>{parents.privacy}</a>
    </p>
  </LandingSection>
);
