import { startUrls } from "#domain/routing/start-urls.ts";
import { intro } from "#app/copy/intro.ts";
import styles from "./LegalLinks.module.css";

/** The end of the start page: privacy and terms. */
export const LegalLinks = () => (
  <footer className={styles.foot}>
    <a href={startUrls.privacy}>{intro.privacy}</a>
    <a href={startUrls.terms}>{intro.terms}</a>
  </footer>
);
