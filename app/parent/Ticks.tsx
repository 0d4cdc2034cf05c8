import { Icon } from "#app/ui/Icon.tsx";
import styles from "./Ticks.module.css";

/** A list of points, each with a tick. */
export const Ticks = ({ points }: { points: readonly string[] }) => (
  <ul className={styles.ticks}>
    {points.map((point) => (
      <li key={point}>
        <Icon name="check" />
        {point}
      </li>
    ))}
  </ul>
);
