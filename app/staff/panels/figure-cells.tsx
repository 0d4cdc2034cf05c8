import { lessonInsight as figures } from "#app/copy/insight.ts";
import type { InsightRow } from "./insight-rows.ts";
import panels from "./panels.module.css";
import tables from "./StatisticsTable.module.css";

/** A share from 0 to 1 as a bar. */
export const Bar = ({ share }: { share: number }) => (
  <span className={tables.track} aria-hidden="true">
    <span className={tables.bar} style={{ width: `${100 * share}%` }} />
  </span>
);

interface MeasureProps {
  share: number | null;
  /** Stands there where the share is null. */
  few: string;
  /** Left out: in percent. */
  inWords?: (share: number) => string;
}

/** A share in words, with its bar. */
export const Measure = ({ share, few, inWords = figures.percent }: MeasureProps) =>
  share === null ? (
    <span className={tables.few}>{few}</span>
  ) : (
    <span className={tables.measure}>
      {inWords(share)}
      <Bar share={share} />
    </span>
  );

export interface SlideLinkProps {
  row: Pick<InsightRow, "id" | "place" | "text">;
  /** Is the slide in the draft, so that it can be opened? */
  isThere: (slideId: string) => boolean;
  onOpenSlide: (slideId: string) => void;
}

/** The slide's place and text; opens it. */
export const SlideLink = ({ row: { id, place, text }, isThere, onOpenSlide }: SlideLinkProps) => (
  <button
    type="button"
    className={panels.link}
    aria-label={`${place}. ${text}`}
    disabled={!isThere(id)}
    onClick={() => onOpenSlide(id)}
  >
    <span className={tables.text}>
      {place}. {text}
    </span>
  </button>
);
