import { useEffect, useState } from "react";
import { checkLesson } from "#domain/content/publish-check.ts";
import type { Finding } from "#domain/content/publish-check.ts";
import type { LessonVersion } from "#domain/content/content.ts";
import { builder as words, insight } from "#app/copy/builder.ts";
import { fetchVersion, fixVideoUrls } from "#app/data/authoring/authoring.ts";
import { useAction } from "#app/data/base/use-action.ts";
import { Button } from "#app/ui/Button.tsx";
import { LoadingScreen } from "#app/ui/LoadingScreen.tsx";
import { useScreenState } from "#app/ui/screen-state.ts";
import { StepLayout } from "#app/ui/StepLayout.tsx";
import { AddressesContext, useFetchedAddresses } from "../files/media-urls.ts";
import { Alert } from "../panels/Alert.tsx";
import { Checklist } from "../panels/Checklist.tsx";
import { FixedPanel } from "../panels/FixedPanel.tsx";
import type { FixReport } from "../panels/FixedPanel.tsx";
import { InsightPanel } from "../panels/InsightPanel.tsx";
import { LogPanel } from "../panels/LogPanel.tsx";
import { PublishPanel } from "../panels/PublishPanel.tsx";
import { TrashPanel } from "../panels/TrashPanel.tsx";
import { VersionsPanel } from "../panels/VersionsPanel.tsx";
import { Preview } from "../preview/Preview.tsx";
import { CourseColumn } from "./CourseColumn.tsx";
import { focusFinding } from "./focus-finding.ts";
import { LessonColumn } from "./LessonColumn.tsx";
import { useBuilder } from "./useBuilder.ts";
import { useContentAutosave } from "../content/useContentDrafts.ts";
import type { ReadyBuilder } from "./useBuilder.ts";
import styles from "./BuilderScreen.module.css";

export function BuilderScreen({ onSignOut }: { onSignOut: () => void }) {
  const builder = useBuilder();
  useScreenState("builder", builder.state);
  useContentAutosave();
  switch (builder.state) {
    case "loading":
      return <LoadingScreen heading={words.loading} />;
    case "failed":
      return (
        <StepLayout heading={builder.message} mood="oops">
          <Button onClick={builder.again}>{words.again}</Button>
          <Button look="quiet" onClick={onSignOut}>
            {words.signOut}
          </Button>
        </StepLayout>
      );
    case "ready":
      return <Ready builder={builder} onSignOut={onSignOut} />;
  }
}

type Panel = "insight" | "trash" | "log" | "versions" | "publish" | { fixed: FixReport };

function Ready({ builder, onSignOut }: { builder: ReadyBuilder; onSignOut: () => void }) {
  const { lesson, slides, slide } = builder;
  const [panel, setPanel] = useState<Panel | null>(null);
  const [looked, setLooked] = useState<LessonVersion | null>(null);
  const [wanted, setWanted] = useState<Finding | null>(null);
  const look = useAction(async (lessonId: string, version: number) => {
    setPanel(null);
    setLooked(await fetchVersion(lessonId, version));
  });
  const addresses = useFetchedAddresses([...(slides ?? []), ...(looked?.slides ?? [])]);
  const findings = slides === null ? [] : checkLesson(slides);

  useEffect(() => setLooked(null), [lesson?.id]);
  useEffect(() => {
    // The slide's editor is there now.
    if (wanted !== null && (wanted.slideId === null || wanted.slideId === slide?.id)) {
      focusFinding(wanted);
      setWanted(null);
    }
  }, [wanted, slide?.id]);

  const open = (finding: Finding) => {
    setPanel(null);
    if (finding.slideId !== null) builder.selectSlide(finding.slideId);
    setWanted(finding);
  };
  const fix = useAction(async () => {
    look.reset();
    setPanel({ fixed: await fixVideoUrls() });
    builder.refresh();
  });
  const close = () => setPanel(null);
  const draft =
    lesson === null || slides === null
      ? null
      : { lesson_id: lesson.id, version: 0, title: lesson.title, tag: lesson.tag, slides };
  const place =
    looked === null ? Math.max(0, slides?.findIndex(({ id }) => id === slide?.id) ?? 0) : 0;

  return (
    <main className={styles.page}>
      <header className={styles.head}>
        <h1>{words.title}</h1>
        <div className={styles.bar}>
          <Button look="quiet" disabled={fix.busy} onClick={fix.run}>
            {fix.busy ? words.fixing : words.fixUrls}
          </Button>
          <Button look="quiet" onClick={() => setPanel("insight")}>
            {insight.button}
          </Button>
          <Button look="quiet" onClick={() => setPanel("trash")}>
            {words.trash}
          </Button>
          <Button look="quiet" onClick={() => setPanel("log")}>
            {words.log}
          </Button>
          <Button look="quiet" onClick={onSignOut}>
            {words.signOut}
          </Button>
        </div>
      </header>
      <Alert message={look.error?.message ?? fix.error?.message ?? null} />
      <AddressesContext value={addresses}>
        <div className={styles.columns}>
          <CourseColumn builder={builder} />
          <LessonColumn
            builder={builder}
            onPublish={() => setPanel("publish")}
            onVersions={() => setPanel("versions")}
          />
          {draft !== null && (
            <div className={`${styles.column} ${styles.side}`}>
              <Checklist findings={findings} slides={draft.slides} onOpen={open} />
              <Preview
                lesson={looked ?? draft}
                startAt={place}
                version={looked?.version ?? null}
                onBackToDraft={() => setLooked(null)}
              />
            </div>
          )}
        </div>
      </AddressesContext>
      {panel === "insight" && <InsightPanel onClose={close} />}
      {panel === "trash" && <TrashPanel onChanged={builder.refresh} onClose={close} />}
      {panel === "log" && <LogPanel onClose={close} />}
      {panel !== null && typeof panel === "object" && (
        <FixedPanel report={panel.fixed} onClose={close} />
      )}
      {panel === "versions" && lesson !== null && (
        <VersionsPanel
          lessonId={lesson.id}
          onLook={(version) => look.run(lesson.id, version)}
          onRestored={builder.refresh}
          onClose={close}
        />
      )}
      {panel === "publish" && lesson !== null && draft !== null && (
        <PublishPanel
          lesson={lesson}
          slides={draft.slides}
          findings={findings}
          onOpen={open}
          onPublished={builder.refresh}
          onClose={close}
        />
      )}
    </main>
  );
}
