import type { SlideKind } from "#domain/slides/registry.ts";
import { slideWords } from "#app/copy/slides/registry.ts";
import { KindIcon } from "../ui/KindIcon.tsx";
import styles from "./KindButtons.module.css";

interface Props {
  kinds: readonly SlideKind[];
  onChoose: (kind: SlideKind) => void;
  /** With what the child does: the style sheet shows the title, the button's description. */
  isExplained?: boolean;
}

/** A button for each kind of slide that can be added. */
export const KindButtons = ({ kinds, onChoose, isExplained = false }: Props) => (
  <div className={isExplained ? styles.explained : styles.kinds}>
    {kinds.map((kind) => (
      <button
        key={kind}
        type="button"
        data-tight
        aria-label={slideWords[kind].add}
        title={slideWords[kind].hint}
        onClick={() => onChoose(kind)}
      >
        <KindIcon kind={kind} />
        {slideWords[kind].name}
      </button>
    ))}
  </div>
);
