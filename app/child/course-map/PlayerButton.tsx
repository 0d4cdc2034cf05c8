import { whoIsPlaying as words } from "#app/copy/who-is-playing.ts";
import { chooseNobody, chosenChild } from "#app/data/family/chosen-child.ts";
import { ChildPicture } from "#app/ui/ChildPicture.tsx";
import { useFamily } from "../guard/family-context.ts";
import styles from "./PlayerButton.module.css";

/** The picture of the child who plays, in a family of several: it leads to 'Who is playing?'. */
export function PlayerButton() {
  const { children } = useFamily();
  const player = children.find(({ id }) => id === chosenChild());
  if (children.length < 2 || player === undefined) return null;
  const ask = () => {
    chooseNobody();
    window.location.reload();
  };
  return (
    <button
      type="button"
      className={styles.player}
      aria-label={words.switchFrom(player.name)}
      onClick={ask}
    >
      <ChildPicture name={player.picture} />
    </button>
  );
}
