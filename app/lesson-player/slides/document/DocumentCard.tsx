import { useId } from "react";
import type { DocumentSlide } from "#domain/slides/document/document.ts";
import { totalOf } from "#domain/slides/document/total.ts";
import { inDollars } from "#domain/slides/money.ts";
import { document as words } from "#app/copy/slides/document/child.ts";
import { SpeakButton } from "#app/read-aloud/SpeakButton.tsx";
import { useLessonText } from "#app/ui/lesson-language.ts";
import styles from "./DocumentCard.module.css";

interface Props {
  document: DocumentSlide;
  onHeard: () => void;
}

/** '+212.40' or '-11.99' in a statement; in a checkout only a discount has a sign. */
function signed(amount: number, isIn: boolean, form: DocumentSlide["form"]): string {
  const sign = isIn === (form === "statement") ? "+" : "−";
  return form === "checkout" && !isIn ? inDollars(amount) : sign + inDollars(amount);
}

/** A statement or a checkout: what, when and how much, and what it comes to. */
export function DocumentCard({ document, onHeard }: Props) {
  const lessonText = useLessonText();
  const headingId = useId();
  const { form, rows, begins_with, note } = document;
  const hasDates = rows.some(({ date }) => date !== "");
  return (
    <div className={styles.paper}>
      {/* Without the name of the button in its caption. */}
      <table className={styles.table} aria-labelledby={headingId}>
        <caption {...lessonText}>
          <span id={headingId}>{document.heading}</span>
          <SpeakButton text={document.heading} url={document.heading_audio_url} onHeard={onHeard} />
        </caption>
        <thead>
          <tr>
            {hasDates && <th scope="col">{words.date}</th>}
            <th scope="col">{words.what}</th>
            <th scope="col">{words.amount}</th>
          </tr>
        </thead>
        <tbody>
          {form === "statement" && (
            <tr>
              <th scope="row" colSpan={hasDates ? 2 : 1}>
                {words.before}
              </th>
              <td>{inDollars(begins_with)}</td>
            </tr>
          )}
          {rows.map((row, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- rows have no id, only a position
            <tr key={index} data-in={row.is_in}>
              {hasDates && <td {...lessonText}>{row.date}</td>}
              <th scope="row" {...lessonText}>
                {row.name}
                {row.note !== "" && <small>{row.note}</small>}
              </th>
              <td>{signed(row.amount, row.is_in, form)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={hasDates ? 2 : 1}>
              {form === "statement" ? words.left : words.total}
            </th>
            <td>{inDollars(totalOf(document))}</td>
          </tr>
        </tfoot>
      </table>
      {note !== "" && (
        <p className={styles.note} {...lessonText}>
          {note} <SpeakButton text={note} url={document.note_audio_url} onHeard={onHeard} />
        </p>
      )}
    </div>
  );
}
