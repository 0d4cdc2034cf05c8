import { useEffect, useRef, useState } from "react";
import { files as words } from "#app/copy/files.ts";
import { inBackground } from "#app/data/base/background.ts";
import {
  forgetRecording,
  keepRecording,
  readRecording,
} from "#app/data/authoring/kept-recordings.ts";
import { Button } from "#app/ui/Button.tsx";
import { useFocusInPart } from "../ui/useFocusInPart.ts";
import { LevelMeter } from "./LevelMeter.tsx";
import { RecordingTime } from "./RecordingTime.tsx";
import { useMicrophone } from "./useMicrophone.ts";
import styles from "./Recorder.module.css";

interface Props {
  label: string;
  /** Under which name the recording is kept until it is used or thrown away. */
  place: string;
  /** There is a recording, which another one replaces. */
  isRetake: boolean;
  onRecorded: (file: File) => void;
}

/**
 * Records a line with the microphone. A recording is used at once; one that could not be used is
 * kept on the device until the author uses or deletes it.
 */
export function Recorder({ label, place, isRetake, onRecorded }: Props) {
  const microphone = useMicrophone();
  const part = useFocusInPart<HTMLSpanElement>();
  const [recorded, setRecorded] = useState<{ file: File; url: string } | null>(null);
  const [isSilent, setSilent] = useState(false);
  const show = (file: File) => setRecorded({ file, url: URL.createObjectURL(file) });
  useEffect(() => {
    let isGone = false;
    const reading = readRecording(place).then((kept) => {
      if (kept !== null && !isGone) show(kept.file);
    });
    inBackground("a kept recording", reading);
    return () => void (isGone = true);
  }, [place]);
  const url = recorded?.url ?? null;
  useEffect(() => () => (url === null ? undefined : URL.revokeObjectURL(url)), [url]);

  const latest = useRef(microphone);
  latest.current = microphone;
  useEffect(
    () => () => {
      if (!latest.current.isRecording) return;
      // The author opened another slide: the recording is offered when this line is shown again.
      const keeping = latest.current.take().then(async (file) => {
        if (file !== null) await keepRecording(place, { file, text: "" });
      });
      inBackground("a kept recording", keeping);
    },
    [place],
  );

  const stop = async () => {
    const file = await microphone.take();
    microphone.close();
    setSilent(file === null);
    if (file === null) return;
    inBackground("a kept recording", keepRecording(place, { file, text: "" }));
    onRecorded(file);
  };

  if (microphone.isRecording) {
    return (
      <span ref={part} className={styles.recording} data-audible={microphone.isAudible}>
        <span role="status">{words.recording}</span>
        <RecordingTime begunAt={microphone.begunAt} />
        <LevelMeter meter={microphone.meter} />
        <Button onClick={() => void stop()}>{words.stop}</Button>
      </span>
    );
  }
  if (recorded !== null) {
    return (
      <span ref={part} className={styles.recording}>
        <audio src={recorded.url} controls aria-label={words.listen} />
        <Button onClick={() => onRecorded(recorded.file)}>{words.use}</Button>
        <Button
          look="quiet"
          onClick={() => {
            setRecorded(null);
            inBackground("a kept recording", forgetRecording(place));
          }}
        >
          {words.discard}
        </Button>
      </span>
    );
  }
  const problem = microphone.problem ?? (isSilent ? words.notHeard : null);
  return (
    <>
      <span ref={part} className={styles.record}>
        <Button
          look="quiet"
          aria-label={isRetake ? words.recordAgain(label) : words.record(label)}
          title={isRetake ? `${words.recordShort} ${words.recordAgainRest}` : words.recordShort}
          onClick={() => {
            setSilent(false);
            void microphone.record();
          }}
        >
          <span>{words.recordShort}</span> {isRetake && <span>{words.recordAgainRest}</span>}
        </Button>
      </span>
      {problem !== null && <p role="alert">{problem}</p>}
    </>
  );
}
