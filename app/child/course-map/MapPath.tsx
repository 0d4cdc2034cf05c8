import styles from "./CourseMap.module.css";

/** Height of a station in the picture, which is stretched to the list: its stations are equally high. */
const STATION = 148;
const [LEFT, RIGHT] = [58, 98];

/** x at which the path passes a station; it alternates between left and right. */
const xOf = (station: number) => (station % 2 === 0 ? LEFT : RIGHT);
const yOf = (station: number) => STATION * (station + 0.5);

/** SVG path data of the winding line from one station to another. */
function winding(from: number, to: number): string {
  const bends = Array.from({ length: to - from }, (_, step) => {
    const [a, b] = [from + step, from + step + 1];
    const middle = (yOf(a) + yOf(b)) / 2;
    return `C${xOf(a)} ${middle} ${xOf(b)} ${middle} ${xOf(b)} ${yOf(b)}`;
  });
  return `M${xOf(from)} ${yOf(from)}${bends.join("")}`;
}

/** The path behind the stations: gold up to the current lesson, dashed after it. */
export function MapPath({ stations, done }: { stations: number; done: number }) {
  const walked = Math.min(done, stations - 1);
  return (
    <svg
      className={styles.path}
      viewBox={`0 0 200 ${stations * STATION}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      fill="none"
      strokeLinecap="round"
    >
      <path d={winding(0, stations - 1)} strokeWidth="18" opacity="0.85" />
      <path d={winding(0, stations - 1)} strokeWidth="7" strokeDasharray="1 18" />
      {walked > 0 && <path d={winding(0, walked)} strokeWidth="9" />}
    </svg>
  );
}
