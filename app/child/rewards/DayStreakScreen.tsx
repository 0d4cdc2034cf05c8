import { XP_COUNT_UP_MS } from "#domain/constants.ts";
import type { WeekDay } from "#domain/learning/streak.ts";
import { rewards } from "#app/copy/child.ts";
import { SpeakLines } from "#app/read-aloud/SpeakLines.tsx";
import { Button } from "#app/ui/Button.tsx";
import type { CustomStyle } from "#app/ui/custom-style.ts";
import { Icon } from "#app/ui/Icon.tsx";
import { Glimm } from "#app/ui/Mascot.tsx";
import { useScreenState } from "#app/ui/screen-state.ts";
import { useHeadingFocus } from "#app/ui/useHeadingFocus.ts";
import { Scene } from "#app/ui/Scene.tsx";
import { Medal } from "./Medal.tsx";
import { RewardProblem } from "./RewardProblem.tsx";
import { useCountUp } from "./useCountUp.ts";
import { streakTexts, useDayStreak } from "./useDayStreak.ts";
import styles from "./rewards.module.css";

/** Glimm's light grows with each day of the streak, until it has this many. */
const LIGHT_MAX_DAYS = 14;

function stateOf(on: boolean, kept: boolean): string {
  if (kept) return rewards.keptDay;
  return on ? rewards.done : rewards.notDone;
}

export function DayStreakScreen() {
  const streak = useDayStreak();
  useScreenState("day-streak", streak.state);
  const heading = useHeadingFocus<HTMLHeadingElement>();
  const count = streak.state === "ready" ? streak.count : null;
  const texts = streak.state === "ready" ? streak.texts : streakTexts(false);
  const shown = useCountUp(0, count, XP_COUNT_UP_MS);
  if (streak.state === "failed")
    return <RewardProblem message={streak.message} again={streak.again} />;
  return (
    <Scene place="night">
      <main className={styles.page} data-page="streak">
        <div
          className={styles.flame}
          style={
            { "--light": `${Math.min(count ?? 0, LIGHT_MAX_DAYS) / LIGHT_MAX_DAYS}` } as CustomStyle
          }
        >
          <Glimm isLate mood="happy" className={styles.bearer} />
        </div>
        <h1 ref={heading} tabIndex={-1} className={styles.earned}>
          <Medal
            of="flame"
            swells={count !== null}
            number={
              <span className={styles.number} aria-hidden="true" data-testid="streak">
                {shown}
              </span>
            }
          >
            <span className="visually-hidden">{count ?? ""} </span>
            {rewards.streakHeading(count ?? 1)}
          </Medal>
        </h1>
        <ul className={styles.week}>
          {(streak.state === "ready"
            ? streak.week
            : rewards.weekdays.map((_, weekday): WeekDay => ({ weekday, on: false }))
          ).map(({ weekday, on, kept = false }) => (
            <li key={weekday} className={styles.day}>
              <span aria-hidden="true">{rewards.weekdays[weekday]}</span>
              <span
                className={styles.dot}
                data-on={on}
                data-kept={kept}
                role="img"
                aria-label={`${rewards.weekdayNames[weekday]}: ${stateOf(on, kept)}`}
              >
                {on && <Icon name="check" />}
                {kept && <Icon name="shield" />}
              </span>
            </li>
          ))}
        </ul>
        <div className={styles.news}>
          {streak.state === "ready" && streak.hasShield && (
            <span className={styles.shield}>
              <Icon name="shield" />
            </span>
          )}
          <div className={styles.texts}>
            {texts.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </div>
          <SpeakLines text={texts.join(" ")} lines={texts} />
        </div>
        <div className={styles.action}>
          <Button big look="gold" disabled={streak.state !== "ready"} onClick={streak.goOn}>
            {rewards.committed}
          </Button>
        </div>
      </main>
    </Scene>
  );
}
