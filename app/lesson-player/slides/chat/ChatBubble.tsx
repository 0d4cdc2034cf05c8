import type { Sender } from "#domain/slides/chat/chat.ts";
import type { Bubble } from "#domain/slides/chat/play.ts";
import { chat as words } from "#app/copy/slides/chat/child.ts";
import { SpeakButton } from "#app/read-aloud/SpeakButton.tsx";
import { Pocket } from "#app/ui/Mascot.tsx";
import { useLessonText } from "#app/ui/lesson-language.ts";
import { Picture } from "../activity/Picture.tsx";
import styles from "./ChatPanel.module.css";

/** Who writes: a portrait, or the first letter of the name. */
export function Portrait({ sender }: { sender: Sender | undefined }) {
  const letter = <span>{sender?.name.trim().slice(0, 1) ?? ""}</span>;
  return (
    <span className={styles.portrait} aria-hidden="true">
      {sender?.is_pocket === true ? (
        <Pocket isLate face mood="thinking" />
      ) : (
        <Picture url={sender?.image_url ?? null} alt="" className={styles.face} instead={letter} />
      )}
    </span>
  );
}

interface Props {
  bubble: Bubble;
  /** Undefined: the child. */
  sender: Sender | undefined;
  /** The message before is of the same sender. */
  isSame: boolean;
  onHeard: () => void;
}

/** A message with who wrote it. */
export function ChatBubble({ bubble, sender, isSame, onHeard }: Props) {
  const lessonText = useLessonText();
  const { line, image_url, alt } = bubble;
  const isOwn = bubble.sender === null;
  const name = isOwn ? words.you : (sender?.name ?? "");
  return (
    <li className={styles.message} data-own={isOwn} data-same={isSame}>
      {!isOwn && <Portrait sender={sender} />}
      <div className={styles.bubble}>
        <span className={isSame ? "visually-hidden" : styles.name} {...(!isOwn && lessonText)}>
          {name}:{" "}
        </span>
        {image_url !== null && <Picture url={image_url} alt={alt} className={styles.picture} />}
        {line.text !== "" && <span {...lessonText}>{line.text}</span>}
      </div>
      {line.text !== "" && <SpeakButton text={line.text} url={line.url} onHeard={onHeard} />}
    </li>
  );
}
