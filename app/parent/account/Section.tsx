import type { ReactNode } from "react";
import type { AccountSection } from "#domain/family/account-groups.ts";
import type { FormAction } from "#app/ui/ActionForm.tsx";
import { useRevealedError } from "./reveal.ts";
import sections from "../sections.module.css";

/**
 * A part of the account page, with what went wrong or well in it: an error opens its group. `action` is
 * null where nothing is sent.
 */
export function Section({
  name,
  heading,
  action,
  children,
}: {
  name: AccountSection;
  heading: string;
  action: (FormAction & { notice: string | null }) | null;
  children: ReactNode;
}) {
  useRevealedError(action?.error ?? null);
  return (
    <section id={name} className={sections.section} aria-labelledby={`${name}-heading`}>
      <h3 id={`${name}-heading`} tabIndex={-1}>
        {heading}
      </h3>
      {children}
      {action !== null && action.error !== null && (
        <p role="alert" className={sections.problem}>
          {action.error.message}
        </p>
      )}
      {action !== null && action.notice !== null && <p role="status">{action.notice}</p>}
    </section>
  );
}
