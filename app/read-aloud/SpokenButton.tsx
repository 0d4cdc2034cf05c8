import { Button } from "#app/ui/Button.tsx";
import { Icon } from "#app/ui/Icon.tsx";
import type { IconName } from "#app/ui/Icon.tsx";
import { SpeakButton } from "./SpeakButton.tsx";
import styles from "./SpokenButton.module.css";

interface Props {
  look?: "primary" | "gold" | "quiet";
  icon?: IconName;
  text: string;
  onClick: () => void;
  isDisabled?: boolean;
}

/** A main action of the child, with a button beside it that reads its words aloud. */
export function SpokenButton({ look = "primary", icon, text, onClick, isDisabled = false }: Props) {
  return (
    <div className={styles.row}>
      <Button big look={look} disabled={isDisabled} onClick={onClick}>
        {icon && <Icon name={icon} />}
        {text}
      </Button>
      <SpeakButton text={text} />
    </div>
  );
}
