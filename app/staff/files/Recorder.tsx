import { useEffect, useRef, useState } from "react";
import { files as words } from "#app/copy/builder.ts";
import { Button } from "#app/ui/Button.tsx";
import { startRecording } from "./record.ts";
import type { Recording } from "./record.ts";
import styles from "./Recorder.module.css";

type RecorderState =
  | { state: "idle" | "no-microphone" | "recording" }
  | { state: "recorded"; file: File; url: string };

/** Records a line with the microphone. The author listens to it before it is uploaded. */
export function Recorder({
  label,
  onRecorded,
}: {
  label: string;
  onRecorded: (file: File) => void;
}) {
  const [recorder, setRecorder] = useState<RecorderState>({ state: "idle" });
  const recording = useRef<Recording | null>(null);
  useEffect(() => () => recording.current?.drop(), []);
  const url = recorder.state === "recorded" ? recorder.url : null;
  useEffect(() => () => (url === null ? undefined : URL.revokeObjectURL(url)), [url]);

  const start = async () => {
    try {
      recording.current = await startRecording();
      setRecorder({ state: "recording" });
    } catch {
      setRecorder({ state: "no-microphone" });
    }
  };
  const stop = async () => {
    const file = await recording.current?.stop();
    recording.current = null;
    setRecorder(
      file === undefined
        ? { state: "idle" }
        : { state: "recorded", file, url: URL.createObjectURL(file) },
    );
  };

  if (recorder.state === "recording") {
    return (
      <span className={styles.recording}>
        <span role="status">{words.recording}</span>
        <Button onClick={() => void stop()}>{words.stop}</Button>
      </span>
    );
  }
  if (recorder.state === "recorded") {
    return (
      <span className={styles.recording}>
        <audio src={recorder.url} controls aria-label={words.listen} />
        <Button
          onClick={() => {
            setRecorder({ state: "idle" });
            onRecorded(recorder.file);
          }}
        >
          {words.use}
        </Button>
        <Button look="quiet" onClick={() => setRecorder({ state: "idle" })}>
          {words.discard}
        </Button>
      </span>
    );
  }
  return (
    <>
      <Button look="quiet" aria-label={words.record(label)} onClick={() => void start()}>
        {words.recordShort}
      </Button>
      {recorder.state === "no-microphone" && <p role="alert">{words.noMicrophone}</p>}
    </>
  );
}
