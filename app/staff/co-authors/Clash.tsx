import { createContext, use } from "react";
import type { Clashes } from "../drafts/useDraft.ts";
import { ClashPanel } from "./ClashPanel.tsx";

/** Fields of the row in the editor that a colleague changed, too. */
export const ClashContext = createContext<Clashes<object> | null>(null);

/**
 * The place of some fields of a row, by their names: where a colleague changed them, too, both
 * texts are shown there (R-STAFF-42).
 */
export function Clash({ of }: { of: string }) {
  const clashes = use(ClashContext);
  const names = of.split(" ").filter((name) => clashes !== null && name in clashes.mine);
  if (clashes === null || names.length === 0) return null;
  return (
    <div data-clash={of}>
      <ClashPanel clashes={clashes} names={names} />
    </div>
  );
}
