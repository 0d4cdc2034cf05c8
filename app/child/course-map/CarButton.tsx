import { courseMap as words } from "#app/copy/child.ts";
import { useCar } from "./useCar.ts";
import styles from "./CourseMap.module.css";

/** Saves the current lesson on this device for use without a network, and removes it (R-LES-14). */
export function CarButton({ lessonId }: { lessonId: string }) {
  const car = useCar(lessonId);
  switch (car.state) {
    case "unsupported":
      return null;
    case "idle":
    case "failed":
      return (
        <p className={styles.car}>
          <button type="button" onClick={car.save}>
            {words.car}
          </button>
          {car.state === "failed" && <span role="alert">{words.carFailed}</span>}
        </p>
      );
    case "saving":
      return (
        <p className={styles.car} role="status">
          {words.carSaving(car.share)}
        </p>
      );
    case "saved":
      return (
        <p className={styles.car}>
          <span>{words.carSaved(car.size)}</span>
          <button type="button" onClick={car.remove}>
            {words.carRemove}
          </button>
        </p>
      );
  }
}
