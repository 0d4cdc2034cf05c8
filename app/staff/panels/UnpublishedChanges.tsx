import { plainText } from "#domain/content/text.ts";
import type { UnpublishedChange } from "#domain/content/unpublished-changes.ts";
import { publishPanel as words } from "#app/copy/publishing.ts";
import { ChangedParts } from "./ChangedParts.tsx";
import { summaryOf } from "../ui/slide-summary.ts";
import findings from "../ui/Findings.module.css";

interface Props {
  changes: readonly UnpublishedChange[];
  /** The version that children see. */
  version: number;
}

/** More lines than these are folded. */
const OPEN_MAX = 8;
const TEXT_MAX = 60;

/** The first words of a text. */
const firstWords = (text: string) =>
  text.length <= TEXT_MAX
    ? text
    : `${text.slice(0, Math.max(text.lastIndexOf(" ", TEXT_MAX), TEXT_MAX / 2))}...`;

/** The first words of the slide; '' where the change of this text says them. */
function wordsOf(change: UnpublishedChange): string {
  if (!("slide" in change)) return "";
  const summary = summaryOf(change.slide);
  const parts = "parts" in change ? change.parts : [];
  return parts.some(({ now }) => plainText(now) === summary) ? "" : firstWords(summary);
}

/** What children see differently once the lesson is published. */
export function UnpublishedChanges({ changes, version }: Props) {
  if (changes.length === 0) return <p>{words.noChanges(version)}</p>;
  return (
    <div className={findings.findings}>
      <details open={changes.length <= OPEN_MAX}>
        <summary>
          <h3>{words.changes(changes.length)}</h3>
        </summary>
        <ul>
          {changes.map((change) => {
            const line = words.change(change, wordsOf(change));
            return (
              <li key={line}>
                {line}
                {"parts" in change && <ChangedParts parts={change.parts} />}
              </li>
            );
          })}
        </ul>
      </details>
    </div>
  );
}
