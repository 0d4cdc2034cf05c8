import { courseMap as words } from "#app/copy/child.ts";
import { siteData } from "#app/copy/site-data.ts";
import { Button } from "#app/ui/Button.tsx";
import { useScreenState } from "#app/ui/screen-state.ts";
import { SiteDataNote } from "#app/ui/SiteDataNote.tsx";
import { Skeleton } from "#app/ui/Skeleton.tsx";
import { ReadyMap } from "./ReadyMap.tsx";
import { Shelf } from "./Shelf.tsx";
import { useCourseMap } from "./useCourseMap.ts";
import styles from "./CourseMap.module.css";
import { TroubleScreen } from "../TroubleScreen.tsx";

const SKELETONS = ["one", "two", "three", "four", "five"];

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
    <div className={styles.sea}>
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
    </div>
  );
}

const Waiting = () => (
  <div className={styles.screen}>
    <h1 className="visually-hidden">{words.heading}</h1>
    <Skeleton className={styles.skeletonHead} />
    {SKELETONS.map((name) => (
      <Skeleton key={name} className={styles.skeletonLesson} />
    ))}
  </div>
);
