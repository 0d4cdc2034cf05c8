import { useEffect, useRef } from "react";
import { paths } from "#domain/routing/child-paths.ts";
import { courseMap as words } from "#app/copy/child.ts";
import { siteData } from "#app/copy/site-data.ts";
import { missionCard as cardWords } from "#app/copy/mission-cards.ts";
import { Spoken } from "#app/read-aloud/Spoken.tsx";
import { SpeakButton } from "#app/read-aloud/SpeakButton.tsx";
import { Button } from "#app/ui/Button.tsx";
import { Icon } from "#app/ui/Icon.tsx";
import { useScreenState } from "#app/ui/screen-state.ts";
import { Scene } from "#app/ui/Scene.tsx";
import { SiteDataNote } from "#app/ui/SiteDataNote.tsx";
import { Skeleton } from "#app/ui/Skeleton.tsx";
import { Treasure } from "#app/ui/Treasure.tsx";
import { CarButton } from "./CarButton.tsx";
import { JarsLink } from "./JarsLink.tsx";
import { CardTiles } from "./CardTiles.tsx";
import { ParentsLink } from "./ParentsLink.tsx";
import { MapHead } from "./MapHead.tsx";
import { MapStreak } from "./MapStreak.tsx";
import { StatusPicture } from "./StatusPicture.tsx";
import { MapPath } from "./MapPath.tsx";
import { Shelf } from "./Shelf.tsx";
import { useCourseMap } from "./useCourseMap.ts";
import type { CourseMapState } from "./useCourseMap.ts";
import styles from "./CourseMap.module.css";
import { Link } from "../router.tsx";
import { TroubleScreen } from "../TroubleScreen.tsx";

const SKELETONS = ["one", "two", "three"];

export function CourseMapScreen() {
  const map = useCourseMap();
  useScreenState("course-map", map.state);
  if (map.state === "failed") {
    return (
      <TroubleScreen as="roughSea" reasons={[map.message]}>
        <Button onClick={map.again}>{words.tryAgain}</Button>
      </TroubleScreen>
    );
  }
  if (map.state === "astray") {
    return (
      <TroubleScreen as="lost" reasons={[map.message]}>
        <Button onClick={map.toMap}>{words.toMap}</Button>
      </TroubleScreen>
    );
  }
  return (
    <Scene place="beach">
      <SiteDataNote text={siteData.children} />
      <main className={styles.page}>
        {map.state === "ready" ? (
          <ReadyMap {...map} />
        ) : map.state === "shelf" ? (
          <Shelf {...map} />
        ) : (
          <Waiting />
        )}
      </main>
    </Scene>
  );
}

const Waiting = () => (
  <>
    <h1 className="visually-hidden">{words.heading}</h1>
    <Skeleton className={styles.skeletonHead} />
    {SKELETONS.map((name) => (
      <Skeleton key={name} className={styles.skeletonLesson} />
    ))}
  </>
);

/**
 * The lessons as stations of a path over a treasure map. The height follows the number of lessons.
 */
function ReadyMap({
  shelfPath,
  heading,
  spoken,
  lessons,
  current,
  isGoodStop,
  start,
}: Extract<CourseMapState, { state: "ready" }>) {
  const here = useRef<HTMLLIElement>(null);
  useEffect(() => {
    // Newer browsers return a promise from scrollIntoView; an effect must not return it as its
    // clean-up.
    void here.current?.scrollIntoView({ block: "center" });
  }, []);
  return (
    <>
      <MapHead
        kicker={
          shelfPath === null ? (
            words.heading
          ) : (
            <Link className={styles.shelf} href={shelfPath}>
              <Icon name="back" />
              {words.shelf}
            </Link>
          )
        }
        heading={heading}
        spoken={spoken}
      />
      <MapStreak />
      <JarsLink />
      <div className={styles.map}>
        <MapPath
          stations={lessons.length}
          done={lessons.filter(({ status }) => status === "done").length}
        />
        <ol className={styles.list}>
          {lessons.map((lesson) => (
            <li
              key={lesson.id}
              className={styles.lesson}
              data-status={lesson.status}
              ref={lesson.status === "current" ? here : null}
              aria-current={lesson.status === "current" ? "step" : undefined}
            >
              <span className={styles.picture}>
                <StatusPicture status={lesson.status} />
                {lesson.status === "done" && (
                  <span className={styles.badge}>
                    <Icon name="check" />
                  </span>
                )}
                {lesson.card === "done" && (
                  <span
                    className={styles.treasure}
                    role="img"
                    aria-label={cardWords.treasureOf(lesson.title)}
                  >
                    <Treasure order={lesson.order} />
                  </span>
                )}
              </span>
              <span className={styles.words}>
                <span className={styles.chip} dir="auto" lang={lesson.lang}>
                  {lesson.tag}
                </span>
                <span className={styles.title} dir="auto" lang={lesson.lang}>
                  {lesson.title}
                </span>
                <span className={lesson.status === "done" ? "visually-hidden" : styles.status}>
                  {words.status[lesson.status]}
                </span>
                {lesson.status === "done" && (
                  <Link
                    className={styles.again}
                    href={paths.lesson(lesson.id)}
                    aria-label={words.playAgainOf(lesson.title)}
                  >
                    <Icon name="restart" />
                    {words.playAgain}
                  </Link>
                )}
              </span>
              <span className={styles.speak}>
                <SpeakButton text={lesson.title} />
              </span>
            </li>
          ))}
        </ol>
      </div>
      {isGoodStop && (
        <div className={styles.stop}>
          <Spoken text={words.goodStop} />
        </div>
      )}
      {start !== null && (
        <div className={styles.action}>
          <Button big look="gold" onClick={start}>
            {words.getStarted}
          </Button>
        </div>
      )}
      <CardTiles lessons={lessons} />
      {current !== null && <CarButton lessonId={current} />}
      <ParentsLink />
    </>
  );
}
