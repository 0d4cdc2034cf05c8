import { useState } from "react";
import { builder as page, lists as words } from "#app/copy/builder.ts";
import type { OutlineLesson } from "#app/data/authoring/authoring.ts";
import { Button } from "#app/ui/Button.tsx";
import { Field } from "#app/ui/Field.tsx";
import { useContentDrafts } from "../content/useContentDrafts.ts";
import { SaveState } from "../drafts/SaveState.tsx";
import { useDraft } from "../drafts/useDraft.ts";
import styles from "./CourseView.module.css";

interface Props {
  /** Those that are chosen. */
  lessons: readonly OutlineLesson[];
  /** Of all lessons of the course; empty where one has none. */
  topics: readonly string[];
  onAll: () => void;
  onDelete: (lessons: readonly OutlineLesson[]) => void;
}

/**
 * Gives the chosen lessons one topic (tag), which is saved as in their own fields, and can be undone;
 * or deletes them.
 */
export function ChosenLessonsBar({ lessons, topics, onAll, onDelete }: Props) {
  const { store } = useContentDrafts().lessons;
  const [isGiving, setGiving] = useState(false);
  const [tag, setTag] = useState("");
  const [changed, setChanged] = useState<readonly OutlineLesson[]>([]);
  const give = () => {
    const toChange = lessons.filter((lesson) => lesson.tag !== tag.trim());
    for (const lesson of toChange) store.edit(lesson, { tag: tag.trim() });
    setChanged(toChange);
  };
  /** What is typed, or else what all chosen lessons have. */
  const marked =
    tag.trim() || lessons.reduce((all, one) => (one.tag === all ? all : ""), lessons[0]?.tag);
  const inUse = [...new Set(topics)].filter((topic) => topic !== "");
  const undo = () => {
    for (const lesson of changed) store.undo(lesson);
    setChanged([]);
  };
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
          <Field
            label={inUse.length > 0 ? words.orNewTopic : words.topicOfChosen}
            placeholder={words.tagExample}
            maxLength={40}
            value={tag}
            autoFocus
            onChange={(event) => setTag(event.target.value)}
          />
          <Button
            look={tag.trim() === "" ? "quiet" : "primary"}
            disabled={lessons.length === 0 || tag.trim() === ""}
            aria-label={words.giveTopic(lessons.length)}
            onClick={give}
          >
            {words.giveTopicShort}
          </Button>
        </>
      )}
      {changed.length > 0 && (
        <>
          <p role="status">{words.topicGiven(changed.length)}</p>
          <Button look="quiet" onClick={undo}>
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
