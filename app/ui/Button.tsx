import type { ComponentProps } from "react";
import styles from "./Button.module.css";

interface Look {
  /** `text` has no surface: for what is rarely pressed. */
  look?: "primary" | "gold" | "quiet" | "text";
  /** At least 96 px high, for the child's main actions. */
  big?: boolean;
}

const classes = ({ look = "primary", big = false }: Look) =>
  [styles.button, styles[look], big ? styles.big : ""].join(" ");

export function Button({ look, big, type = "button", ...rest }: Look & ComponentProps<"button">) {
  return (
    <button
      {...rest}
      type={type}
      className={classes({ ...(look && { look }), ...(big && { big }) })}
    />
  );
}

/** A link that looks like a button, for steps that lead to another page. */
export function ButtonLink({ look, big, ...rest }: Look & ComponentProps<"a">) {
  return <a {...rest} className={classes({ ...(look && { look }), ...(big && { big }) })} />;
}
