import { useState } from "react";
import { useQueryClient } from "@tanstack/react-query";
import { encode } from "uqr";
import { dayIn } from "#domain/days.ts";
import type { Day } from "#domain/days.ts";
import type { Language } from "#domain/content/languages.ts";
import { builder } from "#app/copy/builder.ts";
import { previewLink as words } from "#app/copy/preview.ts";
import { translation } from "#app/copy/translation.ts";
import { timeText } from "#app/copy/dates.ts";
import { endPreviewLinks, makePreviewLink } from "#app/data/authoring/authoring.ts";
import type { OutlineCourse, OutlineLesson } from "#app/data/authoring/authoring.ts";
import { timeZone } from "#app/data/base/device.ts";
import { useAction } from "#app/data/base/use-action.ts";
import { useToday } from "#app/data/base/use-today.ts";
import { Button, ButtonLink } from "#app/ui/Button.tsx";
import { Dialog } from "#app/ui/Dialog.tsx";
import { useLayout } from "../ui/useLayout.ts";
import { flushLessons } from "../content/flush-course.ts";
import { useContentDrafts } from "../content/useContentDrafts.ts";
import { LanguageSwitch } from "../translation/LanguageSwitch.tsx";
import { Alert } from "../ui/Alert.tsx";
import styles from "./PreviewLinkPanel.module.css";

interface Props {
  course: OutlineCourse;
  /** The language on the desk; null for the source. */
  language: Language | null;
  lesson: OutlineLesson;
  onClose: () => void;
}

const isOn = (today: Day, at: string) => dayIn(new Date(at), timeZone()) === today;

/** Makes a link, with its QR code, that opens the lesson on a phone for an hour (R-STAFF-17). */
export function PreviewLinkPanel({ course, language, lesson, onClose }: Props) {
  const today = useToday();
  // A phone does not read its own screen.
  const isNarrow = useLayout() === "narrow";
  const [lang, setLang] = useState<string | null>(language);
  const [version, setVersion] = useState<number | null>(null);
  const [link, setLink] = useState<{ url: string; expires_at: string } | null>(null);
  const [isCopied, setCopied] = useState(false);
  const [isEnded, setEnded] = useState(false);
  const queries = useQueryClient();
  const drafts = useContentDrafts();
  const make = useAction(async () => {
    await flushLessons(queries, drafts, [lesson.id]);
    const { url, expires_at } = await makePreviewLink(lesson.id, version);
    setEnded(false);
    setLink({ url: lang === null ? url : `${url}.${lang}`, expires_at });
  });
  const copy = useAction(async (url: string) => {
    await navigator.clipboard.writeText(url);
    setCopied(true);
  });
  const end = useAction(async () => {
    await endPreviewLinks(lesson.id);
    setLink(null);
    setEnded(true);
  });
  const code = link !== null && (
    <>
      <p>{words.scan}</p>
      <QrCode text={link.url} />
    </>
  );
  return (
    <Dialog heading={words.heading(lesson.title)} close={builder.close} onClose={onClose}>
      {link === null ? (
        <>
          <p>{words.text}</p>
          {lesson.version !== null && (
            <fieldset className={styles.which}>
              <legend className="visually-hidden">{words.which}</legend>
              {[null, lesson.version].map((shown) => (
                <label key={shown}>
                  <input
                    type="radio"
                    name="preview-of"
                    checked={version === shown}
                    onChange={() => setVersion(shown)}
                  />
                  {shown === null ? words.draft : words.version(shown)}
                </label>
              ))}
            </fieldset>
          )}
          {course.languages.length > 0 && (
            <p className={styles.language}>
              <span aria-hidden="true">{translation.shownIn}</span>
              <LanguageSwitch
                course={course}
                language={lang}
                label={translation.shownIn}
                onChoose={setLang}
              />
            </p>
          )}
          <Alert message={make.error?.message ?? null} />
          <Button disabled={make.busy} onClick={() => make.run()}>
            {make.busy ? words.making : words.make}
          </Button>
        </>
      ) : (
        <>
          {!isNarrow && code}
          <p role="status">
            {words.until(timeText(link.expires_at), isOn(today, link.expires_at))}
          </p>
          <ButtonLink href={link.url} target="_blank" rel="noreferrer">
            {words.open}
          </ButtonLink>
          <label className={styles.link}>
            {words.link}
            <input readOnly value={link.url} onFocus={(event) => event.target.select()} />
          </label>
          <Alert message={copy.error?.message ?? null} />
          <Button look="quiet" onClick={() => copy.run(link.url)}>
            {isCopied ? words.copied : words.copy}
          </Button>
          {isNarrow && (
            <details className={styles.other}>
              <summary>{words.otherPhone}</summary>
              {code}
            </details>
          )}
        </>
      )}
      {isEnded && <p role="status">{words.endedLinks}</p>}
      <Alert message={end.error?.message ?? null} />
      <Button look="quiet" disabled={end.busy} onClick={() => end.run()}>
        {words.end}
      </Button>
    </Dialog>
  );
}

/** The square that a phone's camera reads. */
function QrCode({ text }: { text: string }) {
  const { data, size } = encode(text, { border: 2 });
  const dark = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return (
    <svg
      className={styles.code}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      aria-hidden="true"
    >
      <path d={`M0 0h${size}v${size}H0z`} fill="var(--white)" />
      <path d={dark.join("")} fill="var(--black)" />
    </svg>
  );
}
