import { paths } from "#domain/routing/child-paths.ts";
import { courseTrack as words } from "#app/copy/child-later.ts";
import styles from "./GrownUpsLink.module.css";

export const GrownUpsLink = () => (
  <p className={styles.link}>
    <a href={paths.account()}>{words.grownUps}</a>
  </p>
);
