import { useState } from "react";
import { useQuery } from "@tanstack/react-query";
import { publishPanel as words } from "#app/copy/publishing.ts";
import { fetchNewsMail } from "#app/data/authoring/authoring.ts";
import type { OutlineLesson } from "#app/data/authoring/authoring.ts";
import styles from "./NewsChoice.module.css";

interface Props {
  lesson: OutlineLesson;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
}

/** Do families get a mail about the lesson's next version, and what does it say? */
export function NewsChoice({ lesson, isChosen, onChoose }: Props) {
  const [isOpen, setOpen] = useState(false);
  const { data } = useQuery({
    queryKey: ["news", lesson.id, lesson.version, lesson.title],
    queryFn: () => fetchNewsMail(lesson.id),
    enabled: isOpen,
  });
  return (
    <div className={styles.news}>
      <label>
        <input
          type="checkbox"
          checked={isChosen}
          onChange={(event) => onChoose(event.target.checked)}
        />
        {words.news}
      </label>
      <details onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>{words.newsPreview}</summary>
        {data !== undefined && (
          <div className={styles.mail}>
            <p>
              {words.newsSubject}: <b>{data.subject}</b>
            </p>
            <p>
              <b>{data.heading}</b> {data.text.join(" ")}
            </p>
            <p className={styles.button}>{data.button.label}</p>
            <p className={styles.small}>{data.button.href}</p>
            <p className={styles.small}>{words.newsFoot}</p>
          </div>
        )}
      </details>
    </div>
  );
}
