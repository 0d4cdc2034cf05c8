import { useState } from "react";
import { parseEmail } from "#domain/family/email.ts";
import { login } from "#app/copy/sign-in.ts";

export interface EmailField {
  typed: string;
  /** The e-mail address in canonical form; null while it is none. */
  parsed: string | null;
  /** Set when the field loses focus, not while typing. */
  problem: string | null;
  change: (typed: string) => void;
  blur: () => void;
}

export function useEmailField(initial: string): EmailField {
  const [typed, change] = useState(initial);
  const [hasLeft, setHasLeft] = useState(false);
  const parsed = parseEmail(typed);
  return {
    typed,
    parsed,
    problem: hasLeft && typed !== "" && parsed === null ? login.emailProblem : null,
    change,
    blur: () => setHasLeft(true),
  };
}
