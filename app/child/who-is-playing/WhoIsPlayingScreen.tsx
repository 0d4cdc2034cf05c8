import { useEffect, useState } from "react";
import type { ListedChild } from "#domain/family/fields.ts";
import heading from "#course/media/lines/who-is-playing.m4a?url";
import { childPictures, whoIsPlaying as words } from "#app/copy/who-is-playing.ts";
import { chooseChild } from "#app/data/family/chosen-child.ts";
import { SpeakButton } from "#app/read-aloud/SpeakButton.tsx";
import { isReadTo } from "#app/read-aloud/useReadAloud.ts";
import { ChildPicture } from "#app/ui/ChildPicture.tsx";
import { playVoice, stopVoice } from "#app/ui/sound.ts";
import { StepLayout } from "#app/ui/StepLayout.tsx";
import { lockLine } from "./lock-lines.ts";
import { PictureLockScreen } from "./PictureLockScreen.tsx";
import styles from "./WhoIsPlaying.module.css";

/**
 * Asks who plays on this device, in a family of several children, and for the pictures of a child's
 * lock. The choice loads the page anew.
 */
export function WhoIsPlayingScreen({ family }: { family: readonly ListedChild[] }) {
  const [locked, setLocked] = useState<ListedChild | null>(null);
  if (locked?.lock)
    return (
      <PictureLockScreen
        key={locked.id}
        child={locked}
        lock={locked.lock}
        onOpen={() => play(locked)}
        onBack={() => setLocked(null)}
      />
    );
  return (
    <Choice family={family} onChoose={(child) => (child.lock ? setLocked(child) : play(child))} />
  );
}

/** A name has no recording; the child's picture has one. */
const pictureLine = ({ picture }: ListedChild) => lockLine(childPictures[picture]);

function play({ id }: ListedChild): void {
  chooseChild(id);
  window.location.reload();
}

function Choice({
  family,
  onChoose,
}: {
  family: readonly ListedChild[];
  onChoose: (child: ListedChild) => void;
}) {
  // Read to all as soon as one of them can't read yet.
  const isRead = family.some(({ age }) => isReadTo(age));
  useEffect(() => {
    if (!isRead) return undefined;
    playVoice([heading]);
    return stopVoice;
  }, [isRead]);
  return (
    <StepLayout
      heading={words.heading}
      mood="wave"
      beside={<SpeakButton text={words.heading} url={heading} />}
      wide={family.length > 2}
    >
      <ul className={styles.children}>
        {family.map((child) => (
          <li key={child.id} className={styles.child}>
            <button
              type="button"
              className={styles.choice}
              onFocus={(event) => {
                if (isRead && event.currentTarget.matches(":focus-visible"))
                  playVoice(pictureLine(child));
              }}
              onClick={() => onChoose(child)}
            >
              <span className={styles.medallion} data-picture={child.picture}>
                <ChildPicture name={child.picture} className={styles.picture} />
              </span>
              {child.name}
            </button>
            <span className={styles.speak}>
              <SpeakButton text={child.name} url={pictureLine(child)} />
            </span>
          </li>
        ))}
      </ul>
    </StepLayout>
  );
}
