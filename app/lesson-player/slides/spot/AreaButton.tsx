import type { KeyboardEvent, Ref } from "react";
import type { Area } from "#domain/slides/spot/spot.ts";
import { activity } from "#app/copy/slides/activity/child.ts";
import { spot as words } from "#app/copy/slides/spot/child.ts";
import { SpeakButton } from "#app/read-aloud/SpeakButton.tsx";
import type { CustomStyle } from "#app/ui/custom-style.ts";
import { Icon } from "#app/ui/Icon.tsx";
import { useLessonText } from "#app/ui/lesson-language.ts";
import reactions from "#app/ui/reactions.module.css";
import weight from "../activity/weight.module.css";
import styles from "./SpotPanel.module.css";

export interface AreaProps {
  area: Area;
  /** How many areas lie below this one. */
  layer: number;
  isFound: boolean;
  /** It was chosen just now and is not what is looked for. */
  isWrong: boolean;
  isOpen: boolean;
  isBeckoning: boolean;
  isYoung: boolean;
  ref: Ref<HTMLButtonElement>;
  onChoose: (byKeys: boolean) => void;
  onHeard: () => void;
  onKeyDown: (event: KeyboardEvent<HTMLButtonElement>) => void;
}

/** Where the area lies in the picture; the style sheet grows what is too small for a finger. */
const placeOf = ({ x, y, width, height }: Area, layer: number): CustomStyle => ({
  "--x": `${(x + width / 2) / 10}cqw`,
  "--y": `${(y + height / 2) / 10}cqh`,
  "--width": `${width / 10}cqw`,
  "--height": `${height / 10}cqh`,
  zIndex: layer,
});

/**
 * An area as a button over the picture, which is seen when it matters. The buttons of small areas reach
 * over each other.
 *
 * @param onTap called with the place of a tap in the window, in CSS pixels
 */
export function AreaOnPicture({
  onTap,
  ...props
}: AreaProps & { onTap: (at: { clientX: number; clientY: number }) => void }) {
  return (
    <button
      {...shared(props)}
      onClick={(event) => {
        if (event.detail === 0) props.onChoose(true);
        else onTap(event);
      }}
      className={`${styles.area} ${reactions.rocks}`}
      style={placeOf(props.area, props.layer)}
    >
      <span className={styles.drawn}>{props.isFound && <Mark />}</span>
    </button>
  );
}

/** An area as a button with its name, where the picture is missing. */
export function AreaInList(props: AreaProps) {
  const lessonText = useLessonText();
  const { area } = props;
  return (
    <li className={styles.entry}>
      <button
        {...shared(props)}
        className={`${styles.named} ${reactions.rocks}`}
        data-young={props.isYoung}
      >
        <span {...lessonText} data-spoken={area.audio_url}>
          {areaName(area)}
        </span>
        {props.isFound && <Mark />}
      </button>
      <SpeakButton text={area.name} url={area.audio_url} onHeard={props.onHeard} />
    </li>
  );
}

export const areaName = ({ name }: Area) => name.trim() || activity.unnamed;
const labelOf = ({ area, isFound }: AreaProps) =>
  isFound ? `${areaName(area)}, ${words.found}` : areaName(area);

const shared = (props: AreaProps) =>
  ({
    ref: props.ref,
    type: "button",
    "aria-label": labelOf(props),
    "aria-disabled": !props.isOpen,
    "data-area": "",
    "data-found": props.isFound,
    "data-wrong": props.isWrong,
    "data-beckoning": props.isBeckoning,
    onClick: (event: { detail: number }) => props.onChoose(event.detail === 0),
    onKeyDown: props.onKeyDown,
  }) as const;

const Mark = () => (
  <span className={`${styles.mark} ${weight.settle}`} aria-hidden="true">
    <Icon name="check" />
  </span>
);
