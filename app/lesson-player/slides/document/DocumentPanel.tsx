import { useEffect, useImperativeHandle } from "react";
import type { DocumentSlide } from "#domain/slides/document/document.ts";
import { document as words } from "#app/copy/slides/document/child.ts";
import { isReadTo } from "#app/read-aloud/useReadAloud.ts";
import layout from "#app/ui/layout.module.css";
import { useSignedUrls } from "#app/ui/media-urls.ts";
import { isMuted, playVoice, setMuted } from "#app/ui/sound.ts";
import { NextButton } from "../NextButton.tsx";
import type { SlideKeys, SlideProps } from "../view.ts";
import { DocumentCard } from "./DocumentCard.tsx";
import styles from "./DocumentCard.module.css";

/** A statement or a checkout, to be read before its questions (R-LES-38). */
export function DocumentPanel(props: SlideProps<DocumentSlide>) {
  const { slide, childAge } = props;
  const media = useSignedUrls();
  const lines = [
    slide.heading_audio_url,
    slide.note_audio_url,
    ...(isReadTo(childAge) ? slide.rows.map(({ audio_url }) => audio_url) : []),
  ];
  useEffect(() => {
    playVoice(lines, { media });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each slide
  }, [slide.id]);
  useImperativeHandle(props.keysRef, (): SlideKeys => (key) => {
    if (key === "r") playVoice(lines, { media });
    else if (key === "m") setMuted(!isMuted());
    else return false;
    return true;
  });
  return (
    <section className={styles.panel} aria-label={words[slide.form]}>
      <div
        className={`${styles.sheet} ${layout.scrolls}`}
        data-board=""
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls is reached by keys
        tabIndex={0}
        role="region"
        aria-label={slide.heading}
      >
        <DocumentCard document={slide} onHeard={props.onHeard} />
      </div>
      <NextButton look="primary" canContinue={props.canContinue} onContinue={props.onContinue} />
    </section>
  );
}
