import { useState } from "react";
import { grouped, lessonInsight, feltWords, insight as words } from "#app/copy/insight.ts";
import type { Insight } from "#app/data/authoring/authoring.ts";
import { Choice } from "./Choice.tsx";
import { finishedShare, LESSON_ORDERS, sortLessons } from "./lesson-shares.ts";
import type { Lesson, LessonOrder } from "./lesson-shares.ts";
import panels from "./panels.module.css";
import page from "./Statistics.module.css";
import styles from "./StatisticsTable.module.css";

type Felt = Lesson["difficulty" | "enjoyment"];

interface Props extends Pick<Insight, "courses" | "lessons"> {
  onOpen: (lesson: Lesson) => void;
}

/** Each lesson: how many children began and finished it, how hard it was, and whether it was fun. */
export function LessonsTable({ courses, lessons, onOpen }: Props) {
  const [course, setCourse] = useState<string | null>(null);
  const [order, setOrder] = useState<LessonOrder | null>(null);
  const courseOf = (id: string | null) =>
    course === null && courses.length > 1 ? courses.find((one) => one.id === id)?.title : undefined;
  const ofCourse = lessons.filter(({ course_id }) => course === null || course_id === course);
  const shown = order === null ? ofCourse : sortLessons(ofCourse, order);
  const keys = [
    { name: words.felt, answers: givenIn(shown.map(({ difficulty }) => difficulty)) },
    { name: words.enjoyed, answers: givenIn(shown.map(({ enjoyment }) => enjoyment)) },
  ];
  return (
    <div className={styles.scroll}>
      <div className={page.filters}>
        <Choice
          label={words.course}
          all={words.allCourses}
          value={course}
          options={courses.map(({ id, title }) => ({ value: id, label: title }))}
          onChoose={setCourse}
        />
        <Choice
          label={words.order}
          all={words.courseOrder}
          value={order}
          options={LESSON_ORDERS.map((value) => ({ value, label: words.orders[value] }))}
          onChoose={setOrder}
        />
      </div>
      {shown.length === 0 && <p>{words.noLesson}</p>}
      <table className={styles.table} data-cards>
        <thead>
          <tr>
            <th scope="col">{words.lesson}</th>
            <th scope="col">{words.started}</th>
            <th scope="col">{words.finished}</th>
            {keys.map(({ name, answers }) => (
              <th key={name} scope="col">
                <span>{name}</span>
                <Key answers={answers} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((lesson) => {
            const { id, title, started, difficulty, enjoyment } = lesson;
            const courseTitle = courseOf(lesson.course_id);
            const hasAnswers = [...difficulty, ...enjoyment].some(({ count }) => count > 0);
            return (
              <tr key={id}>
                <th scope="row">
                  <button type="button" className={panels.link} onClick={() => onOpen(lesson)}>
                    {title}
                  </button>
                  {courseTitle !== undefined && <small>{courseTitle}</small>}
                </th>
                {started === 0 ? (
                  <td colSpan={4} className={styles.few}>
                    {words.fewer}
                  </td>
                ) : (
                  <>
                    <td data-label={words.started}>{grouped(started)}</td>
                    <td data-label={words.finished}>
                      <Finished lesson={lesson} />
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

function Finished({ lesson }: { lesson: Lesson }) {
  const { finished } = lesson;
  const share = finishedShare(lesson);
  if (share === null || finished === 0) return <span className={styles.few}>{words.fewer}</span>;
  return (
    <span className={styles.measure}>
      <span>
        <b>{lessonInsight.percent(share)}</b> ({grouped(finished)})
      </span>
      <span className={styles.track} aria-hidden="true">
        <span className={styles.bar} style={{ width: `${100 * share}%` }} />
      </span>
    </span>
  );
}

interface Answer {
  value: Felt[number]["value"];
  /** Place of its colour, from the least to the most. */
  step: number;
}

/** The answers that any of these lessons was given. */
const givenIn = (lessons: readonly Felt[]): Answer[] =>
  (lessons[0] ?? []).flatMap(({ value }, step) =>
    lessons.some((felt) => (felt[step]?.count ?? 0) > 0) ? [{ value, step }] : [],
  );

/** What each colour of a bar means. */
const Key = ({ answers }: { answers: readonly Answer[] }) => (
  <span className={styles.key} aria-hidden="true">
    {answers.map(({ value, step }) => (
      <span key={value} data-step={step}>
        {feltWords[value]}
      </span>
    ))}
  </span>
);

/** The answers to one question as parts of a bar, with their shares; their words are in the key. */
function Shares({ felt }: { felt: Felt }) {
  const all = felt.reduce((sum, { count }) => sum + count, 0);
  if (all === 0) return <span className={styles.few}>{words.tooFew}</span>;
  return (
    <span className={styles.shares}>
      {felt.map(
        ({ value, count }, step) =>
          count > 0 && (
            <span
              key={value}
              data-step={step}
              style={{ flexGrow: count }}
              title={words.answered(feltWords[value], count)}
            >
              <small>{feltWords[value]}: </small>
              <b>{lessonInsight.percent(count / all)}</b>
            </span>
          ),
      )}
    </span>
  );
}
