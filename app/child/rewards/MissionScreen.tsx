import { XP_COUNT_UP_MS, XP_PER_LESSON } from "#domain/constants.ts";
import { rewards } from "#app/copy/child.ts";
import { Spoken } from "#app/read-aloud/Spoken.tsx";
import { Button } from "#app/ui/Button.tsx";
import { Confetti } from "#app/ui/celebrate/Confetti.tsx";
import { Coin } from "#app/ui/Coin.tsx";
import { Glimm, Pocket } from "#app/ui/Mascot.tsx";
import { useScreenState } from "#app/ui/screen-state.ts";
import { useHeadingFocus } from "#app/ui/useHeadingFocus.ts";
import { Scene } from "#app/ui/Scene.tsx";
import { Medal } from "./Medal.tsx";
import { RewardProblem } from "./RewardProblem.tsx";
import { useCountUp } from "./useCountUp.ts";
import { useMission } from "./useMission.ts";
import styles from "./rewards.module.css";

export function MissionScreen() {
  const mission = useMission();
  useScreenState("mission", mission.state);
  const heading = useHeadingFocus<HTMLHeadingElement>();
  const total = mission.state === "ready" ? mission.lifetimeXp : null;
  const isGranted = mission.state === "ready" && mission.granted;
  const before = isGranted ? mission.lifetimeXp - XP_PER_LESSON : (total ?? 0);
  const shown = useCountUp(before, total, XP_COUNT_UP_MS);
  if (mission.state === "failed")
    return <RewardProblem message={mission.message} again={mission.again} />;
  return (
    <Scene place="night">
      <main className={styles.page} data-page="mission">
        <Confetti />
        <Spoken isCentered text={rewards.mission}>
          <h1 ref={heading} tabIndex={-1}>
            {rewards.mission}
          </h1>
        </Spoken>
        <div className={styles.pair}>
          <Pocket isLate mood="celebrating" className={styles.pocket} />
          <Glimm isLate mood="celebrating" className={styles.glimm} />
        </div>
        <p className={styles.earned}>
          <Medal
            of="coin"
            swells={isGranted}
            number={
              <>
                {isGranted && <WonCoins />}
                <span className={styles.number} aria-hidden="true" data-testid="xp">
                  {shown}
                </span>
              </>
            }
          >
            {rewards.lifetimeXp}
            <span className="visually-hidden">: {total ?? ""}</span>
          </Medal>
        </p>
        <div className={styles.action}>
          <Button big look="gold" disabled={mission.state !== "ready"} onClick={mission.goOn}>
            {rewards.continue}
          </Button>
        </div>
      </main>
    </Scene>
  );
}

/** A coin stands for so many XP. */
const XP_PER_COIN = 10;

/** What was won falls into the count, coin by coin, while it grows. */
const WonCoins = () => (
  <span className={styles.won} aria-hidden="true">
    {Array.from({ length: XP_PER_LESSON / XP_PER_COIN }, (_, index) => (
      <Coin key={`coin-${index + 1}`} />
    ))}
  </span>
);
