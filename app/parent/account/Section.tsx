import type { ReactNode } from "react";
import type { FormAction } from "#app/ui/ActionForm.tsx";
import sections from "../sections.module.css";

/**
 * A part of the account page, with what went wrong or well in it. `action` is null where nothing is
 * sent.
 */
export function Section({
  name,
  heading,
  action,
  children,
}: {
  name: string;
  heading: string;
  action: (FormAction & { notice: string | null }) | null;
  children: ReactNode;
}) {
  return (
    <section className={sections.section} aria-labelledby={`${name}-heading`}>
      <h2 id={`${name}-heading`}>{heading}</h2>
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
