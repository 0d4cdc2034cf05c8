import { useCallback } from "react";
import type { ReactNode } from "react";
import type { AccountGroup } from "#domain/family/account-groups.ts";
import { groups as words } from "#app/copy/account.ts";
import { Picture } from "#app/ui/Picture.tsx";
import type { PictureName } from "#app/ui/drawings.ts";
import { Reveal } from "./reveal.ts";
import type { useOpenGroups } from "./useOpenGroups.ts";
import styles from "./Group.module.css";

const PICTURES: Record<AccountGroup, PictureName> = {
  family: "map",
  notifications: "bell",
  privacy: "shield",
  "sign-in": "key",
};

/** Sections of the account page in a `details` element, collapsed at first. */
export function Group({
  name,
  groups: { open, set },
  children,
}: {
  name: AccountGroup;
  groups: ReturnType<typeof useOpenGroups>;
  children: ReactNode;
}) {
  const reveal = useCallback(() => set(name, true), [name, set]);
  return (
    <details
      className={styles.group}
      open={open[name]}
      // The browser opens it, too: when a search of the page finds something inside.
      onToggle={({ currentTarget }) => set(name, currentTarget.open)}
    >
      <summary className={styles.summary}>
        <Picture name={PICTURES[name]} className={styles.picture} />
        <span>
          <h2 id={`${name}-heading`}>{words[name].title}</h2>
          <span className={styles.what}>{words[name].what}</span>
        </span>
        <svg viewBox="0 0 24 24" className={styles.sign} aria-hidden="true">
          <path d="M6 9l6 6 6-6" />
        </svg>
      </summary>
      <div className={styles.sections}>
        <Reveal value={reveal}>{children}</Reveal>
      </div>
    </details>
  );
}
