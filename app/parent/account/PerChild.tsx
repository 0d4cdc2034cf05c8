import { useId } from "react";
import { CHILD_PURPOSES } from "#domain/consent/consent.ts";
import type { ChildConsents, ChildPurpose, Purpose } from "#domain/consent/consent.ts";
import { perChild as words } from "#app/copy/consent.ts";
import styles from "./AccountScreen.module.css";

interface ChildChoice {
  id: string;
  name: string;
  consents: ChildConsents;
}

/**
 * A switch per child below a purpose that is about one child. A single child has none, unless it was
 * taken out of the purpose while it had a sibling.
 */
export function PerChild({
  purpose,
  isFamilyOn,
  family,
  busy,
  onChange,
}: {
  purpose: Purpose;
  isFamilyOn: boolean;
  family: readonly ChildChoice[];
  busy: boolean;
  onChange: (childId: string, purpose: ChildPurpose, granted: boolean) => void;
}) {
  const hint = useId();
  const ofChild = CHILD_PURPOSES.find((known) => known === purpose);
  if (ofChild === undefined) return null;
  const isTakenOut = family.some(({ consents }) => isFamilyOn && !consents[ofChild]);
  if (family.length < 2 && !isTakenOut) return null;
  return (
    <fieldset className={styles.perChild} aria-describedby={hint}>
      <legend>{words.whose[ofChild]}</legend>
      <p id={hint}>{isFamilyOn ? words.addedLater : words.familyFirst}</p>
      {family.map(({ id, name, consents }) => (
        <label key={id} className={styles.switch}>
          <input
            type="checkbox"
            checked={isFamilyOn && consents[ofChild]}
            disabled={busy || !isFamilyOn}
            onChange={(event) => onChange(id, ofChild, event.target.checked)}
          />
          {name}
        </label>
      ))}
    </fieldset>
  );
}
