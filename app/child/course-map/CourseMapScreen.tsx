import { courseMap as words } from "#app/copy/child.ts";
import { siteData } from "#app/copy/site-data.ts";
import { Button } from "#app/ui/Button.tsx";
import { useScreenState } from "#app/ui/screen-state.ts";
import { SiteDataNote } from "#app/ui/SiteDataNote.tsx";
import { Skeleton } from "#app/ui/Skeleton.tsx";
import { StepLayout } from "#app/ui/StepLayout.tsx";
import { ReadyMap } from "./ReadyMap.tsx";
import { Shelf } from "./Shelf.tsx";
import { useCourseMap } from "./useCourseMap.ts";
import styles from "./CourseMap.module.css";

const SKELETONS = ["one", "two", "three", "four", "five"];

export function CourseMapScreen() {
  const map = useCourseMap();
  useScreenState("course-map", map.state);
  if (map.state === "failed") {
    return (
      <StepLayout heading={map.message} mood="oops" picture="map">
        <Button onClick={map.again}>{words.tryAgain}</Button>
      </StepLayout>
    );
  }
  if (map.state === "astray") {
    return (
      <StepLayout heading={map.message} mood="oops" picture="map">
        <Button onClick={map.toMap}>{words.toMap}</Button>
      </StepLayout>
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
