import { useRef, useState } from "react";
import type { CSSProperties, PointerEvent, ReactNode, SyntheticEvent } from "react";
import { PICTURE_SIDE, stackingOrder } from "#domain/slides/spot/areas.ts";
import type { Rectangle } from "#domain/slides/spot/areas.ts";
import type { Area } from "#domain/slides/spot/spot.ts";
import { spotFields as words } from "#app/copy/slides/spot/builder.ts";
import { USUAL_RATIO } from "#domain/slides/spot/usual-ratio.ts";
import { Button } from "#app/ui/Button.tsx";
import type { ListItem } from "../activity/useListItems.ts";
import type { Editable } from "../editor.ts";
import { byKey, shifted } from "./boxes.ts";
import type { Grip } from "./boxes.ts";
import { Picture } from "./Picture.tsx";
import styles from "./SpotEditor.module.css";

interface Drag {
  /** Key of the area. */
  area: number;
  grip: Grip;
  pointer: number;
  from: Rectangle;
  x: number;
  y: number;
  now: Rectangle;
}

interface Props {
  slide: Editable<"spot">;
  /** The list of the areas. */
  children: ReactNode;
  areas: readonly ListItem<Area>[];
}

type Ratio = CSSProperties & { "--ratio": number };

const percent = (perMille: number) => `${perMille / 10}%`;

/**
 * The picture with its areas: dragged, resized at the corner, or moved by arrow keys. It stays in
 * view above the list of areas where there is room, and can be drawn larger.
 */
export function AreaBoxes({ slide, areas, children }: Props) {
  const [drag, setDrag] = useState<Drag | null>(null);
  const [lastTouched, setTouched] = useState<number | null>(null);
  const [loaded, setLoaded] = useState<{ picture: string; ratio: number } | null>(null);
  const [isLarge, setLarge] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const touched = (areas.find(({ key }) => key === lastTouched) ?? areas[0])?.key;
  const layers = stackingOrder(areas.map(({ item }) => item));

  const begin = (event: PointerEvent, { key: area, item: from }: ListItem<Area>, grip: Grip) => {
    if (!event.isPrimary || event.button !== 0) return;
    event.stopPropagation();
    event.currentTarget.setPointerCapture(event.pointerId);
    setTouched(area);
    const { pointerId: pointer, clientX: x, clientY: y } = event;
    setDrag({ area, grip, pointer, from, x, y, now: from });
  };
  const move = (event: PointerEvent) => {
    const size = frame.current?.getBoundingClientRect();
    if (drag === null || drag.pointer !== event.pointerId || size === undefined) return;
    const x = ((event.clientX - drag.x) / size.width) * PICTURE_SIDE;
    const y = ((event.clientY - drag.y) / size.height) * PICTURE_SIDE;
    setDrag({ ...drag, now: shifted(drag.from, drag.grip, x, y) });
  };
  // Saved once, when it is let go.
  const end = (event: PointerEvent) => {
    if (drag === null || drag.pointer !== event.pointerId) return;
    setDrag(null);
    if (event.type === "pointerup" && drag.now !== drag.from)
      areas.find(({ key }) => key === drag.area)?.change(drag.now);
  };
  const pointers = { onPointerMove: move, onPointerUp: end, onPointerCancel: end };

  const picture = `${slide.scene} ${slide.image_url}`;
  const shape: Ratio = { "--ratio": loaded?.picture === picture ? loaded.ratio : USUAL_RATIO };
  const onLoad = ({ currentTarget: image }: SyntheticEvent<HTMLImageElement>) => {
    if (image.naturalHeight > 0)
      setLoaded({ picture, ratio: image.naturalWidth / image.naturalHeight });
  };

  return (
    <div className={styles.areas} style={shape}>
      <div className={styles.help}>
        <p>
          {words.moveHelp} <span className={styles.keys}>{words.moveKeys}</span>
        </p>
        <p className={styles.legend}>
          <span>{words.legend.right}</span>
          <span>{words.legend.wrong}</span>
        </p>
        <Button look="quiet" aria-pressed={isLarge} onClick={() => setLarge(!isLarge)}>
          {words.larger}
        </Button>
      </div>
      <div className={styles.map} data-large={isLarge}>
        <div className={styles.window}>
          <div ref={frame} className={styles.frame} role="group" aria-label={words.onPicture}>
            <Picture slide={slide} onLoad={onLoad} />
            {areas.map((box, index) => {
              const { key, item: area, change } = box;
              const { x, y, width, height } = drag?.area === key ? drag.now : area;
              return (
                <button
                  key={key}
                  type="button"
                  className={styles.box}
                  data-right={area.is_right}
                  data-touched={touched === key}
                  style={{
                    insetInlineStart: percent(x),
                    top: percent(y),
                    width: percent(width),
                    height: percent(height),
                    zIndex: layers.indexOf(index),
                  }}
                  aria-label={words.areaAt(index + 1, area.name.trim(), area.is_right)}
                  onFocus={() => setTouched(key)}
                  onPointerDown={(event) => begin(event, box, "move")}
                  {...pointers}
                  onKeyDown={(event) => {
                    const to = byKey(area, event.key, event.shiftKey);
                    if (to === null) return;
                    event.preventDefault();
                    change(to);
                  }}
                >
                  <span className={styles.number}>{index + 1}</span>
                  <span
                    className={styles.corner}
                    aria-hidden="true"
                    onPointerDown={(event) => begin(event, box, "resize")}
                    {...pointers}
                  />
                </button>
              );
            })}
          </div>
        </div>
      </div>
      {children}
    </div>
  );
}
