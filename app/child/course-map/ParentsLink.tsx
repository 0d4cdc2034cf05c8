import { paths } from "#domain/routing/child-paths.ts";
import { courseMap as words } from "#app/copy/child.ts";
import styles from "./ParentsLink.module.css";

export const ParentsLink = () => (
  <p className={styles.link}>
    <a href={paths.account()}>{words.parents}</a>
  </p>
);
