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
        {first !== undefined && (
          <div className={styles.keys} aria-hidden="true">
            <Key label={words.felt} felt={first.difficulty} />
            <Key label={words.enjoyed} felt={first.enjoyment} />
          </div>
        )}
      </div>
      {shown.length === 0 && <p>{words.noLesson}</p>}
      <table className={styles.table} data-cards>
        <thead>
          <tr>
            <th scope="col">{words.lesson}</th>
            <th scope="col">{words.started}</th>
            <th scope="col">{words.finished}</th>
            <th scope="col">{words.felt}</th>
            <th scope="col">{words.enjoyed}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((lesson) => {
            const { id, title, started, finished, difficulty, enjoyment } = lesson;
            return (
              <tr key={id}>
                <th scope="row">
                  <button type="button" className={panels.link} onClick={() => onOpen(lesson)}>
                    {title}
                  </button>
                </th>
                <td data-label={words.started}>{started === 0 ? words.fewer : started}</td>
                <td data-label={words.finished}>
                  <Finished started={started} finished={finished} />
                </td>
                <td data-label={words.felt}>
                  <Shares felt={difficulty} />
                </td>
                <td data-label={words.enjoyed}>
                  <Shares felt={enjoyment} />
                </td>
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
  if (share === null || finished === 0) return words.fewer;
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
const Key = ({ label, felt }: { label: string; felt: Felt }) => (
  <p className={styles.key}>
    <b>{label}</b>
    {felt.map(({ value }, index) => (
      <span key={value} data-step={index}>
        {feltWords[value]}
      </span>
    ))}
  </p>
);

/** The answers to one question as parts of a bar, with their shares. */
function Shares({ felt }: { felt: Felt }) {
  const all = felt.reduce((sum, { count }) => sum + count, 0);
  if (all === 0) return words.tooFew;
  const chosen = felt.map((answer, step) => ({ ...answer, step })).filter(({ count }) => count > 0);
  return (
    <span className={styles.shares}>
      {chosen.map(({ value, count, step }) => (
        <span
          key={value}
          data-step={step}
          style={{ flexGrow: count }}
          title={words.answered(feltWords[value], count)}
        >
          <small>{feltWords[value]}: </small>
          <b>{lessonInsight.percent(count / all)}</b>
        </span>
      ))}
    </span>
  );
}
