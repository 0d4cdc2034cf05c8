import { useEffect, useRef, useState } from "react";
import type { KeyboardEvent } from "react";
import { voiceStudio as words } from "#app/copy/voice-studio.ts";
import type { EditableSlide, OutlineLesson } from "#app/data/authoring/authoring.ts";
import { Button } from "#app/ui/Button.tsx";
import { useLayout } from "../ui/useLayout.ts";
import { FullWindow } from "../ui/FullWindow.tsx";
import { StudioFoot } from "./StudioFoot.tsx";
import { StudioLines } from "./StudioLines.tsx";
import { StudioStage } from "./StudioStage.tsx";
import type { StudioLine } from "./studio-lines.ts";
import { useListening } from "./useListening.ts";
import { useVoiceStudio } from "./useVoiceStudio.ts";
import styles from "./VoiceStudio.module.css";

interface Props {
  lesson: OutlineLesson;
  slides: readonly EditableSlide[];
  onClose: () => void;
}

/** One run through all lines of a lesson that have no voice: a key a line (R-STAFF-33). */
export function VoiceStudio({ lesson, slides, onClose }: Props) {
  const studio = useVoiceStudio(lesson, slides);
  const { microphone, line, at, work } = studio;
  const listening = useListening();
  const main = useRef<HTMLButtonElement>(null);
  const isNarrow = useLayout() === "narrow";
  const studioBox = useRef<HTMLDivElement>(null);
  /** On phones the list of lines lies over the line that is read. */
  const [isListed, setListed] = useState(false);
  const hasLines = line !== null;
  useEffect(() => {
    if (!isListed && hasLines) main.current?.focus();
    else studioBox.current?.querySelector<HTMLElement>("[aria-current]")?.focus();
  }, [isListed, hasLines]);

  /** Does something, and leaves the focus on the button that records. */
  const act = (run: () => unknown) => () => {
    listening.stop();
    void run();
    main.current?.focus();
  };
  const { isRecording } = microphone;
  const acts = {
    press: act(() => (isRecording ? studio.finish(true) : studio.record())),
    stop: act(() => isRecording && studio.finish(false)),
    retake: act(studio.record),
    drop: act(studio.drop),
    listen: (given: StudioLine) =>
      act(() => {
        const url = studio.voiceOf(given);
        if (url !== null && listening.playing !== url) listening.play(url);
      })(),
    back: act(() => studio.goTo(at - 1)),
    skip: act(() => studio.goTo(at + 1)),
    discard: (given: StudioLine) => act(() => studio.throwAway(given))(),
    goTo(index: number) {
      setListed(false);
      act(() => studio.goTo(index))();
    },
    use: act(studio.use),
    speakAll: act(studio.speakAll),
    cancel: act(studio.cancel),
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, target } = event;
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
    if (work.state === "busy" || line === null || isListed) return;
    const isOnMain = target === main.current;
    const hasVoice = studio.voiceOf(line) !== null;
    if (!isOnMain && (key === " " || key === "Enter")) return;
    const byKey: Readonly<Record<string, (() => void) | false>> = {
      " ": acts.press,
      Enter: isRecording ? acts.stop : acts.press,
      ArrowLeft: acts.back,
      ArrowRight: acts.skip,
      Delete: hasVoice && (() => acts.discard(line)),
      r: isOnMain && acts.retake,
      l: isOnMain && hasVoice && (() => acts.listen(line)),
    };
    const run = byKey[key.length === 1 ? key.toLowerCase() : key] ?? false;
    if (run === false) return;
    event.preventDefault();
    run();
  };
  return (
    <FullWindow
      heading={words.heading(lesson.title)}
      tools={<p className={styles.count}>{words.count(studio.done, studio.lines.length)}</p>}
      onKeyDown={onKeyDown}
      onEscape={() => {
        // Escape first ends what is being recorded, or closes the list.
        if (isRecording) studio.drop();
        setListed(false);
        return !isRecording && !isListed;
      }}
      onClose={onClose}
    >
      {line === null ? (
        <div className={styles.nothing}>
          <p>{words.nothing}</p>
          <Button onClick={studio.showAll}>{words.showAll}</Button>
        </div>
      ) : (
        <div ref={studioBox} className={styles.studio} data-listed={isNarrow && isListed}>
          <StudioLines studio={studio} acts={acts} playing={listening.playing} />
          <StudioStage
            studio={studio}
            line={line}
            main={main}
            acts={acts}
            playing={listening.playing}
            onList={isNarrow ? () => setListed(true) : null}
          />
          <StudioFoot studio={studio} acts={acts} />
        </div>
      )}
    </FullWindow>
  );
}
