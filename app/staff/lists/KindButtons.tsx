import type { SlideKind } from "#domain/slides/registry.ts";
import { slideWords } from "#app/copy/slides/registry.ts";
import { KindIcon } from "./KindIcon.tsx";
import styles from "./KindButtons.module.css";

interface Props {
  kinds: readonly SlideKind[];
  onChoose: (kind: SlideKind) => void;
  /** One below the other, each with what the child does. */
  isExplained?: boolean;
}

/** A button for each kind of slide that can be added. */
export const KindButtons = ({ kinds, onChoose, isExplained = false }: Props) => (
  <div className={isExplained ? styles.explained : styles.kinds}>
    {kinds.map((kind) => (
      <button
        key={kind}
        type="button"
        aria-label={slideWords[kind].add}
        title={slideWords[kind].hint}
        onClick={() => onChoose(kind)}
      >
        <KindIcon kind={kind} />
        {slideWords[kind].name}
        {isExplained && <small>{slideWords[kind].hint}</small>}
      </button>
    ))}
  </div>
);
