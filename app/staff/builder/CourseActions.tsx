import { builder as words, lists } from "#app/copy/builder.ts";
import { translation } from "#app/copy/translation.ts";
import type { OutlineCourse } from "#app/data/authoring/authoring.ts";
import { Button } from "#app/ui/Button.tsx";
import { Menu } from "../ui/Menu.tsx";
import { coursePublicationOf } from "../content/publication.ts";

interface Props {
  courses: readonly OutlineCourse[];
  course: OutlineCourse;
  /** The export is under way. */
  exporting: boolean;
  onExport: () => void;
  onLanguages: () => void;
  onPublish: () => void;
  onDuplicate: () => void;
  onDelete: () => void;
}

/** What can be done with a course. */
export function CourseActions({ courses, course, exporting, ...on }: Props) {
  const { lessons } = course;
  const { state } = coursePublicationOf(courses, course);
  const waits = lessons.length > 0 && state !== "published";
  return (
    <>
      <Button look={waits ? "primary" : "quiet"} onClick={on.onPublish}>
        {words.publish}
      </Button>
      <Menu
        label={words.courseMenu}
        isShort
        items={[
          { label: translation.menu, hint: words.languagesHint, onSelect: on.onLanguages },
          {
            label: lists.duplicateCourse,
            hint: words.duplicateCourseHint,
            onSelect: on.onDuplicate,
          },
          {
            label: exporting ? words.exporting : words.exportCourse,
            hint: words.exportHint,
            disabled: exporting,
            onSelect: on.onExport,
          },
          {
            label: lists.deleteCourse,
            hint: words.deleteHint,
            onSelect: on.onDelete,
            isDanger: true,
          },
        ]}
      />
    </>
  );
}
