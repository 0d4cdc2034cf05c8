import { useState } from "react";
import { shareOf } from "#domain/wire/insight.ts";
import { lessonInsight } from "#app/copy/insight.ts";
import { feltWords, insight as words } from "#app/copy/insight-panel.ts";
import type { Insight } from "#app/data/authoring/authoring.ts";
import { Choice } from "./Choice.tsx";
import panels from "./panels.module.css";
import styles from "./Statistics.module.css";

type Lesson = Insight["lessons"][number];
type Felt = Lesson["difficulty" | "enjoyment"];

interface Props extends Pick<Insight, "courses" | "lessons"> {
  onOpen: (lesson: Lesson) => void;
}

/** Each lesson: how many children began and finished it, how hard it was, and whether it was fun. */
export function LessonsTable({ courses, lessons, onOpen }: Props) {
  const [course, setCourse] = useState<string | null>(null);
  const shown = lessons.filter(({ course_id }) => course === null || course_id === course);
  const [first] = lessons;
  return (
    <div className={styles.scroll}>
      <div className={styles.filters}>
        <Choice
          label={words.course}
          all={words.allCourses}
          value={course}
          options={courses.map(({ id, title }) => ({ value: id, label: title }))}
          onChoose={setCourse}
        />
      </div>
      {shown.length === 0 && <p>{words.noLesson}</p>}
      <table className={styles.table} data-cards>
        <thead>
          <tr>
            <th scope="col">{words.lesson}</th>
            <th scope="col">{words.started}</th>
            <th scope="col">{words.finished}</th>
            <th scope="col">
              {words.felt}
              {first !== undefined && <Key felt={first.difficulty} />}
            </th>
            <th scope="col">
              {words.enjoyed}
              {first !== undefined && <Key felt={first.enjoyment} />}
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.map((lesson) => {
            const { id, title, started, finished, difficulty, enjoyment } = lesson;
            const hasAnswers = [...difficulty, ...enjoyment].some(({ count }) => count > 0);
            return (
              <tr key={id}>
                <th scope="row">
                  <button type="button" className={panels.link} onClick={() => onOpen(lesson)}>
                    {title}
                  </button>
                </th>
                {started === 0 ? (
                  <td colSpan={4} className={styles.few}>
                    {words.fewer}
                  </td>
                ) : (
                  <>
                    <td data-label={words.started}>{started}</td>
                    <td data-label={words.finished}>
                      <Finished started={started} finished={finished} />
                    </td>
                    {hasAnswers ? (
                      <>
                        <td data-label={words.felt}>
                          <Shares felt={difficulty} />
                        </td>
                        <td data-label={words.enjoyed}>
                          <Shares felt={enjoyment} />
                        </td>
                      </>
                    ) : (
                      <td colSpan={2} className={styles.few}>
                        {words.tooFew}
                      </td>
                    )}
                  </>
                )}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

function Finished({ started, finished }: Pick<Lesson, "started" | "finished">) {
  const share = shareOf(finished, started);
  if (share === null || finished === 0) return <span className={styles.few}>{words.fewer}</span>;
  return (
    <span className={styles.measure}>
      <span>
        <b>{lessonInsight.percent(share)}</b> ({finished})
      </span>
      <span className={styles.track} aria-hidden="true">
        <span className={styles.bar} style={{ width: `${100 * share}%` }} />
      </span>
    </span>
  );
}

/** What each colour of a bar means. */
const Key = ({ felt }: { felt: Felt }) => (
  <span className={styles.key} aria-hidden="true">
    {felt.map(({ value }, index) => (
      <span key={value} data-step={index}>
        {feltWords[value]}
      </span>
    ))}
  </span>
);

/** The answers to one question as parts of a bar, with their shares; below it their words, where the head of the column is not seen. */
function Shares({ felt }: { felt: Felt }) {
  const all = felt.reduce((sum, { count }) => sum + count, 0);
  if (all === 0) return <span className={styles.few}>{words.tooFew}</span>;
  const chosen = felt.map((answer, step) => ({ ...answer, step })).filter(({ count }) => count > 0);
  const share = (count: number) => lessonInsight.percent(count / all);
  return (
    <>
      <span className={styles.shares}>
        {chosen.map(({ value, count, step }) => (
          <span
            key={value}
            data-step={step}
            style={{ flexGrow: count }}
            title={words.answered(feltWords[value], count)}
          >
            <small>{feltWords[value]}: </small>
            <b>{share(count)}</b>
          </span>
        ))}
      </span>
      <span className={styles.key} aria-hidden="true">
        {chosen.map(({ value, count, step }) => (
          <span key={value} data-step={step} data-words={`${feltWords[value]} ${share(count)}`} />
        ))}
      </span>
    </>
  );
}
