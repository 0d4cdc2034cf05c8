import { useEffect, useImperativeHandle, useRef } from "react";
import type { ChatSlide } from "#domain/slides/chat/chat.ts";
import { quiz } from "#app/copy/child.ts";
import { chat as words } from "#app/copy/slides/chat/child.ts";
import { SpeakButton } from "#app/read-aloud/SpeakButton.tsx";
import { Button } from "#app/ui/Button.tsx";
import { useLessonText } from "#app/ui/lesson-language.ts";
import { isMuted, setMuted } from "#app/ui/sound.ts";
import type { SlideKeys, SlideProps } from "../view.ts";
import { ChatBubble, Portrait } from "./ChatBubble.tsx";
import { useChat } from "./useChat.ts";
import styles from "./ChatPanel.module.css";

/** Messages that come one after the other, and what the child says among them (R-LES-37). */
export function ChatPanel(props: SlideProps<ChatSlide>) {
  const lessonText = useLessonText();
  const { slide, onHeard } = props;
  const { bubbles, next, isRead, ...acts } = useChat(props);
  const actionRef = useRef<HTMLDivElement>(null);
  const hasPressed = useRef(false);
  const stage = isRead ? "read" : next?.type;
  useEffect(() => {
    // What was pressed is gone: the focus goes on to what stands in its place.
    if (hasPressed.current)
      actionRef.current?.querySelector<HTMLElement>("button")?.focus({ preventScroll: true });
    hasPressed.current = false;
  }, [stage]);
  useImperativeHandle(props.keysRef, (): SlideKeys => (key, lesson) => {
    if (/^[1-9]$/.test(key))
      lesson.querySelectorAll<HTMLElement>("[data-say]")[Number(key) - 1]?.click();
    else if (key === "r") acts.listen();
    else if (key === "m") setMuted(!isMuted());
    else return false;
    return true;
  });
  const pressed = (act: () => void) => () => {
    hasPressed.current = true;
    act();
  };
  const writer = next?.type === "message" ? slide.messages[next.index]?.sender : undefined;
  const writing = writer === undefined ? undefined : slide.senders[writer];
  return (
    <section className={styles.chat} aria-labelledby="chat-heading">
      <div className={styles.head}>
        <h2 id="chat-heading" {...lessonText}>
          {slide.heading}
        </h2>
        <SpeakButton text={slide.heading} url={slide.heading_audio_url} onHeard={onHeard} />
      </div>
      <div className={styles.log} data-board="">
        <ol role="log" aria-live="polite" aria-label={words.log}>
          {bubbles.map((bubble, place) => (
            <ChatBubble
              // oxlint-disable-next-line react/no-array-index-key -- messages are only added
              key={place}
              bubble={bubble}
              sender={bubble.sender === null ? undefined : slide.senders[bubble.sender]}
              isSame={place > 0 && bubbles[place - 1]?.sender === bubble.sender}
              onHeard={onHeard}
            />
          ))}
        </ol>
        {writing !== undefined && (
          <div className={styles.writing} aria-hidden="true">
            <Portrait sender={writing} />
            <span className={styles.dots} />
          </div>
        )}
        <div ref={acts.endRef} />
      </div>
      <div className={styles.action} data-action="" ref={actionRef}>
        {isRead ? (
          <Button
            big
            look="gold"
            disabled={!props.canContinue}
            onClick={() => {
              acts.finish();
              props.onContinue();
            }}
          >
            {quiz.continue}
          </Button>
        ) : next?.type === "choice" ? (
          <div className={styles.choices} role="group" aria-label={words.choose}>
            {next.of.map((message) => (
              <div key={message} className={styles.choice}>
                <button
                  type="button"
                  className={styles.say}
                  data-say=""
                  onClick={pressed(() => acts.say(message))}
                  {...lessonText}
                >
                  {slide.messages[message]?.text}
                </button>
                <SpeakButton
                  text={slide.messages[message]?.text ?? ""}
                  url={slide.messages[message]?.audio_url}
                  onHeard={onHeard}
                />
              </div>
            ))}
          </div>
        ) : (
          <div className={styles.pace}>
            <Button look="quiet" onClick={pressed(acts.showAll)}>
              {words.all}
            </Button>
            <Button big onClick={pressed(acts.goOn)}>
              {words.next}
            </Button>
          </div>
        )}
      </div>
    </section>
  );
}
