import { paths } from "#domain/routing/child-paths.ts";
import { shelfStatus } from "#domain/learning/shelf.ts";
import type { ShelfCourse } from "#domain/learning/shelf.ts";
import { courseMap as words } from "#app/copy/child.ts";
import { SpeakButton } from "#app/read-aloud/SpeakButton.tsx";
import { Icon } from "#app/ui/Icon.tsx";
import { usePictureUrl } from "#app/ui/media-urls.ts";
import { ChestPicture } from "./ChestPicture.tsx";
import { ParentsLink } from "./ParentsLink.tsx";
import { MapHead } from "./MapHead.tsx";
import { MapStreak } from "./MapStreak.tsx";
import styles from "./Shelf.module.css";
import { Link } from "../router.tsx";

interface Props {
  courses: readonly ShelfCourse[];
  heading: string;
  /** The heading for read-aloud, without the child's name, which has no recording. */
  spoken: string;
}

/** All courses of a family with several: each leads to its map (R-MAP-6). */
export function Shelf({ courses, heading, spoken }: Props) {
  return (
    <div className={styles.shelf}>
      <MapHead kicker={words.shelfHeading} heading={heading} spoken={spoken} />
      <MapStreak />
      <ul className={styles.courses}>
        {courses.map((course) => (
          <Course key={course.id} course={course} />
        ))}
      </ul>
      <ParentsLink />
    </div>
  );
}

function Course({ course }: { course: ShelfCourse }) {
  const { id, title, cover_url, lessons, open_lessons } = course;
  const status = shelfStatus(course);
  const cover = usePictureUrl(cover_url);
  const done = lessons - open_lessons.length;
  return (
    <li className={styles.course} data-status={status}>
      <div className={styles.cover}>
        {cover.src === null || cover.hasFailed ? (
          <ChestPicture isOpen={status === "done"} />
        ) : (
          <img src={cover.src} alt="" onError={cover.onError} />
        )}
        <span className={styles.badge}>
          {status === "done" && <Icon name="check" />}
          {words.shelfStatus[status]}
        </span>
      </div>
      <div className={styles.words}>
        <div className={styles.name}>
          <h2 dir="auto">
            <Link className={styles.open} href={paths.courseMap({ course: id })}>
              {title}
            </Link>
          </h2>
          <span className={styles.speak}>
            <SpeakButton text={title} />
          </span>
        </div>
        <progress className={styles.bar} value={done} max={lessons} aria-hidden="true" />
        <p className={styles.count}>{words.missions(done, lessons)}</p>
      </div>
    </li>
  );
}
