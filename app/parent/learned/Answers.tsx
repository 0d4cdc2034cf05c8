import type { CanDo } from "#domain/learning/learned/can-do.ts";
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
        {ideas.map((idea) => (
          <div key={idea.lesson_id} className={styles.idea}>
            <h3 dir="auto">{idea.tag.trim() === "" ? idea.title : idea.tag}</h3>
            <p className={styles.small}>{words.rightFirst(idea.right_first, idea.answered)}</p>
            {idea.can_do.length > 0 ? <CanDos {...idea} /> : <Points {...idea} />}
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

type Idea = Learned["ideas"][number];

/** What was right on the first try, where the author noted no ideas. */
const Points = ({ points }: Pick<Idea, "points">) => (
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
);

/** Each idea of a lesson: shown, or not yet and what to try. */
const CanDos = ({ can_do, try_at_home }: Pick<Idea, "can_do" | "try_at_home">) => (
  <ul className={styles.points}>
    {can_do.map((one) => (
      <li key={one.idea} data-shown={one.is_shown}>
        <strong>
          {!one.is_shown && `${words.notYet} `}
          <span dir="auto">{one.idea}</span>
        </strong>
        <span className={styles.small}>{figuresOf(one).join(". ")}</span>
        {!one.is_shown && try_at_home !== null && (
          <span className={styles.small}>{words.tryAtHome(try_at_home)}</span>
        )}
      </li>
    ))}
  </ul>
);

/** The first tries of an idea, without the parts in which nothing was asked. */
const figuresOf = ({ before, after, lesson, later }: CanDo): string[] =>
  (
    [
      [words.rightFirst, lesson],
      [words.before, before],
      [words.after, after],
      [words.later, later],
    ] as const
  ).flatMap(([say, { right, of }]) => (of === 0 ? [] : [say(right, of)]));
