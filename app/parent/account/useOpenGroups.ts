import { useCallback, useEffect, useState } from "react";
import { ACCOUNT_GROUPS, groupOf } from "#domain/family/account-groups.ts";
import type { AccountGroup } from "#domain/family/account-groups.ts";
import { keysOf } from "#domain/pick.ts";
import { isRecord } from "#app/data/base/guards.ts";

type Open = Readonly<Partial<Record<AccountGroup, boolean>>>;

/** Beside what others keep in the state of the page's history entry. */
const KEY = "openGroups";

/** What was open when the page was left: a reload and the way back show it again. */
function openBefore(): Open {
  const state: unknown = history.state;
  const kept: unknown = isRecord(state) ? state[KEY] : null;
  return Object.fromEntries(
    keysOf(ACCOUNT_GROUPS).map((group) => [group, isRecord(kept) && kept[group] === true]),
  );
}

function keep(open: Open): void {
  const state: unknown = history.state;
  history.replaceState({ ...(isRecord(state) ? state : {}), [KEY]: open }, "");
}

/**
 * Which groups of the account page are open. The URL's fragment opens the group that it names, or the
 * one with the section that it names, and leads there.
 */
export function useOpenGroups() {
  const [open, setOpen] = useState(openBefore);
  /** What the fragment names, until it is shown. */
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
    // The line that opens a group can have the focus; the heading in it can not.
    (heading?.closest("summary") ?? heading)?.focus({ preventScroll: true });
    setTarget(null);
  }, [target]);
  return { open, set };
}
