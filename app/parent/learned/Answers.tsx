import { learned as words } from "#app/copy/learned.ts";
import type { Learned } from "#app/data/learning/learned.ts";
import sections from "../sections.module.css";
import styles from "./Learned.module.css";

/** What the child showed by first tries, and what took several. */
export function Answers({ name, learned: { ideas, hard } }: { name: string; learned: Learned }) {
  return (
    <>
      <section className={sections.section} aria-labelledby="ideas-heading">
        <h2 id="ideas-heading">{words.ideas(name)}</h2>
        {ideas.length === 0 ? (
          <p>{words.noIdeas}</p>
        ) : (
          <p className={styles.small}>{words.ideasText}</p>
        )}
        {ideas.map(({ lesson_id, title, tag, right_first, answered, points }) => (
          <div key={lesson_id} className={styles.idea}>
            <h3 dir="auto">{tag.trim() === "" ? title : tag}</h3>
            <p className={styles.small}>{words.rightFirst(right_first, answered)}</p>
            <ul className={styles.points}>
              {points.map((point) => (
                <li key={point.question}>
                  <span dir="auto" className={styles.small}>
                    {point.question}
                  </span>
                  <strong dir="auto">{point.words}</strong>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </section>
      <section className={sections.section} aria-labelledby="hard-heading">
        <h2 id="hard-heading">{words.hard}</h2>
        <p className={styles.small}>{hard.length === 0 ? words.noHard : words.hardText}</p>
        <ul className={styles.hard}>
          {hard.map(({ lesson_title, question, tries, is_solved, hint }) => (
            <li key={`${lesson_title} ${question}`}>
              <strong dir="auto">{question}</strong>
              <span className={styles.small}>
                {is_solved ? words.solved(tries) : words.open(tries)}. {words.from(lesson_title)}
              </span>
              {hint !== null && (
                <span>
                  {words.hint} <em dir="auto">{hint}</em>
                </span>
              )}
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
