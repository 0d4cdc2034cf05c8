import { useEffect, useState } from "react";
import styles from "./Recorder.module.css";

/** '0:04' */
export const timeOf = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;

/**
 * A red dot, and how long something has been recorded: '0:04'.
 *
 * @param begunAt by `performance.now()`
 */
export function RecordingTime({ begunAt }: { begunAt: number }) {
  const secondsNow = () => Math.max(0, Math.floor((performance.now() - begunAt) / 1000));
  const [seconds, setSeconds] = useState(secondsNow);
  useEffect(() => {
    const tick = () => setSeconds(secondsNow());
    tick();
    const timer = setInterval(tick, 200);
    return () => clearInterval(timer);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- follows from `begunAt`
  }, [begunAt]);
  return (
    <span className={styles.time} role="timer">
      {timeOf(seconds)}
    </span>
  );
}
