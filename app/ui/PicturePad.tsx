import type { ReactNode } from "react";
import { LOCK_LENGTH, LOCK_PICTURES } from "#domain/family/children.ts";
import type { ChildPicture as Name } from "#domain/family/children.ts";
import { ChildPicture } from "./ChildPicture.tsx";
import styles from "./PicturePad.module.css";

const PLACES = Array.from({ length: LOCK_LENGTH }, (_, index) => index);

interface Props {
  /** The pictures picked so far, in order. */
  picks: readonly Name[];
  names: Record<Name, string>;
  disabled?: boolean;
  /** Puts the focus on the first picture. */
  hasFocus?: boolean;
  onTap: (picture: Name) => void;
  /** A picture came into focus by keys. */
  onReach?: (picture: Name) => void;
  /** May lie over the picked pictures, which leave it their place. */
  children?: ReactNode;
}

/** Nine pictures to pick the three of a picture lock from, below the ones that were picked. */
export function PicturePad({
  picks,
  names,
  disabled = false,
  hasFocus = false,
  onTap,
  onReach,
  children,
}: Props) {
  return (
    <div className={styles.pad}>
      <div className={styles.picked}>
        <div className={styles.places} aria-hidden="true">
          {PLACES.map((place) => {
            const picked = picks[place];
            return (
              <span key={place} className={styles.place} data-on={picked !== undefined}>
                {picked !== undefined && <ChildPicture name={picked} />}
              </span>
            );
          })}
        </div>
        {children}
      </div>
      <div className={styles.pictures}>
        {LOCK_PICTURES.map((picture, index) => (
          <button
            key={picture}
            type="button"
            className={styles.picture}
            aria-label={names[picture]}
            aria-pressed={picks.includes(picture)}
            autoFocus={hasFocus && index === 0}
            disabled={disabled}
            onFocus={(event) => {
              if (event.currentTarget.matches(":focus-visible")) onReach?.(picture);
            }}
            onClick={() => onTap(picture)}
          >
            <ChildPicture name={picture} />
          </button>
        ))}
      </div>
    </div>
  );
}
