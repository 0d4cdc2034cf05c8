import { useRef } from "react";
import { useQuery } from "@tanstack/react-query";
import type { ClipConversion } from "#domain/content/clip-conversion.ts";
import { FRAMINGS } from "#domain/content/clip-rules.ts";
import type { Framing } from "#domain/content/clip-rules.ts";
import { clips as words, conversionProblems } from "#app/copy/clips.ts";
import { fetchSignedUrls } from "#app/data/authoring/authoring.ts";
import { closeConversion, startConversion, stopConversion } from "#app/data/authoring/clips.ts";
import { useAction } from "#app/data/base/use-action.ts";
import { Button } from "#app/ui/Button.tsx";
import { useConversions } from "./conversions.ts";
import styles from "./ConversionStatus.module.css";

/** What happens to a clip after its upload: the choice of its framing, progress, or a failure. */
export function ConversionStatus({ conversion }: { conversion: ClipConversion }) {
  const { id, name, state, percent } = conversion;
  const { refresh, ahead } = useConversions();
  const place = useRef<HTMLDivElement>(null);
  const afterwards = async (change: Promise<unknown>) => {
    await change;
    await refresh();
    // The button that was pressed is gone.
    place.current?.focus();
  };
  const start = useAction((framing: Framing | null) => afterwards(startConversion(id, framing)));
  const stop = useAction(() => afterwards(stopConversion(id)));
  const close = useAction(async () => {
    await closeConversion(id);
    await refresh();
  });
  const isBusy = start.busy || stop.busy || close.busy;
  const problem = (start.error ?? stop.error ?? close.error)?.message ?? null;
  // A file that is cut off stays cut off: the author needs another one.
  const mayStart = conversion.problem !== "cut";
  const closeButton = (label: string) => (
    // Not `disabled`, so that it keeps the focus until it disappears; then the clip's field gets
    // it.
    <Button look="quiet" aria-disabled={isBusy} onClick={() => !isBusy && close.run()}>
      {label}
    </Button>
  );
  return (
    <div ref={place} className={styles.status} tabIndex={-1}>
      {state === "choosing" && (
        <>
          <p role="status">{words.chooseHeading(name)}</p>
          <Framings conversion={conversion} isBusy={isBusy} onChoose={start.run} />
          {closeButton(words.cancel)}
        </>
      )}
      {(state === "waiting" || state === "running") && (
        <>
          <p role="status">
            {state === "waiting" ? words.waiting(name, ahead(id)) : words.running(name, percent)}
          </p>
          <progress
            max={100}
            aria-label={words.progress}
            {...(state === "running" && { value: percent })}
          />
          <p className={styles.hint}>{words.goOn}</p>
          <Button look="quiet" disabled={isBusy} onClick={() => stop.run()}>
            {words.cancel}
          </Button>
        </>
      )}
      {(state === "failed" || state === "cancelled") && (
        <>
          {state === "failed" ? (
            <p role="alert">
              {name}: {conversionProblems[conversion.problem ?? "machine"]} {words.kept}
            </p>
          ) : (
            <p role="status">{words.stopped(name)}</p>
          )}
          <div className={styles.buttons}>
            {mayStart && (
              <Button disabled={isBusy} onClick={() => start.run(null)}>
                {state === "failed" ? words.again : words.startAgain}
              </Button>
            )}
            {closeButton(state === "failed" ? words.discard : words.withoutIt)}
          </div>
        </>
      )}
      {problem !== null && <p role="alert">{problem}</p>}
    </div>
  );
}

interface FramingsProps {
  conversion: ClipConversion;
  isBusy: boolean;
  onChoose: (framing: Framing) => void;
}

/** The clip's still as a phone would show it, once for each framing. */
function Framings({ conversion, isBusy, onChoose }: FramingsProps) {
  const still = conversion.still_url ?? "";
  const { data } = useQuery({
    queryKey: ["signed-urls", [still]],
    queryFn: () => fetchSignedUrls([still]),
  });
  const src = data?.addresses[still];
  return (
    <div className={styles.framings}>
      {FRAMINGS.map((framing) => (
        <button
          key={framing}
          type="button"
          className={styles.framing}
          disabled={isBusy}
          onClick={() => onChoose(framing)}
        >
          <span className={styles.still}>
            {/* What is cut off stands beside the phone, pale. */}
            {src !== undefined && framing === "crop" && <img src={src} alt="" />}
            <span className={styles.phone}>
              {src !== undefined && <img src={src} alt="" data-framing={framing} />}
            </span>
          </span>
          <b>{words[framing]}</b>
          <small>{words[`${framing}Hint`]}</small>
          <span className={styles.choose} aria-hidden="true">
            {words.choose}
          </span>
        </button>
      ))}
    </div>
  );
}
