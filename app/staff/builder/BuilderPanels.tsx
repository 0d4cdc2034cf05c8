import { Suspense } from "react";
import type { Language } from "#domain/content/languages.ts";
import { isBlocking } from "#domain/content/publish-check.ts";
import type { Finding } from "#domain/content/publish-check.ts";
import type { EditableSlide, OutlineCourse, OutlineLesson } from "#app/data/authoring/authoring.ts";
import type { FixReport } from "../panels/FixedPanel.tsx";
import { lazyPanel } from "../panels/lazy-panel.tsx";
import type { Copies } from "./useCopies.ts";
import type { Selection } from "../ui/useSelection.ts";

const FixedPanel = lazyPanel(async () => (await import("../panels/FixedPanel.tsx")).FixedPanel);
const ImportPanel = lazyPanel(async () => (await import("../panels/ImportPanel.tsx")).ImportPanel);
const InsertPanel = lazyPanel(async () => (await import("../panels/InsertPanel.tsx")).InsertPanel);
const MovePanel = lazyPanel(async () => (await import("../panels/MovePanel.tsx")).MovePanel);
const InsightPanel = lazyPanel(
  async () => (await import("../panels/InsightPanel.tsx")).InsightPanel,
);
const LessonInsightPanel = lazyPanel(
  async () => (await import("../panels/LessonInsightPanel.tsx")).LessonInsightPanel,
);
const KeysPanel = lazyPanel(async () => (await import("../panels/KeysPanel.tsx")).KeysPanel);
const SearchPanel = lazyPanel(async () => (await import("../panels/SearchPanel.tsx")).SearchPanel);
const LogPanel = lazyPanel(async () => (await import("../panels/LogPanel.tsx")).LogPanel);
const PublishPanel = lazyPanel(
  async () => (await import("../panels/PublishPanel.tsx")).PublishPanel,
);
const PreviewLinkPanel = lazyPanel(
  async () => (await import("../panels/PreviewLinkPanel.tsx")).PreviewLinkPanel,
);
const PublishCoursePanel = lazyPanel(
  async () => (await import("../panels/PublishCoursePanel.tsx")).PublishCoursePanel,
);
const LanguagesPanel = lazyPanel(
  async () => (await import("../panels/LanguagesPanel.tsx")).LanguagesPanel,
);
const TrashPanel = lazyPanel(async () => (await import("../panels/TrashPanel.tsx")).TrashPanel);
const VoiceStudio = lazyPanel(async () => (await import("../voice/VoiceStudio.tsx")).VoiceStudio);
const VersionsPanel = lazyPanel(
  async () => (await import("../panels/VersionsPanel.tsx")).VersionsPanel,
);

/** The dialog that is open. */
export type Panel =
  | "search"
  | "keys"
  | "insight"
  | "lesson-insight"
  | "trash"
  | "log"
  | "versions"
  | "voices"
  | "publish"
  | "publish-course"
  | "preview-link"
  | "languages"
  | "import"
  | { fixed: FixReport }
  | { insertAt: number }
  | { moving: readonly string[] };

interface Props {
  panel: Panel;
  courses: readonly OutlineCourse[];
  copies: Copies;
  course: OutlineCourse | null;
  lesson: OutlineLesson | null;
  slides: readonly EditableSlide[] | null;
  /** The language on the desk; null for the source. */
  language: Language | null;
  findings: readonly Finding[];
  onOpen: (finding: Finding) => void;
  onOpenPlace: (place: Selection & { language?: string | null }) => void;
  /** Opens another dialog in place of this one. */
  onPanel: (panel: Panel) => void;
  onShowVersion: (lessonId: string, version: number) => void;
  /** The content changed on the server. */
  onChanged: () => void;
  onClose: () => void;
}

export const BuilderPanels = (props: Props) => (
  <Suspense>
    <OpenPanel {...props} />
  </Suspense>
);

function OpenPanel({ panel, courses, copies, course, lesson, slides, findings, ...props }: Props) {
  const { language, onOpen, onOpenPlace, onPanel, onShowVersion, onChanged, onClose } = props;
  if (typeof panel === "object") {
    if ("fixed" in panel)
      return (
        <FixedPanel report={panel.fixed} courses={courses} onOpen={onOpenPlace} onClose={onClose} />
      );
    if ("insertAt" in panel)
      return (
        <InsertPanel
          place={panel.insertAt}
          onChoose={(kind) => void copies.addSlide(kind, panel.insertAt)}
          onClose={onClose}
        />
      );
    return (
      <MovePanel
        courses={courses}
        from={lesson?.id ?? ""}
        slides={slides ?? []}
        moving={panel.moving}
        onChoose={(action, to) =>
          void copies.sendSlides(action, panel.moving, lesson?.id ?? "", to)
        }
        onClose={onClose}
      />
    );
  }
  switch (panel) {
    case "search":
      return <SearchPanel onOpen={onOpenPlace} onClose={onClose} />;
    case "import":
      return (
        <ImportPanel
          courses={courses}
          onImported={onChanged}
          onOpen={(id) => onOpenPlace({ course: id, lesson: null, slide: null })}
          onClose={onClose}
        />
      );
    case "keys":
      return <KeysPanel onClose={onClose} />;
    case "insight":
      return (
        <InsightPanel
          onOpen={onOpenPlace}
          onStatistics={() => onPanel("lesson-insight")}
          onClose={onClose}
        />
      );
    case "lesson-insight":
      return lesson === null || slides === null ? null : (
        <LessonInsightPanel
          lesson={lesson}
          slides={slides}
          needed={findings.filter(isBlocking).length}
          onOpenSlide={(slide) =>
            onOpenPlace({ course: course?.id ?? null, lesson: lesson.id, slide })
          }
          onPublish={() => onPanel("publish")}
          onClose={onClose}
        />
      );
    case "trash":
      return <TrashPanel onChanged={onChanged} onClose={onClose} />;
    case "log":
      return <LogPanel courses={courses} onOpen={onOpenPlace} onClose={onClose} />;
    case "versions":
      return lesson === null ? null : (
        <VersionsPanel
          lesson={lesson}
          onShow={(version) => onShowVersion(lesson.id, version)}
          onRestored={onChanged}
          onClose={onClose}
        />
      );
    case "voices":
      return lesson === null || slides === null ? null : (
        <VoiceStudio lesson={lesson} slides={slides} onClose={onClose} />
      );
    case "preview-link":
      return course === null || lesson === null ? null : (
        <PreviewLinkPanel course={course} language={language} lesson={lesson} onClose={onClose} />
      );
    case "languages":
      return course === null ? null : (
        <LanguagesPanel
          course={course}
          onTranslate={(id, lang) =>
            onOpenPlace({ course: course.id, lesson: id, slide: null, language: lang })
          }
          onClose={onClose}
        />
      );
    case "publish-course":
      return course === null ? null : (
        <PublishCoursePanel
          courses={courses}
          course={course}
          onOpenLesson={(id) => onOpenPlace({ course: course.id, lesson: id, slide: null })}
          onPublished={onChanged}
          onClose={onClose}
        />
      );
    case "publish":
      return course === null || lesson === null || slides === null ? null : (
        <PublishPanel
          course={course}
          lesson={lesson}
          slides={slides}
          findings={findings}
          onOpen={onOpen}
          onPanel={onPanel}
          onPublished={onChanged}
          onClose={onClose}
        />
      );
  }
}
