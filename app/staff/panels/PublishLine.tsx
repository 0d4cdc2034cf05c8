import type { ReactNode } from "react";
import { lists } from "#app/copy/builder.ts";
import { publishCourse as words, publishPanel } from "#app/copy/publishing.ts";
import { Button } from "#app/ui/Button.tsx";
import { Icon } from "#app/ui/Icon.tsx";
import { publicationOf } from "../content/publication.ts";
import { PublicationChip } from "../content/PublicationChip.tsx";
import facts from "../ui/facts.module.css";
import { Alert } from "../ui/Alert.tsx";
import { isWaiting } from "./lesson-checks.ts";
import type { CheckedLesson } from "./lesson-checks.ts";

interface Line {
  isTicked: boolean;
  /** True if it can be published. */
  isOffered: boolean;
  /** True if nothing of it is left to publish: a mark stands in place of the tick box. */
  isDone: boolean;
  isPublishing: boolean;
  disabled: boolean;
  /** Why it was not published. */
  problem: string | null;
  onTick: (isTicked: boolean) => void;
}

interface Props extends Line {
  title: string;
  /** Beside the words. */
  button?: ReactNode;
  children: ReactNode;
}

/** One thing that can be published, with its tick box. */
export function PublishLine({ title, button, children, ...line }: Props) {
  return (
    <li>
      <label>
        {line.isDone ? (
          <Icon name="check" />
        ) : (
          <input
            type="checkbox"
            aria-label={title}
            checked={line.isTicked}
            disabled={line.disabled || !line.isOffered}
            onChange={(event) => line.onTick(event.target.checked)}
          />
        )}
        <span>
          <b>{title}</b>
          {children}
          {line.isPublishing && <small>{publishPanel.publishing}</small>}
        </span>
      </label>
      {button}
      <Alert message={line.problem} />
    </li>
  );
}

/** A lesson: what children see of it, and what is needed before it can be published. */
export function LessonLine({
  lesson,
  counts,
  missing,
  failure,
  onOpen,
  ...line
}: Line & CheckedLesson & { onOpen: () => void }) {
  return (
    <PublishLine
      {...line}
      title={lesson.title}
      problem={line.problem ?? failure}
      isDone={line.isDone || !isWaiting(lesson)}
      button={
        missing !== null && (
          <Button
            look="quiet"
            aria-label={words.fixOf(lesson.title, counts?.needed ?? 0)}
            onClick={onOpen}
          >
            {words.fix(counts?.needed ?? 0)}
          </Button>
        )
      }
    >
      <span className={facts.facts}>
        <PublicationChip of={publicationOf(lesson)} />
        {counts !== null && counts.recommended > 0 && (
          <small>{lists.recommended(counts.recommended)}</small>
        )}
      </span>
      {missing !== null && <small data-needed>{missing}</small>}
    </PublishLine>
  );
}
