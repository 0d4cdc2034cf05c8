import { translation as words } from "#app/copy/translation.ts";
import type { OutlineLesson } from "#app/data/authoring/authoring.ts";
import styles from "./Checklist.module.css";
import panels from "./panels.module.css";

interface Props {
  languages: OutlineLesson["languages"];
  /** One language in words. */
  say: (lang: string, progress: OutlineLesson["languages"][string]) => string;
  /** Leads to the translation of what is not complete. */
  onOpen?: (lang: string) => void;
  /** Said below them while one is not complete. */
  children?: string;
}

/** How far the lesson is in each language of its course. */
export function LanguageStates({ languages, say, onOpen, children }: Props) {
  const all = Object.entries(languages);
  if (all.length === 0) return null;
  return (
    <div className={styles.clips}>
      <p>{words.languages}</p>
      <ul>
        {all.map(([lang, progress]) => (
          <li key={lang}>
            {say(lang, progress)}
            {onOpen !== undefined && !progress.done && (
              <button
                type="button"
                className={panels.link}
                aria-label={words.into(lang)}
                onClick={() => onOpen(lang)}
              >
                {words.translateShort}
              </button>
            )}
          </li>
        ))}
      </ul>
      {children !== undefined && all.some(([, { done }]) => !done) && <span>{children}</span>}
    </div>
  );
}
