import { useState } from "react";
import { useAction } from "#app/data/base/use-action.ts";
import type { Action } from "#app/data/base/use-action.ts";
import { withProof } from "../proof/useProof.ts";
import type { AskForProof } from "../proof/useProof.ts";

/** The action of one section of the page, with what is said there after a success. */
export interface SectionAction<Args extends unknown[]> extends Action<Args> {
  notice: string | null;
}

/**
 * What the sections share: only the one that acted last says how it went, and one dialog asks for
 * the proof.
 */
export interface Sections {
  latest: string | null;
  setLatest: (section: string) => void;
  askForProof: AskForProof;
}

/**
 * Runs `work` for a section, after a fresh proof where the server wants one. `done` is said after a
 * success.
 */
export function useSectionAction<Args extends unknown[]>(
  { latest, setLatest, askForProof }: Sections,
  section: string,
  work: (...args: Args) => Promise<unknown>,
  done: string | null = null,
): SectionAction<Args> {
  const [notice, setNotice] = useState<string | null>(null);
  const action = useAction(async (...args: Args) => {
    setLatest(section);
    setNotice(null);
    if (await withProof(() => work(...args), askForProof)) setNotice(done);
  });
  const isLatest = latest === section;
  return { ...action, error: isLatest ? action.error : null, notice: isLatest ? notice : null };
}
