import { useRef, useState, useSyncExternalStore } from "react";
import { builder as page, lists as words } from "#app/copy/builder.ts";
import type { OutlineLesson } from "#app/data/authoring/authoring.ts";
import { Button } from "#app/ui/Button.tsx";
import { Field } from "#app/ui/Field.tsx";
import { Form } from "#app/ui/Form.tsx";
import { useContentDrafts } from "../content/useContentDrafts.ts";
import type { ListChange } from "../drafts/list-history.ts";
import type { ApplyChange } from "../content/ListUndo.tsx";
import { SaveState } from "../drafts/SaveState.tsx";
import { useDraft } from "../drafts/useDraft.ts";
import styles from "./ChosenLessonsBar.module.css";

interface Props {
  /** The selected lessons. */
  lessons: readonly OutlineLesson[];
  /** The topics of all lessons of the course; an empty text for a lesson without one. */
  topics: readonly string[];
  onAll: () => void;
  onUndo: ApplyChange;
  onDelete: (lessons: readonly OutlineLesson[]) => void;
}

/**
 * Gives the chosen lessons one topic (tag), which is saved as in their own fields, and undone as one
 * change of the course's list; or deletes them.
 */
export function ChosenLessonsBar({ lessons, topics, onAll, onUndo, onDelete }: Props) {
  const { lessons: drafts, lists } = useContentDrafts();
  const { past } = useSyncExternalStore(lists.subscribe, lists.changes);
  const button = useRef<HTMLButtonElement>(null);
  const [isGiving, setGiving] = useState(false);
  const [tag, setTag] = useState("");
  const [changed, setChanged] = useState<readonly OutlineLesson[]>([]);
  const [change, setChange] = useState<ListChange | null>(null);
  const give = () => {
    const topic = tag.trim();
    const toChange = lessons.filter((lesson) => lesson.tag !== topic);
    setChanged(toChange);
    setChange(null);
    // After Enter, too, the keys undo the change, not what was typed in the field.
    button.current?.focus();
    const [first] = toChange;
    if (first === undefined) return;
    const before = Object.fromEntries(toChange.map((lesson) => [lesson.id, lesson.tag]));
    const begun = lists.begin({ lists: [first.course_id], topics: { topic, before } });
    setChange(Object.assign(begun, { isAnswered: true }));
    for (const lesson of toChange) drafts.store.edit(lesson, { tag: topic });
  };
  /** The typed topic; if nothing is typed, the topic that all selected lessons share. */
  const marked =
    tag.trim() || lessons.reduce((all, one) => (one.tag === all ? all : ""), lessons[0]?.tag);
  const inUse = [...new Set(topics)].filter((topic) => topic !== "");
  return (
    <div className={styles.bulk} role="group" aria-label={words.chosenLessons}>
      <p role="status">{words.lessonsChosen(lessons.length)}</p>
      <div className={styles.bulkTools}>
        <Button look="quiet" onClick={onAll}>
          {words.chooseAll}
        </Button>
        <Button look="quiet" aria-expanded={isGiving} onClick={() => setGiving(!isGiving)}>
          {words.changeTopic}
        </Button>
        <Button
          look="quiet"
          data-danger
          disabled={lessons.length === 0}
          onClick={() => onDelete(lessons)}
        >
          {page.delete}
        </Button>
      </div>
      {isGiving && (
        <>
          {inUse.length > 0 && (
            <div className={styles.topics} role="group" aria-label={words.topicsOfCourse}>
              <span aria-hidden="true">{words.topicsOfCourse}</span>
              {inUse.map((topic) => (
                <button
                  key={topic}
                  type="button"
                  aria-pressed={topic === marked}
                  onClick={() => setTag(topic)}
                >
                  {topic}
                </button>
              ))}
            </div>
          )}
          <Form onSubmit={give}>
            <Field
              label={inUse.length > 0 ? words.orNewTopic : words.topicOfChosen}
              placeholder={words.tagExample}
              maxLength={40}
              value={tag}
              autoFocus
              onChange={(event) => setTag(event.target.value)}
            />
            <Button
              ref={button}
              type="submit"
              look={tag.trim() === "" ? "quiet" : "primary"}
              disabled={lessons.length === 0 || tag.trim() === ""}
              aria-label={words.giveTopic(lessons.length)}
            >
              {words.giveTopicShort}
            </Button>
          </Form>
        </>
      )}
      {change !== null && past.includes(change) && (
        <>
          <p role="status">{words.topicGiven(changed.length)}</p>
          <Button look="quiet" onClick={() => onUndo("undo", change)}>
            {page.undo}
          </Button>
        </>
      )}
      {changed.map((lesson) => (
        <Unsaved key={lesson.id} lesson={lesson} />
      ))}
    </div>
  );
}

function Unsaved({ lesson }: { lesson: OutlineLesson }) {
  const saving = useDraft(useContentDrafts().lessons, lesson);
  return saving.status === "clean" || saving.status === "saved" ? null : (
    <div className={styles.unsaved}>
      {lesson.title} <SaveState saving={saving} />
    </div>
  );
}
