import type { ReactNode } from "react";
import { trouble } from "#app/copy/child.ts";
import { Spoken } from "#app/read-aloud/Spoken.tsx";
import layout from "#app/ui/layout.module.css";
import { StepLayout } from "#app/ui/StepLayout.tsx";

/**
 * Says to a child in its own words why it can't go on. The reasons come last and small: they are for
 * the grown-up whom the child asks.
 */
export function TroubleScreen({
  as,
  reasons,
  children,
}: {
  as: "roughSea" | "lost";
  reasons: readonly string[];
  /** What the child can do. */
  children: ReactNode;
}) {
  const { heading, text, picture } = trouble[as];
  return (
    <StepLayout heading={heading} mood="oops" picture={picture}>
      <Spoken text={text} />
      {children}
      <div className={layout.small}>
        <p>{trouble.forGrownUps}</p>
        {reasons.map((reason) => (
          <p key={reason}>{reason}</p>
        ))}
      </div>
    </StepLayout>
  );
}
