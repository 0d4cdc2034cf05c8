import type { ComponentProps } from "react";
import { Icon } from "./Icon.tsx";
import type { IconName } from "./Icon.tsx";
import styles from "./IconButton.module.css";

/** A round button with an icon. `label` is its accessible name. */
export function IconButton({
  icon,
  label,
  small = false,
  ...rest
}: { icon: IconName; label: string; small?: boolean } & ComponentProps<"button">) {
  return (
    <button
      {...rest}
      type="button"
      className={styles.button}
      data-small={small}
      aria-label={label}
      title={label}
    >
      <Icon name={icon} />
    </button>
  );
}
