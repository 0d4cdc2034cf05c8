import { useEffect } from "react";
import type { ListedChild } from "#domain/family/children.ts";
import heading from "#course/media/lines/who-is-playing.m4a?url";
import { whoIsPlaying as words } from "#app/copy/who-is-playing.ts";
import { chooseChild } from "#app/data/family/chosen-child.ts";
import { SpeakButton } from "#app/read-aloud/SpeakButton.tsx";
import { isReadTo } from "#app/read-aloud/useReadAloud.ts";
import { ChildPicture } from "#app/ui/ChildPicture.tsx";
import { playVoice, stopVoice } from "#app/ui/sound.ts";
import { StepLayout } from "#app/ui/StepLayout.tsx";
import styles from "./WhoIsPlaying.module.css";

/**
 * Asks who plays on this device, in a family of several children. The choice loads the page anew.
 */
export function WhoIsPlayingScreen({ family }: { family: readonly ListedChild[] }) {
  // Read to all as soon as one of them can't read yet.
  const isRead = family.some(({ age }) => isReadTo(age));
  useEffect(() => {
    if (!isRead) return undefined;
    playVoice([heading]);
    return stopVoice;
  }, [isRead]);
  const choose = (id: string) => {
    chooseChild(id);
    window.location.reload();
  };
  return (
    <StepLayout
      heading={words.heading}
      mood="wave"
      beside={<SpeakButton text={words.heading} url={heading} />}
    >
      <ul className={styles.children}>
        {family.map(({ id, name, picture }) => (
          <li key={id} className={styles.child}>
            <button type="button" className={styles.choice} onClick={() => choose(id)}>
              <ChildPicture name={picture} className={styles.picture} />
              {name}
            </button>
            <span className={styles.speak}>
              <SpeakButton text={name} />
            </span>
          </li>
        ))}
      </ul>
    </StepLayout>
  );
}
