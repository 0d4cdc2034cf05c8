import type { Language } from "#domain/content/languages.ts";
import { isBlocking } from "#domain/content/publish-check.ts";
import type { Finding } from "#domain/content/publish-check.ts";
import type { EditableSlide, OutlineCourse, OutlineLesson } from "#app/data/authoring/authoring.ts";
import type { FixReport } from "../panels/FixedPanel.tsx";
import { FixedPanel } from "../panels/FixedPanel.tsx";
import { ImportPanel } from "../panels/ImportPanel.tsx";
import { InsertPanel } from "../panels/InsertPanel.tsx";
import { InsightPanel } from "../panels/InsightPanel.tsx";
import { KeysPanel } from "../panels/KeysPanel.tsx";
import { LanguagesPanel } from "../panels/LanguagesPanel.tsx";
import { LessonInsightPanel } from "../panels/LessonInsightPanel.tsx";
import { LogPanel } from "../panels/LogPanel.tsx";
import { MovePanel } from "../panels/MovePanel.tsx";
import { PreviewLinkPanel } from "../panels/PreviewLinkPanel.tsx";
import { PublishCoursePanel } from "../panels/PublishCoursePanel.tsx";
import { PublishPanel } from "../panels/PublishPanel.tsx";
import { SearchPanel } from "../panels/SearchPanel.tsx";
import { TrashPanel } from "../panels/TrashPanel.tsx";
import { VersionsPanel } from "../panels/VersionsPanel.tsx";
import { VoiceStudio } from "../voice/VoiceStudio.tsx";
import type { Copies } from "./useCopies.ts";
import type { Selection } from "../ui/useSelection.ts";

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

export function BuilderPanels({
  panel,
  courses,
  copies,
  course,
  lesson,
  slides,
  findings,
  ...props
}: Props) {
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
