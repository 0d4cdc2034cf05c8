import { useCallback, useEffect, useState } from "react";
import { ACCOUNT_GROUPS, groupOf } from "#domain/family/account-groups.ts";
import type { AccountGroup } from "#domain/family/account-groups.ts";
import { forEachName, keysOf } from "#domain/pick.ts";
import { isRecord } from "#app/data/base/guards.ts";

type Open = Readonly<Record<AccountGroup, boolean>>;

/** A property of the state of the page's history entry, which has others, too. */
const KEY = "openGroups";

/** The groups that were open when the page was left; open again after a reload and on going back. */
function openBefore(): Open {
  const state: unknown = history.state;
  const kept: unknown = isRecord(state) ? state[KEY] : null;
  return forEachName(keysOf(ACCOUNT_GROUPS), (group) => isRecord(kept) && kept[group] === true);
}

function keep(open: Open): void {
  const state: unknown = history.state;
  history.replaceState({ ...(isRecord(state) ? state : {}), [KEY]: open }, "");
}

/**
 * Which groups of the account page are open. The URL's fragment opens the group that it names, or the
 * one with the section that it names, scrolls to its heading and focuses it.
 */
export function useOpenGroups() {
  const [open, setOpen] = useState(openBefore);
  /** The group or section that the fragment names, until it is scrolled to. */
  const [target, setTarget] = useState<string | null>(null);
  const set = useCallback((group: AccountGroup, isOpen: boolean) => {
    setOpen((before) => (before[group] === isOpen ? before : { ...before, [group]: isOpen }));
  }, []);
  useEffect(() => keep(open), [open]);

  useEffect(() => {
    const follow = () => {
      const name = window.location.hash.slice(1);
      const group = groupOf(name);
      if (group === null) return;
      set(group, true);
      setTarget(name);
    };
    follow();
    window.addEventListener("hashchange", follow);
    return () => window.removeEventListener("hashchange", follow);
  }, [set]);

  useEffect(() => {
    if (target === null) return;
    const heading = document.getElementById(`${target}-heading`);
    heading?.scrollIntoView({ block: "start" });
    // A group's `summary` can be focused; the heading in it can not.
    (heading?.closest("summary") ?? heading)?.focus({ preventScroll: true });
    setTarget(null);
  }, [target]);
  return { open, set };
}
