import { courseMap as words } from "#app/copy/child.ts";
import { Spoken } from "#app/read-aloud/Spoken.tsx";
import { Button } from "#app/ui/Button.tsx";
import { Icon } from "#app/ui/Icon.tsx";
import { CarButton } from "./CarButton.tsx";
import { JarsLink } from "./JarsLink.tsx";
import { CardTiles } from "./CardTiles.tsx";
import { ParentsLink } from "./ParentsLink.tsx";
import { MapHead } from "./MapHead.tsx";
import { MapStreak } from "./MapStreak.tsx";
import { TreasureMap } from "./TreasureMap.tsx";
import type { CourseMapState } from "./useCourseMap.ts";
import styles from "./CourseMap.module.css";
import { PebbleLink } from "../review/PebbleLink.tsx";
import { Link } from "../router.tsx";

type Ready = Extract<CourseMapState, { state: "ready" }>;

/** The map of one course: fills the screen, or goes on below it; the rest follows. */
export function ReadyMap({
  shelfPath,
  heading,
  spoken,
  lessons,
  current,
  isGoodStop,
  arrival,
  onArrived,
  start,
}: Ready) {
  return (
    <>
      <div className={styles.screen}>
        <div className={styles.top}>
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
          <PebbleLink isSmall />
        </div>
        <TreasureMap lessons={lessons} arrival={arrival} onArrived={onArrived} />
        {start !== null && (
          <div className={styles.action}>
            <Button big look="gold" onClick={start}>
              {words.getStarted}
            </Button>
          </div>
        )}
      </div>
      <div className={styles.more}>
        {isGoodStop && (
          <div className={styles.stop}>
            <Spoken text={words.goodStop} />
          </div>
        )}
        <CardTiles lessons={lessons} />
        {current !== null && <CarButton lessonId={current} />}
        <ParentsLink />
      </div>
    </>
  );
}
