import { useListPicture } from "../files/useListPicture.tsx";
import styles from "./LessonPoster.module.css";

interface Props {
  url: string | null;
  /** In a filtered list: its place among all lessons, from 1. */
  place?: number | undefined;
}

/** A lesson's poster with its place on the map, which the stylesheet counts. */
export const LessonPoster = ({ url, place }: Props) => (
  <span
    className={styles.poster}
    style={place === undefined ? undefined : { counterSet: `place ${place}` }}
  >
    {useListPicture(url)}
  </span>
);
